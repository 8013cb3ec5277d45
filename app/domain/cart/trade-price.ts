// What a business customer pays (specification, decision 8): the goods at list price decide the tier, the agreement of the
// account may give more, and the better of both comes off the price of every pack, rounded to whole paise per pack.

import type { Settings } from "#app/domain/settings.ts";

type Priced = { pricePaise: number; quantity: number };
export type TradePrice = {
  percent: number;
  /** The goods before the discount. */
  listPaise: number;
  savedPaise: number;
  /** How much is missing for the smallest trade order, before the discount; 0 when it is reached. */
  missingPaise: number;
  /** Where the next tier begins, and what it gives; undefined on the last one, or when the account has more already. */
  nextTier: { fromPaise: number; percent: number } | undefined;
};

/** The discount in per cent for goods worth `listPaise`, never below the `leastPercent` of an account. */
export function tradePercent({
  listPaise,
  leastPercent = 0,
  bulk,
}: {
  listPaise: number;
  leastPercent?: number;
  bulk: Settings["bulk"];
}): number {
  const reached = bulk.tiers.filter(({ fromPaise }) => fromPaise <= listPaise);
  return Math.max(leastPercent, ...reached.map(({ percent }) => percent), 0);
}

/** The price of one pack after the discount: whole paise, at least 1, never above the price before. */
export function tradePricePaise(pricePaise: number, percent: number): number {
  return Math.max(1, Math.round((pricePaise * (100 - percent)) / 100));
}

/** What goods come to as a trade order. */
export function priceTrade({
  lines,
  leastPercent,
  bulk,
}: {
  lines: readonly Priced[];
  leastPercent?: number;
  bulk: Settings["bulk"];
}): TradePrice {
  const listPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const percent = tradePercent({ listPaise, leastPercent, bulk });
  const goodsPaise = lines.reduce(
    (sum, { pricePaise, quantity }) => sum + tradePricePaise(pricePaise, percent) * quantity,
    0,
  );
  const ahead = bulk.tiers.filter((tier) => tier.fromPaise > listPaise && tier.percent > percent);
  return {
    percent,
    listPaise,
    savedPaise: listPaise - goodsPaise,
    missingPaise: Math.max(0, bulk.minPaise - listPaise),
    nextTier: ahead.sort((a, b) => a.fromPaise - b.fromPaise)[0],
  };
}
