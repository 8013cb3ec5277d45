/** A phone number, a PIN code, an order number, an e-mail address: somebody's, not a medicine's. */
const PERSONAL = /@|(\d[\s-]*){6,}/;

/** Whether words typed into a search may say who somebody is: they are neither counted nor kept. */
export function looksPersonal(words: string): boolean {
  return PERSONAL.test(words);
}
