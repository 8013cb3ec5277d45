const TAKEN = ["sku-taken", "slug-taken", "barcode-taken"];

/** The status of a form with problems: 409 when nothing is wrong but that somebody else has it already, else 422. */
export function refusalStatus(problems: Record<string, string>): 409 | 422 {
  return Object.values(problems).every((problem) => TAKEN.includes(problem)) ? 409 : 422;
}
