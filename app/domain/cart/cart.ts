// What a cart adds up to. Prices include GST; delivery belongs to the goods (CGST Act s. 8, composite supply) and is taxed
// at the rate of those that make up most of the cart.

import type { Discount } from "#app/domain/cart/offers.ts";
import { type GstSplit, splitGst } from "#app/domain/catalog/gst.ts";

type CartLine = {
  productSlug: string;
  name: string;
  quantity: number;
  pricePaise: number;
  mrpPaise: number;
  gstPercent: number;
  /** Sellable packs in stock; less than `quantity` means the line cannot be ordered as it is. */
  availableQuantity: number;
};

export type PricedLine = Pick<CartLine, "quantity" | "pricePaise" | "mrpPaise" | "gstPercent">;

export type CartTotals = {
  mrpPaise: number;
  savedPaise: number;
  goodsPaise: number;
  deliveryPaise: number;
  totalPaise: number;
  /** The GST that the total includes. */
  gstPaise: number;
  itemCount: number;
  /** What of the saving is an offer, with its reason; the rest is the shop's price below MRP. */
  discounts?: readonly Discount[] | undefined;
};

/** Adds up a cart in paise; `isIntraState` (default true) decides only how GST is rounded. */
export function cartTotals({
  lines,
  deliveryFeePaise,
  isIntraState = true,
  discounts,
}: {
  lines: readonly PricedLine[];
  deliveryFeePaise: number;
  isIntraState?: boolean;
  /** As the prices of the lines have them already. */
  discounts?: readonly Discount[] | undefined;
}): CartTotals {
  const mrpPaise = sum(lines, (line) => line.mrpPaise * line.quantity);
  const goodsPaise = sum(lines, lineTotal);
  const { sum: tax } = taxShares({ lines, deliveryPaise: deliveryFeePaise, isIntraState });
  return {
    mrpPaise,
    savedPaise: mrpPaise - goodsPaise,
    goodsPaise,
    deliveryPaise: deliveryFeePaise,
    totalPaise: goodsPaise + deliveryFeePaise,
    gstPaise: tax.cgstPaise + tax.sgstPaise + tax.igstPaise,
    itemCount: sum(lines, (line) => line.quantity),
    ...(discounts && discounts.length > 0 && { discounts }),
  };
}

/** What of each line and of the delivery is tax, and of all together: the one computation behind cart, order, bill and invoice. */
export function taxShares({
  lines,
  deliveryPaise,
  deliveryGst = deliveryGstPercent(lines),
  isIntraState,
}: {
  lines: readonly PricedLine[];
  deliveryPaise: number;
  /** The rate of the delivery where it was settled before; else it follows from the lines. */
  deliveryGst?: number;
  isIntraState: boolean;
}): { lines: GstSplit[]; delivery: GstSplit; sum: GstSplit } {
  const ofLines = lines.map((line) =>
    splitGst({ totalPaise: lineTotal(line), gstPercent: line.gstPercent, isIntraState }),
  );
  const delivery = splitGst({ totalPaise: deliveryPaise, gstPercent: deliveryGst, isIntraState });
  return { lines: ofLines, delivery, sum: sumOfSplits([...ofLines, delivery]) };
}

/** Splits of GST added up, part by part. */
export function sumOfSplits(splits: readonly GstSplit[]): GstSplit {
  return {
    taxablePaise: sum(splits, (split) => split.taxablePaise),
    cgstPaise: sum(splits, (split) => split.cgstPaise),
    sgstPaise: sum(splits, (split) => split.sgstPaise),
    igstPaise: sum(splits, (split) => split.igstPaise),
  };
}

/** The GST rate of the delivery fee: that of most of the goods by value, the higher of two equals, 0 for no goods. */
export function deliveryGstPercent(lines: readonly PricedLine[]): number {
  const goodsPaiseByRate = new Map<number, number>();
  for (const line of lines) {
    goodsPaiseByRate.set(line.gstPercent, (goodsPaiseByRate.get(line.gstPercent) ?? 0) + lineTotal(line));
  }
  const byWeight = [...goodsPaiseByRate].sort(([rateA, a], [rateB, b]) => b - a || rateB - rateA);
  return byWeight[0]?.[0] ?? 0;
}

/** A typed quantity as a whole number from 1 to 999; undefined for anything else. */
export function parseQuantity(text: unknown): number | undefined {
  // Read here and not by domain/form/typed-number.ts: the cart's page would load that with the file of the shop's shelves.
  if (typeof text !== "string" || !/^\d{1,3}$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity >= 1 ? quantity : undefined;
}

function lineTotal(line: PricedLine): number {
  return line.pricePaise * line.quantity;
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
