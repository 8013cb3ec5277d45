// How an order is paid, and where and for how much cash is taken at the door (specification, decision 7).

import type { Settings } from "#app/domain/settings.ts";

/** What the checkout offers; at the counter people also pay in cash. */
export const PAYMENT_METHODS = ["cod", "upi"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number] | "cash";
export type CodRefusal = "pincode" | "below-minimum" | "above-maximum";

/** Why cash on delivery is not offered; undefined when it is. Both amounts are inclusive. */
export function codRefusal({
  pincode,
  totalPaise,
  settings,
}: {
  pincode: string;
  totalPaise: number;
  settings: Pick<Settings, "cod">;
}): CodRefusal | undefined {
  const { pincodes, minPaise, maxPaise } = settings.cod;
  if (!pincodes.some(({ from, to }) => from <= pincode && pincode <= to)) return "pincode";
  if (totalPaise < minPaise) return "below-minimum";
  if (totalPaise > maxPaise) return "above-maximum";
  return undefined;
}
