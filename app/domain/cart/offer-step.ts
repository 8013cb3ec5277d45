// What the shop takes off by itself (decision 069): so much per cent from so many packs of one product, or from goods of a brand or
// form worth so much. A line has at most one step, the one with the most per cent.

import { isOfferedTo, type OfferedLine, type OfferScope, worthOf } from "#app/domain/cart/offered-line.ts";
import { tradePricePaise } from "#app/domain/cart/trade-price.ts";

export type OfferStep = OfferScope & {
  id: number;
  productId: number | null;
  percent: number;
  /** One of the two is set: packs of one product, or what the goods of the scope come to. */
  fromPacks: number | null;
  fromPaise: number | null;
  /** Days in India, both included. */
  fromDay: string | null;
  toDay: string | null;
  /** Whether it comes on top of the prices of a business account. */
  isWithTrade: boolean;
  isActive: boolean;
  /** The name of its product, brand or form; null for a step for all goods. */
  scope: string | null;
};

/** Whether a step counts on this day. */
export function isStepOpen(
  { isActive, fromDay, toDay }: Pick<OfferStep, "isActive" | "fromDay" | "toDay">,
  today: string,
): boolean {
  return isActive && (fromDay === null || fromDay <= today) && (toDay === null || today <= toDay);
}

/** The step of each line, judged on the shop's prices; undefined where none is reached. */
export function stepsOfLines(
  steps: readonly OfferStep[],
  { lines, hasTradePrices, today }: { lines: readonly OfferedLine[]; hasTradePrices: boolean; today: string },
): (OfferStep | undefined)[] {
  const open = steps
    .filter((step) => isStepOpen(step, today) && (step.isWithTrade || !hasTradePrices))
    .sort((a, b) => b.percent - a.percent || a.id - b.id);
  return lines.map((line) => open.find((step) => isOfferedTo(step, line) && isReached(step, line, lines)));
}

function isReached(step: OfferStep, { quantity }: OfferedLine, lines: readonly OfferedLine[]): boolean {
  if (step.fromPacks !== null) return quantity >= step.fromPacks;
  return worthOf(lines.filter((line) => isOfferedTo(step, line))) >= (step.fromPaise ?? 0);
}

/** The price of a pack with a step. */
export function stepPricePaise(pricePaise: number, step: Pick<OfferStep, "percent"> | undefined): number {
  return step ? tradePricePaise(pricePaise, step.percent) : pricePaise;
}
