// An Indian PIN code: six digits, the first of them 1 to 9.

export const PINCODE = /^[1-9]\d{5}$/;

/** The six digits with spaces dropped, "122 103" as "122103"; undefined when it is no PIN code. */
export function parsePincode(text: string): string | undefined {
  const digits = text.slice(0, 60).replace(/\s/g, "");
  return PINCODE.test(digits) ? digits : undefined;
}
