import { thankYouText } from "#app/content/messages/orders/thank-you.ts";
import { weekdayOf } from "#app/domain/india-time.ts";

/** A day spelt out, for a sentence that is read aloud: "Monday, 23 November". */
export function formatLongDay(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return thankYouText.longDay(weekdayOf(date), day!, month! - 1);
}
