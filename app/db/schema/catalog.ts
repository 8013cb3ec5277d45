import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { companies } from "#app/db/schema/catalog-companies.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { productWords } from "#app/db/words.ts";
import { GST_RATES } from "#app/domain/catalog/gst.ts";
import { MRP_SOURCES } from "#app/domain/catalog/mrp-source.ts";
import { ROUTES } from "#app/domain/catalog/route.ts";
import { SOLD_TO } from "#app/domain/catalog/sold-to.ts";

/** The name on the label, with the company that makes its packs and, of imported ones, who brings them into the country. */
export const brands = pgTable("brands", {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  fullName: text().notNull(),
  country: text().notNull(),
  foundedYear: smallint(),
  headquarters: text(),
  specialties: text().array().notNull(),
  description: text().notNull(),
  isFeatured: boolean().notNull().default(false),
  aliases: text().array().notNull(),
  makerId: integer().references(() => companies.id),
  importerId: integer().references(() => companies.id),
});

/** Medicine forms (dilutions, …) and health concerns (cough-and-cold, …) in one taxonomy (specification, decision 13). */
export const categories = pgTable(
  "categories",
  {
    id: id(),
    kind: text({ enum: ["form", "concern"] }).notNull(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    hindiName: text().notNull(),
    description: text().notNull(),
    isFeatured: boolean().notNull().default(false),
    position: smallint().notNull(),
    country: text().notNull().default("all"),
    dosageForms: text().array().notNull(),
    popularPotencies: text().array().notNull(),
    benefits: text().array().notNull(),
    faqs: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
    /** The youngest child the shelf is for (domain/catalog/child-shelf.ts); null for a shelf for everybody. */
    forAgeMonths: smallint(),
  },
  (t) => [check("categories_kind_check", sql`${t.kind} in ('form', 'concern')`)],
);

/** Every other slug a category was ever called by; it answers 301 to the canonical one. */
export const categoryAliases = pgTable("category_aliases", {
  slug: text().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id, { onDelete: "cascade" }),
});

/** Every other slug a brand was ever called by; it answers 301 to the canonical one. */
export const brandAliases = pgTable("brand_aliases", {
  slug: text().primaryKey(),
  brandId: integer()
    .notNull()
    .references(() => brands.id, { onDelete: "cascade" }),
});

/** A single medicine of the materia medica, whoever makes it and in whatever potency. */
export const remedies = pgTable("remedies", {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  abbreviation: text().notNull(),
  commonNames: text().array().notNull(),
  synonyms: text().array().notNull(),
  hindiName: text().notNull(),
  kingdom: text().notNull(),
  source: text().notNull(),
  traditionalUses: text().array().notNull(),
  keynotes: text().array().notNull(),
  canPublishUses: boolean().notNull(),
  adCaution: text().array().notNull(),
  doctorOnlyForms: text().array().notNull(),
  relationships: jsonb()
    .$type<{ complementary: string[]; antidotes: string[]; inimical: string[] }>()
    .notNull(),
});

/** As domain/catalog/choice-slug.ts, so that a filter by it reads no text. */
const slugOf = (column: string) =>
  sql.raw(
    `trim(both '-' from regexp_replace(regexp_replace(lower(${column}), '([0-9])(?=[a-z])|([a-z])(?=[0-9])', '\\&-', 'g'), '[^a-z0-9]+', '-', 'g'))`,
  );
const soldToValues = sql.raw(SOLD_TO.map((who) => `'${who}'`).join(", "));
const routeValues = sql.raw(ROUTES.map((route) => `'${route}'`).join(", "));
const onShelf = sql`is_published and sold_to = 'anyone'`;

/** One sellable pack: a remedy or speciality of one brand, in one potency and one pack size. */
export const products = pgTable(
  "products",
  {
    id: id(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    /** What a scanner reads off the pack (domain/catalog/gtin.ts). */
    barcode: text().unique(),
    remedyId: integer().references(() => remedies.id),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    formId: integer()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    dosageForm: text().notNull(),
    dosageFormSlug: text().generatedAlwaysAs(slugOf("dosage_form")),
    potencyScale: text({ enum: ["X", "C", "LM", "Q"] }),
    potencyNumber: integer(),
    packSize: text().notNull(),
    packSlug: text().generatedAlwaysAs(slugOf("pack_size")),
    netQuantity: numeric({ mode: "number" }).notNull(),
    netUnit: text({ enum: ["ml", "g", "unit"] }).notNull(),
    alcoholPercent: numeric({ mode: "number" }),
    mrpPaise: integer().notNull(),
    /** Read off the label, or the shop's own estimate until somebody has. */
    mrpSource: text({ enum: MRP_SOURCES }).notNull().default("label"),
    pricePaise: integer().notNull(),
    hsn: text().notNull(),
    gstPercent: smallint().notNull(),
    /** Where they are not those of the brand. */
    makerId: integer().references(() => companies.id),
    importerId: integer().references(() => companies.id),
    originCountry: text().notNull(),
    originSlug: text().generatedAlwaysAs(slugOf("origin_country")),
    shortDescription: text().notNull(),
    description: text().notNull(),
    ingredients: text().array().notNull(),
    /** The dose as the label says it; null when nobody entered one. */
    labelDose: text(),
    /** Where it is used (domain/catalog/route.ts); null for supplies. */
    route: text({ enum: ROUTES }),
    /** Null when the label names no minimum age. */
    minAgeMonths: smallint(),
    isPublished: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    isBestSeller: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    /** Packs that customers received and kept in the last 90 days, counted anew every hour. */
    soldPacks: integer().notNull().default(0),
    /** Who may buy it at retail; "nobody": hospitals and clinics ask for a quote. */
    soldTo: text({ enum: SOLD_TO }).notNull(),
    /** What the shop chose, where a rule closes the pack further; else null. */
    ownSoldTo: text({ enum: SOLD_TO }),
    canPublishIndication: boolean().notNull(),
    adCaution: text().array().notNull(),
    seoTitle: text(),
    seoDescription: text(),
    searchText: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("products_price_check", sql`${t.pricePaise} > 0 and ${t.pricePaise} <= ${t.mrpPaise}`),
    check("products_mrp_source_check", sql`${t.mrpSource} in ('label', 'estimate')`),
    check("products_gst_check", sql`${t.gstPercent} in (${sql.raw(GST_RATES.join(", "))})`),
    check("products_barcode_check", sql`${t.barcode} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check("products_route_check", sql`${t.route} in (${routeValues})`),
    check("products_sold_packs_check", sql`${t.soldPacks} >= 0`),
    check("products_min_age_check", sql`${t.minAgeMonths} >= 0`),
    check("products_hsn_check", sql`${t.hsn} ~ '^[0-9]{4,8}$'`),
    check("products_net_check", sql`${t.netQuantity} > 0 and ${t.netUnit} in ('ml', 'g', 'unit')`),
    check(
      "products_potency_check",
      sql`(${t.potencyScale} is null) = (${t.potencyNumber} is null) and ${t.potencyScale} in ('X', 'C', 'LM', 'Q')`,
    ),
    check("products_own_sold_to_check", sql`${t.ownSoldTo} in (${soldToValues})`),
    check("products_sold_to_check", sql`${t.soldTo} in (${soldToValues})`),
    // Drugs Rules 106-B, as domain/catalog/alcohol.ts asks it: a liquid for the mouth must say how much it holds.
    check(
      "products_alcohol_check",
      sql`not (${t.soldTo} <> 'nobody' and ${t.netUnit} = 'ml' and ${t.netQuantity} > 30
        and (${t.alcoholPercent} > 12 or (${t.alcoholPercent} is null and ${t.route} = 'mouth')))`,
    ),
    index("products_remedy_index").on(t.remedyId, t.potencyScale, t.potencyNumber, t.id),
    index("products_brand_index").on(t.brandId),
    index("products_form_index").on(t.formId),
    // The lists of the office, hidden products too.
    index("products_name_index").on(sql`lower(${t.name})`, t.id),
    index("products_estimated_index").on(sql`lower(${t.name})`, t.id).where(sql`mrp_source = 'estimate'`),
    index("products_alcohol_index")
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`net_unit = 'ml' and route = 'mouth' and alcohol_percent is null and net_quantity > 30`),
    index("products_hidden_index").on(sql`lower(${t.name})`, t.id).where(sql`not is_published`),
    index("products_featured_index").on(sql`lower(${t.name})`, t.id).where(sql`is_featured`),
    index("products_best_index").on(sql`lower(${t.name})`, t.id).where(sql`is_best_seller`),
    index("products_new_index").on(sql`lower(${t.name})`, t.id).where(sql`is_new`),
    index("products_words_index").using("gin", productWords(t)),
    // What a filter and a list go by, read in one walk; then the orders of shelves of few.
    index("products_filter_index")
      .on(
        ...[t.formId, t.dosageForm, t.potencyScale, t.potencyNumber, t.packSize, t.originCountry],
        ...[t.alcoholPercent, t.soldTo, t.brandId, t.pricePaise, t.remedyId, t.name, t.id],
        ...[t.isFeatured, t.isBestSeller, t.isNew, t.createdAt],
      )
      .where(sql`is_published`),
    index("products_shelf_featured_index")
      .on(
        t.isFeatured.desc().nullsFirst(),
        t.isBestSeller.desc().nullsFirst(),
        sql`(case when is_featured or is_best_seller then md5(slug) end)`,
        sql`lower(name)`,
        t.potencyScale,
        t.potencyNumber,
        t.netQuantity,
        t.slug,
      )
      .where(onShelf),
    index("products_shelf_newest_index")
      .on(
        t.createdAt.desc().nullsFirst(),
        sql`lower(name)`,
        t.potencyScale,
        t.potencyNumber,
        t.netQuantity,
        t.slug,
      )
      .where(onShelf),
    index("products_shelf_changed_index").on(t.updatedAt).where(onShelf),
    index("products_brand_changed_index").on(t.brandId, t.updatedAt).where(onShelf),
    index("products_remedy_changed_index").on(t.remedyId, t.updatedAt).where(sql`is_published`),
    index("products_shelf_form_index")
      .on(t.formId, t.isBestSeller.desc().nullsFirst(), t.isFeatured.desc().nullsFirst(), t.slug)
      .where(onShelf),
  ],
);

const toProduct = () => integer().references(() => products.id, { onDelete: "cascade" });

export const productImages = pgTable(
  "product_images",
  {
    id: id(),
    productId: toProduct().notNull(),
    url: text().notNull(),
    /** An uploaded picture; the drawing of the pack has none. */
    uploadId: text().references(() => uploads.id, { onDelete: "cascade" }),
    /** The point that stays in view when it is cropped, in per cent from the left and the top. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
    alt: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    check("product_images_focus_check", sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`),
    uniqueIndex("product_images_position_unique").on(t.productId, t.position),
  ],
);

export const productCategories = pgTable(
  "product_categories",
  {
    productId: toProduct().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    /** When the product last changed, while it is on the shelf (triggers …_date_shelves); else null. */
    shelfChangedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    index("product_categories_category_index").on(t.categoryId, t.productId),
    index("product_categories_changed_index").on(t.categoryId, t.shelfChangedAt),
  ],
);

export const productTags = pgTable(
  "product_tags",
  {
    productId: toProduct().notNull(),
    tag: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.tag] }), index("product_tags_tag_index").on(t.tag)],
);
