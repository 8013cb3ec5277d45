/** The areas of the shop, the same word on every floor. A file imports its own area and those before it. */
export const AREAS = [
  "ground", // what belongs to nobody: money, time, forms, audit, messages, pieces of every screen
  "catalog", // products, prices, brands, categories
  "pages", // home, conditions, questions, texts, links, gallery, reviews, sitemaps
  "search", // what typed words mean, suggestions, synonyms
  "reports", // figures for the owner, and what was looked at and searched for
  "stock", // batches, holds, movements
  "shop", // settings, PIN codes, customers
  "prescriptions",
  "cart", // cart and wishlist
  "invoices", // tax invoices, bills of supply, credit notes
  "orders", // checkout, payment, counter, parcels
  "payments", // the gateway, and the ledger of money
  "books", // returns of GST, and what the accountant takes
  "enquiries", // bulk orders, quotes, distributors
  "clinic", // doctors, consultations, records
  "office", // what crosses areas: today, search, audit, messages
  "places", // pages of places
  "accounts", // sign-in, profile, own data, people of the office
];

/** Floors whose folders are areas. */
export const HAS_AREAS = /^app\/(domain|services|components|content\/messages)\//;
/** Where a floor's areas begin; the back office's components and the words of a language have areas of their own. */
const FLOOR = /^app\/(?:domain|services|components(?:\/admin)?|content\/messages(?:\/(?:en|hi))?)\//;
/** Pieces of every screen and every form, in folders of another name. */
const GROUND_FOLDERS = /^(ui|layout|form)\//;

/** The area of a file of those floors, by its name from app/ on. */
export function areaOf(name: string): string {
  const path = name.replace(FLOOR, "");
  return GROUND_FOLDERS.test(path) || !path.includes("/") ? "ground" : path.split("/")[0]!;
}
