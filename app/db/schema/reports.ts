import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What shoppers searched for, by day; never who. */
export const searchTerms = pgTable(
  "search_terms",
  {
    term: text().notNull(),
    searchedOn: date({ mode: "string" }).notNull(),
    searchCount: integer().notNull(),
    /** How many products the last such search of the day found. */
    foundCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.searchedOn] }), index("search_terms_day_index").on(t.searchedOn)],
);
