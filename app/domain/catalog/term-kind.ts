/** The words that products stand under, and the companies that their labels name. */
export const TERM_KINDS = ["categories", "brands", "companies", "remedies"] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Which kind a screen of the desk is about: /admin/brands/sbl is about brands. */
export function termKindOf(path: string): TermKind {
  return TERM_KINDS.find((kind) => path.split("/")[2]?.replace(/\.data$/, "") === kind) ?? "categories";
}
