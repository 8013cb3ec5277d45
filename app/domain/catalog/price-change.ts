// Prices that change by per cent: rounded to whole rupees or half rupees, never above MRP, never nothing.

export const PRICE_STEPS = [100, 50] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];
export const PERCENT_LIMITS = { min: -90, max: 200 };

/** The price in paise after a change by per cent, at the nearest step; the highest step up to MRP where it would lie above. */
export function priceByPercent({
  pricePaise,
  mrpPaise,
  percent,
  stepPaise,
}: {
  pricePaise: number;
  mrpPaise: number;
  percent: number;
  stepPaise: PriceStep;
}): number {
  const wished = Math.round((pricePaise * (100 + percent)) / 100 / stepPaise) * stepPaise;
  if (wished > mrpPaise)
    return Math.max(Math.floor(mrpPaise / stepPaise) * stepPaise, Math.min(pricePaise, mrpPaise));
  return Math.max(wished, Math.min(stepPaise, mrpPaise));
}
