// How many digits of its heading goods must show (Notification 78/2020-CT): 4 for a business up to ₹5 crore turnover, where
// consumers' bills need none, 6 for everybody above. Bills show more where the product has more.

import type { Settings } from "#app/domain/settings.ts";

/** The fewest digits that bills to businesses and the returns need. */
export function leastHsnDigits({ isTurnoverAboveFiveCrore }: Settings["tax"]): 4 | 6 {
  return isTurnoverAboveFiveCrore ? 6 : 4;
}

/** A heading as a bill prints it: one that is too short becomes the shop's usual one, if it begins so. */
export function hsnOnPaper(hsn: string, tax: Settings["tax"]): string {
  return hsn.length < leastHsnDigits(tax) && tax.hsn.startsWith(hsn) ? tax.hsn : hsn;
}
