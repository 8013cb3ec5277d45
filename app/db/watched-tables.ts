/**
 * The tables that kept pages show. Each change of one of them tells every process (`NOTIFY catalog_changed`) its name, of
 * `batches` the products, and pages made of it are made anew (decision 083); so what is shown and not named here may be a minute old. A table that is added here needs its trigger too, in a step of its own.
 */
export const WATCHED_TABLES = [
  "batches",
  "body_systems",
  "brand_aliases",
  "brands",
  "categories",
  "category_aliases",
  "companies",
  "conditions",
  "consultations",
  "content_blocks",
  "doctor_days_off",
  "doctor_hours",
  "doctors",
  "faq_categories",
  "faq_items",
  "gallery_pictures",
  "internal_links",
  "offer_steps",
  "pincode_rules",
  "places",
  "poison_decisions",
  "poison_signatures",
  "product_categories",
  "product_images",
  "product_tags",
  "products",
  "redirects",
  "remedies",
  "reviews",
  "sale_periods",
  "search_synonyms",
  "seo_pages",
  "settings",
  "site_links",
  "states",
] as const;

/** Tables that kept pages show too, but whose rows are written once, before anything shows them, and never change. */
export const NEVER_CHANGED_TABLES = ["uploads"] as const;
