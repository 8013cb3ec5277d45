import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import type { deliveryText } from "#app/content/messages/delivery.ts";
import type { DeliveryQuote, ExpressOffer } from "#app/domain/delivery.ts";

/** When it arrives, in words: "Delivered today if ordered in 1 h 12 m", "Delivered by Tue 24 Nov". */
export function promiseText(
  words: typeof deliveryText,
  quote: Pick<DeliveryQuote, "earliestOn" | "latestOn" | "isToday" | "orderWithinMinutes">,
): string {
  if (quote.isToday && quote.orderWithinMinutes !== undefined) {
    return words.todayIfOrderedIn(durationText(words, quote.orderWithinMinutes));
  }
  if (quote.earliestOn === quote.latestOn) return words.on(formatDay(quote.latestOn));
  const first = formatDay(quote.earliestOn);
  const last = formatDay(quote.latestOn);
  return words.between(first, last);
}

/** "Express, today between 2:10 PM and 3:10 PM". */
export function expressText(
  words: typeof deliveryText,
  { arrivesFromMinutes, arrivesByMinutes }: ExpressOffer,
): string {
  return words.expressBetween(formatTime(arrivesFromMinutes), formatTime(arrivesByMinutes));
}

/** Minutes as "1 h 12 m", "2 h" or "45 m". */
function durationText(words: typeof deliveryText, minutes: number): string {
  return words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}
