// The number under the bars of a pack: GTIN-8, UPC-A (12), EAN-13 or GTIN-14, the last digit a check digit (GS1). Zeros in front
// do not make another number: a scanner may read a UPC-A with 12 digits or with 13.

const LENGTHS = [8, 12, 13, 14];

/** A barcode in its one spelling, the shortest of 8, 12, 13 or 14 digits; undefined for other lengths and wrong check digits. */
export function parseGtin(text: string): string | undefined {
  const digits = text.slice(0, 40).replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  const bare = digits.replace(/^0+/, "");
  if (bare === "" || checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return undefined;
  return bare.padStart(LENGTHS.find((length) => length >= bare.length)!, "0");
}

/** The digit that belongs behind the others: from the right they weigh 3, 1, 3, …, and the sum ends in 0. */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
