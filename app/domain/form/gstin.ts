// A GSTIN: state code, PAN, a number of the registration, "Z" and a check digit in base 36 (weights 1, 2, 1, 2, …).

export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const BASE = 36;

/** Codes of states and union territories that register; 25 and 28 ended with their mergers, 97 is the sea. */
export const GST_STATES: ReadonlySet<string> = new Set([
  ...Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, "0")).filter(
    (code) => code !== "25" && code !== "28",
  ),
  "97",
]);

/** The GSTIN without spaces and dashes in capitals; undefined when its form, its state or its check digit is wrong. */
export function parseGstin(text: string): string | undefined {
  const compact = text
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  if (!GSTIN.test(compact) || !GST_STATES.has(gstinState(compact))) return undefined;
  return gstinCheckDigit(compact.slice(0, 14)) === compact[14] ? compact : undefined;
}

/** The 15th character that belongs to the first 14. */
export function gstinCheckDigit(first14: string): string {
  let sum = 0;
  for (const [index, character] of [...first14].entries()) {
    const product = Number.parseInt(character, BASE) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}

/** The GST code of the state that registered it, "06" for Haryana. */
export function gstinState(gstin: string): string {
  return gstin.slice(0, 2);
}
