// The number under which banks keep a UPI payment (UTR or RRN): exactly 12 digits, shown in the payer's app.

/** The 12 digits with spaces and dashes dropped; undefined when it is no such number. */
export function parseUpiReference(text: string): string | undefined {
  const digits = text.slice(0, 60).replace(/[\s\p{Pd}]/gu, "");
  return /^\d{12}$/.test(digits) ? digits : undefined;
}
