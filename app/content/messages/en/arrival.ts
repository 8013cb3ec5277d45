type Days = { minDays: number; maxDays: number };

/** How soon an order arrives, as the end of a sentence: "the same day", "in 3 to 5 working days". */
export function arrivalText({ minDays, maxDays }: Days): string {
  if (maxDays === 0) return "the same day";
  if (maxDays === 1) return minDays === 1 ? "the next working day" : "the same or the next working day";
  return minDays === maxDays
    ? `in ${maxDays} working days`
    : `in ${Math.max(minDays, 1)} to ${maxDays} working days`;
}

/** The same as a heading: "Same-day delivery". */
export function deliveryHeading(days: Days): string {
  if (days.maxDays === 0) return "Same-day delivery";
  return days.minDays === 1 && days.maxDays === 1 ? "Next-day delivery" : `Delivery ${arrivalText(days)}`;
}
