// Ranges of prices to choose from: about a fifth of the list each, between round numbers of rupees.

import { hasUpperBound, PRICE_SLIDER } from "#app/domain/catalog/shop-filter.ts";

/** As an address says it: the ends of the slider stand for no bound. */
export type PriceRange = { minRupees: number; maxRupees: number };

/** How many packs, one or more, cost so much. */
export type PricedPacks = { paise: number; packs: number };

const RANGES = 5;

/** The ranges for packs at these prices, lowest first, a common bound in both; none where all cost about the same. */
export function priceRanges(priced: readonly PricedPacks[]): PriceRange[] {
  const sorted = priced.toSorted((a, b) => a.paise - b.paise);
  const lowest = sorted.at(0)?.paise ?? 0;
  const highest = sorted.at(-1)?.paise ?? 0;
  const bounds = new Set(fifths(sorted).map((paise) => roundRupees(paise / 100)));
  const inside = [...bounds].filter((rupees) => rupees * 100 > lowest && rupees * 100 < highest);
  if (inside.length === 0) return [];
  return [PRICE_SLIDER.min, ...inside].map((minRupees, n) => ({
    minRupees,
    maxRupees: inside[n] ?? PRICE_SLIDER.max,
  }));
}

/** Whether a price is in a range, its ends included. */
export function isPriced(paise: number, range: PriceRange): boolean {
  return paise >= range.minRupees * 100 && (!hasUpperBound(range) || paise <= range.maxRupees * 100);
}

/** What the packs cost at which each fifth after the first begins. */
function fifths(sorted: readonly PricedPacks[]): number[] {
  const packs = sorted.reduce((sum, each) => sum + each.packs, 0);
  const places = Array.from({ length: RANGES - 1 }, (_, n) => Math.floor(((n + 1) * packs) / RANGES));
  let passed = 0;
  return sorted.flatMap((each) => {
    const from = passed;
    passed += each.packs;
    return places.filter((place) => place >= from && place < passed).map(() => each.paise);
  });
}

/** The dearer the rounder; never the slider's upper end, which would mean "no bound". */
function roundRupees(rupees: number): number {
  const step = rupees < 100 ? 10 : rupees < 500 ? 50 : rupees < 1000 ? 100 : 500;
  const round = Math.round(rupees / step) * step;
  return round === PRICE_SLIDER.max ? round - 50 : round;
}
