import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The months whose page views are summed up (job sum-views), by their first day; one of which a row changes is gone at once (triggers seo_analytics_…). */
export const viewMonths = pgTable("view_months", {
  month: date({ mode: "string" }).primaryKey(),
});

const summedMonth = () =>
  date({ mode: "string" })
    .notNull()
    .references(() => viewMonths.month, { onDelete: "cascade" });

/** Page views of a summed month by day, and of how many pages. */
export const viewsByDay = pgTable(
  "views_by_day",
  {
    month: summedMonth(),
    day: date({ mode: "string" }).notNull(),
    impressions: integer().notNull(),
    pageCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.day] })],
);

/** Page views of a summed month by page; its title is that of the last day. */
export const viewsByPage = pgTable(
  "views_by_page",
  {
    month: summedMonth(),
    pageUrl: text().notNull(),
    impressions: integer().notNull(),
    lastDay: date({ mode: "string" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.pageUrl] })],
);
