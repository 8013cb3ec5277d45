import { giftFor } from "#app/domain/cart/gift.ts";
import type { StepTerms } from "#app/domain/cart/offers.ts";
import type { Company } from "#app/domain/catalog/company.ts";
import type { MrpSource } from "#app/domain/catalog/mrp-source.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { CartRow } from "#app/services/cart/cart-rows.server.ts";
import { productCard } from "#app/services/catalog/product-cards.server.ts";

/** A cart line as the shopper sees it now; it can be ordered as it is when `problem` is absent. */
export type CartViewLine = ProductCard & {
  productId: number;
  quantity: number;
  /** The most that can be ordered now: what is in stock, and not more than the shop sells of one product at once. */
  maxQuantity: number;
  lineTotalPaise: number;
  gstPercent: number;
  hsn: string;
  mrpSource: MrpSource;
  /** Null while nobody has entered who. */
  maker: Company | null;
  importer: Company | null;
  originCountry: string;
  /** The line that the packs were prescribed by, where they came from a prescription. */
  prescriptionLineId: number | undefined;
  isSoldOut: boolean;
  problem: "not-for-retail" | "sold-out" | "more-than-stock" | undefined;
  /** Set when the price is another one than when the line was last changed. */
  priceChange: { fromPaise: number; toPaise: number } | undefined;
  /** What the shop takes off this line by itself. */
  step: StepTerms | undefined;
};

/** A pack that comes free with the goods; `line` is it as a line of the order. */
export type CartGift = { line: CartViewLine & { isGift: true }; fromPaise: number; isRefused: boolean };

/** A row of a cart as the shopper sees it now, before any offer. */
export function viewLine({ pack, facts }: CartRow, settings: Settings): CartViewLine {
  const availableQuantity = availableOf({ pack, facts });
  const { pricePaise, quantity, soldTo } = pack;
  const maxQuantity = Math.min(availableQuantity, settings.cart.maxQuantityPerLine);
  const isForRetail = soldTo === "anyone" || (soldTo === "prescription" && facts.isPrescribed);
  return {
    ...pack,
    ...productCard(pack),
    prescriptionLineId: pack.prescriptionLineId ?? undefined,
    availableQuantity,
    maxQuantity,
    lineTotalPaise: pricePaise * quantity,
    isSoldOut: availableQuantity === 0,
    problem: lineProblem({ isForRetail, quantity, maxQuantity }),
    priceChange:
      pricePaise === facts.seenPricePaise
        ? undefined
        : { fromPaise: facts.seenPricePaise, toPaise: pricePaise },
    step: undefined,
  };
}

/** What of the rows comes free with the goods of the lines, after all discounts. */
export function giftOf(
  rows: readonly CartRow[],
  { lines, goodsPaise, settings }: { lines: readonly CartViewLine[]; goodsPaise: number; settings: Settings },
): CartGift | undefined {
  const candidates = rows.flatMap((row) => {
    const { giftFromPaise: fromPaise, soldTo, route } = row.facts;
    if (fromPaise === null) return [];
    const { productId } = row.pack;
    return [{ row, productId, fromPaise, soldTo, route, availableQuantity: availableOf(row) }];
  });
  const boughtIds = lines.map(({ productId }) => productId);
  const gift = lines.length > 0 ? giftFor(candidates, { goodsPaise, boughtIds }) : undefined;
  if (!gift) return undefined;
  const line = viewLine(gift.row, settings);
  const free = { pricePaise: 0, lineTotalPaise: 0, priceChange: undefined, isGift: true as const };
  return { line: { ...line, ...free }, fromPaise: gift.fromPaise, isRefused: gift.row.cart.isGiftRefused };
}

function availableOf({ pack, facts }: Pick<CartRow, "pack" | "facts">): number {
  return facts.isPublished ? pack.availableQuantity : 0;
}

function lineProblem(line: { isForRetail: boolean; quantity: number; maxQuantity: number }) {
  if (!line.isForRetail) return "not-for-retail";
  if (line.maxQuantity === 0) return "sold-out";
  return line.quantity > line.maxQuantity ? "more-than-stock" : undefined;
}
