// Whether the packs of a quote are there. A line may be marked "to order": the shop gets its missing packs by a day, and the
// quote becomes an order when they are here, so that no order ever has packs that nobody has (decision 026).

export type QuoteStockLine = {
  quantity: number;
  /** Packs that may be sold now. */
  freeQuantity: number;
  /** "YYYY-MM-DD" by which the missing packs are promised; null when they must be here already. */
  toOrderBy: string | null;
};
export type QuoteStock = "in-stock" | "to-order" | "short";

/** How many packs of a line are not here. */
export function missingPacks({
  quantity,
  freeQuantity,
}: Pick<QuoteStockLine, "quantity" | "freeQuantity">): number {
  return Math.max(0, quantity - Math.max(0, freeQuantity));
}

/** Lines with missing packs that no day is promised for: with them a quote can be no order. */
export function shortLines<Line extends QuoteStockLine>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => missingPacks(line) > 0 && line.toOrderBy === null);
}

/** Lines whose missing packs are to be ordered in. */
export function linesToOrder<Line extends QuoteStockLine>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => missingPacks(line) > 0 && line.toOrderBy !== null);
}

/** What accepting a quote comes to now: an order, an order once goods are here, or neither. */
export function quoteStock(lines: readonly QuoteStockLine[]): QuoteStock {
  if (shortLines(lines).length > 0) return "short";
  return linesToOrder(lines).length > 0 ? "to-order" : "in-stock";
}

/** The day by which all missing packs are promised; undefined when none is to be ordered. */
export function goodsPromisedOn(lines: readonly QuoteStockLine[]): string | undefined {
  const days = linesToOrder(lines).map(({ toOrderBy }) => toOrderBy!);
  return days.toSorted().at(-1);
}
