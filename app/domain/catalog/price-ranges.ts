// Ranges of prices to choose from: about a fifth of the list each, between round numbers of rupees.

import { PRICE_SLIDER } from "#app/domain/catalog/shop-filter.ts";

/** As an address says it: the ends of the slider stand for no bound. */
export type PriceRange = { minRupees: number; maxRupees: number };

const RANGES = 5;

/** The ranges for packs at these prices, lowest first, a common bound in both; none where all cost about the same. */
export function priceRanges(pricesPaise: Int32Array): PriceRange[] {
  const sorted = pricesPaise.toSorted();
  const lowest = sorted.at(0) ?? 0;
  const highest = sorted.at(-1) ?? 0;
  const parts = Array.from(
    { length: RANGES - 1 },
    (_, n) => sorted[Math.floor(((n + 1) * sorted.length) / RANGES)],
  );
  const bounds = new Set(parts.map((paise = 0) => roundRupees(paise / 100)));
  const inside = [...bounds].filter((rupees) => rupees * 100 > lowest && rupees * 100 < highest);
  if (inside.length === 0) return [];
  return [PRICE_SLIDER.min, ...inside].map((minRupees, n) => ({
    minRupees,
    maxRupees: inside[n] ?? PRICE_SLIDER.max,
  }));
}

/** The dearer the rounder; never the slider's upper end, which would mean "no bound". */
function roundRupees(rupees: number): number {
  const step = rupees < 100 ? 10 : rupees < 500 ? 50 : rupees < 1000 ? 100 : 500;
  const round = Math.round(rupees / step) * step;
  return round === PRICE_SLIDER.max ? round - 50 : round;
}
