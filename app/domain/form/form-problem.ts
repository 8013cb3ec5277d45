// What can be wrong with something that was typed: one vocabulary for all forms. Each area says the sentences in its own words
// (content/messages); a code that no area has words for does not pass the tests.

export const FIELD_PROBLEMS = [
  "required",
  "too-short",
  "too-long",
  "link",
  // How people are reached, and who they are.
  "phone",
  "email",
  "pincode",
  "gstin",
  "gstin-state",
  "drug-licence",
  "request-type",
  "consent",
  "age",
  "gender",
  "guardian",
  "guardian-relation",
  "guardian-consent",
  // When.
  "date",
  "past-date",
  "time",
  "past-time",
  "slot",
  // Numbers and money.
  "number",
  "quantity",
  "percent",
  "money",
  "above-mrp",
  "payment-method",
  "delivery-speed",
  "reference",
  "rating",
  // Goods.
  "gst",
  "hsn",
  "mrp-source",
  "unit",
  "potency",
  "alcohol",
  "sold-to",
  "route",
  "age-months",
  "sku",
  "barcode",
  // Pages.
  "yes-no",
  "slug",
  "description",
  "own-path",
  "frequency",
  "priority",
] as const;

/** What is wrong with one field. */
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
