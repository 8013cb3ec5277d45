import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { wordsOf } from "#app/db/words.ts";

export const faqCategories = pgTable("faq_categories", {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  hindiName: text().notNull(),
  icon: text().notNull(),
  description: text().notNull(),
  position: smallint().notNull(),
});

/** A question with its answer as sanitised HTML; without a category it is one of the ten general ones. */
export const faqItems = pgTable(
  "faq_items",
  {
    id: id(),
    faqCategoryId: integer().references(() => faqCategories.id, { onDelete: "cascade" }),
    slug: text().notNull().unique(),
    question: text().notNull(),
    answerHtml: text().notNull(),
    tag: text({
      enum: ["general", "delivery", "consultation", "store", "quality", "safety", "returns"],
    }).notNull(),
    position: smallint().notNull(),
  },
  (t) => [index("faq_items_category_index").on(t.faqCategoryId, t.position)],
);

/** A landing page of a place; /location/{slug} and /seo/{slug} show the same row. */
export const seoPages = pgTable(
  "seo_pages",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    metaDescription: text().notNull(),
    metaKeywords: text().array().notNull(),
    canonicalUrl: text().unique(),
    h1Title: text().notNull(),
    content: text().notNull(),
    locationName: text().notNull(),
    locationType: text().notNull(),
    parentLocation: text(),
    changeFrequency: text().notNull().default("weekly"),
    priority: numeric({ mode: "number" }).notNull().default(0.7),
    isActive: boolean().notNull().default(true),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("seo_pages_priority_check", sql`${t.priority} between 0 and 1`),
    index("seo_pages_list_index").on(sql`(-${t.priority})`, t.locationName, t.id),
    index("seo_pages_words_index").using(
      "gin",
      wordsOf(sql`${t.h1Title} || ' ' || ${t.locationName} || ' ' || ${t.slug}`),
    ),
    index("seo_pages_hidden_index").on(t.slug).where(sql`not ${t.isActive}`),
  ],
);

export const internalLinks = pgTable(
  "internal_links",
  {
    id: id(),
    sourcePage: text().notNull(),
    targetPage: text().notNull(),
    anchorText: text().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex("internal_links_unique").on(t.sourcePage, t.targetPage)],
);

/** Impressions of a page on a day: counted, never tied to a person. */
export const seoAnalytics = pgTable(
  "seo_analytics",
  {
    id: id(),
    pageUrl: text().notNull(),
    pageTitle: text().notNull(),
    impressions: integer().notNull().default(1),
    dateRecorded: date({ mode: "string" }).notNull(),
  },
  (t) => [
    uniqueIndex("seo_analytics_page_day_unique").on(t.pageUrl, t.dateRecorded),
    index("seo_analytics_day_index").on(t.dateRecorded),
  ],
);

/** Links of header and footer that the owner edits; without any the built-in ones show. */
export const siteLinks = pgTable(
  "site_links",
  {
    id: id(),
    place: text("position", { enum: ["header", "footer"] }).notNull(),
    label: text().notNull(),
    url: text().notNull(),
    sortOrder: smallint().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (t) => [check("site_links_position_check", sql`${t.place} in ('header', 'footer')`)],
);

/** An address nobody knows, by day: the owner may send it elsewhere. */
export const unknownPaths = pgTable(
  "unknown_paths",
  {
    path: text().notNull(),
    askedOn: date({ mode: "string" }).notNull(),
    askCount: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.path, t.askedOn] }), index("unknown_paths_day_index").on(t.askedOn)],
);

/** An old address and the one it moved to (301). */
export const redirects = pgTable(
  "redirects",
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check(
      "redirects_paths_check",
      sql`${t.fromPath} like '/%' and ${t.toPath} like '/%' and ${t.fromPath} <> ${t.toPath}`,
    ),
  ],
);

/** Photographs of the shop, the clinic and the range, and of the pharmacist for the line of trust; without any, the drawn plants show. */
export const galleryPictures = pgTable(
  "gallery_pictures",
  {
    id: id(),
    section: text({ enum: ["shop", "clinic", "range", "pharmacist"] }).notNull(),
    uploadId: text()
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    alt: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    check("gallery_pictures_section_check", sql`${t.section} in ('shop', 'clinic', 'range', 'pharmacist')`),
  ],
);
