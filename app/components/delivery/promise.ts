import type { Text } from "#app/content/messages/text.ts";
import type { DeliveryQuote, ExpressOffer } from "#app/domain/delivery.ts";
import { formatDay, formatTime } from "#app/domain/india-time.ts";

/** When it arrives, in words: "Delivered today if ordered in 1 h 12 m", "Delivered by Tue 24 Nov". */
export function promiseText(
  text: Text,
  quote: Pick<DeliveryQuote, "earliestOn" | "latestOn" | "isToday" | "orderWithinMinutes">,
): string {
  const { delivery } = text;
  if (quote.isToday && quote.orderWithinMinutes !== undefined) {
    return delivery.todayIfOrderedIn(durationText(text, quote.orderWithinMinutes));
  }
  if (quote.earliestOn === quote.latestOn) return delivery.on(formatDay(quote.latestOn));
  const first = formatDay(quote.earliestOn);
  const last = formatDay(quote.latestOn);
  return delivery.between(first, last);
}

/** "Express, today between 2:10 PM and 3:10 PM". */
export function expressText(text: Text, { arrivesFromMinutes, arrivesByMinutes }: ExpressOffer): string {
  return text.delivery.expressBetween(formatTime(arrivesFromMinutes), formatTime(arrivesByMinutes));
}

/** Minutes as "1 h 12 m", "2 h" or "45 m". */
export function durationText({ delivery }: Text, minutes: number): string {
  return delivery.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}
