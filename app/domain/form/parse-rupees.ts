// Rupees as people type them; domain/money.ts writes them out.

/** "187.50" or "₹1,200" in whole paise; undefined when it cannot be read or lies outside the limits (both included). */
export function parseRupees(
  typed: string,
  { minPaise, maxPaise }: { minPaise: number; maxPaise: number },
): number | undefined {
  const [, rupees, part = ""] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[₹,\s]/g, "")) ?? [];
  if (rupees === undefined) return undefined;
  const paise = Number(rupees) * 100 + Number(part.padEnd(2, "0"));
  return paise >= minPaise && paise <= maxPaise ? paise : undefined;
}
