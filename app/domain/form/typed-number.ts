// Numbers as people type them. Undefined is no number, or one outside the limits; both limits are included.

/** A whole number in at most ten digits, nothing around them. */
export function parseWholeNumber(
  typed: unknown,
  { min, max }: { min: number; max: number },
): number | undefined {
  if (typeof typed !== "string" || !/^\d{1,10}$/.test(typed)) return undefined;
  const number = Number(typed);
  return number >= min && number <= max ? number : undefined;
}

/** A number with a point and at most so many decimals; below 0 with a hyphen. */
export function parseDecimal(
  typed: string,
  { min, max, decimals }: { min: number; max: number; decimals: number },
): number | undefined {
  const written = /^-?\d{1,9}(?:\.(\d{1,9}))?$/.exec(typed);
  if (!written || (written[1] ?? "").length > decimals) return undefined;
  const number = Number(typed);
  return number >= min && number <= max ? number : undefined;
}
