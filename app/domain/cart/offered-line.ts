// A line of a cart as offers see it, and the goods that an offer is for.

import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

/** What cannot be ordered does not count. */
export type OfferedLine = {
  productId: number;
  pricePaise: number;
  quantity: number;
  isCounted: boolean;
  soldTo: SoldTo;
  brandId: number;
  formId: number;
};

/** The goods an offer is for: of one product, brand or form where one is named, else all. */
export type OfferScope = {
  productId?: number | null;
  brandId: number | null;
  formId: number | null;
};

/** Whether an offer may lower this line. Packs that only a prescription opens get none: nobody is to be led to them by a price. */
export function isOfferedTo({ productId = null, brandId, formId }: OfferScope, line: OfferedLine): boolean {
  return (
    line.isCounted &&
    line.soldTo === "anyone" &&
    (productId === null || productId === line.productId) &&
    (brandId === null || brandId === line.brandId) &&
    (formId === null || formId === line.formId)
  );
}

/** What lines come to, those that count. */
export function worthOf(lines: readonly OfferedLine[]): number {
  return lines.reduce(
    (sum, { pricePaise, quantity, isCounted }) => sum + (isCounted ? pricePaise * quantity : 0),
    0,
  );
}

/** What lines cost less at other prices. */
export function savedBy(lines: readonly OfferedLine[], prices: readonly number[]): number {
  return worthOf(lines) - worthOf(pricedAt(lines, prices));
}

/** The same lines at other prices. */
export function pricedAt<Line extends OfferedLine>(
  lines: readonly Line[],
  prices: readonly number[],
): Line[] {
  return lines.map((line, index) => ({ ...line, pricePaise: prices[index]! }));
}
