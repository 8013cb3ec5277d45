import { formatDay } from "#app/content/messages/dates.ts";
import { deliveryText } from "#app/content/messages/delivery.ts";
import { rupees } from "#app/domain/money.ts";
import type { PincodePromise } from "#app/domain/pincode-answer.ts";

/** Day and fee in one short line: for goods below `freeFromPaise`, and from there on; null where delivery never becomes free. */
export type ShortPromise = { line: string; freeLine: string; freeFromPaise: number | null };

/** The line of a pack by itself at a PIN code, "By Mon 23 Nov, ₹40"; undefined where no order can be paid. `promise` is for goods worth nothing yet. */
export function shortPromise({
  feePaise,
  isFree,
  missingForFreePaise,
  latestOn,
  isToday,
  payment,
}: PincodePromise): ShortPromise | undefined {
  if (!payment.isPayable && payment.codRefusal !== "below-minimum") return undefined;
  const said = (fee: string) =>
    isToday ? deliveryText.shortToday(fee) : deliveryText.shortBy(formatDay(latestOn), fee);
  const freeLine = said(deliveryText.shortFree);
  return {
    line: isFree ? freeLine : said(rupees(feePaise)),
    freeLine,
    freeFromPaise: missingForFreePaise > 0 ? missingForFreePaise : null,
  };
}
