const TAKEN = ["sku-taken", "slug-taken", "barcode-taken"];

/** The status of a form with mistakes: 409 when nothing is wrong but that somebody else has it already, else 422. */
export function refusalStatus(mistakes: Record<string, string>): 409 | 422 {
  return Object.values(mistakes).every((mistake) => TAKEN.includes(mistake)) ? 409 : 422;
}
