// What an invoice says of goods and money. Prices include GST; taxShares of the cart takes it out, so that cart, order and
// invoice have the same figures. A paper is a copy: it is read as it was written, never computed again.

import { deliveryGstPercent, sumOfSplits, taxShares } from "#app/domain/cart/cart.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";

export type InvoiceBatch = { number: string; expiresOn: string; quantity: number };

/** Goods with all that must be printed of them; amounts in paise, of all packs of the line together. */
export type InvoiceLine = GstSplit & {
  /** The line of the order. */
  lineId: number;
  /** "Arnica Montana 30 CH". */
  name: string;
  /** "अर्निका मोंटाना", where the catalogue has it. */
  nameInHindi?: string | undefined;
  packSize: string;
  brandName: string;
  hsn: string;
  gstPercent: number;
  mrpPaise: number;
  pricePaise: number;
  quantity: number;
  totalPaise: number;
  batches: InvoiceBatch[];
};

/** The delivery of the goods, taxed as most of them and under their heading (CGST Act s. 8). */
export type InvoiceDelivery = GstSplit & { hsn: string; gstPercent: number; totalPaise: number };

export type InvoiceGoods = { lines: InvoiceLine[]; delivery: InvoiceDelivery | null };

/** The sums of a paper in paise; `roundingPaise` is what makes the parts the total. */
export type InvoiceSums = GstSplit & { mrpPaise: number; roundingPaise: number; totalPaise: number };

/** Packs of one order line as they leave the shop. */
export type SoldLine = Pick<
  InvoiceLine,
  | "lineId"
  | "name"
  | "nameInHindi"
  | "packSize"
  | "brandName"
  | "hsn"
  | "gstPercent"
  | "mrpPaise"
  | "pricePaise"
  | "quantity"
  | "batches"
>;

/** The goods and sums of an invoice for packs that cost `totalPaise` with their delivery; untaxed where the shop is not registered. */
export function invoiceOf({
  lines,
  deliveryPaise,
  totalPaise,
  isIntraState,
  isTaxed,
}: {
  lines: readonly SoldLine[];
  deliveryPaise: number;
  totalPaise: number;
  isIntraState: boolean;
  isTaxed: boolean;
}): InvoiceGoods & { sums: InvoiceSums } {
  const sold = isTaxed ? lines : lines.map((line) => ({ ...line, gstPercent: 0 }));
  const shares = taxShares({ lines: sold, deliveryPaise, isIntraState });
  const goods: InvoiceGoods = {
    lines: sold.map((line, index) => ({
      ...line,
      totalPaise: line.pricePaise * line.quantity,
      ...shares.lines[index]!,
    })),
    delivery:
      deliveryPaise === 0
        ? null
        : {
            hsn: mainHsn(sold),
            gstPercent: deliveryGstPercent(sold),
            totalPaise: deliveryPaise,
            ...shares.delivery,
          },
  };
  return { ...goods, sums: sumsOf(goods, totalPaise) };
}

/** The sums of what stands on a paper, with the rounding that leads to its total. */
export function sumsOf({ lines, delivery }: InvoiceGoods, totalPaise?: number): InvoiceSums {
  const parts = delivery ? [...lines, delivery] : lines;
  const exactPaise = parts.reduce((sum, part) => sum + part.totalPaise, 0);
  const asked = totalPaise ?? exactPaise;
  return {
    mrpPaise: lines.reduce((sum, line) => sum + line.mrpPaise * line.quantity, 0),
    ...sumOfSplits(parts),
    roundingPaise: asked - exactPaise,
    totalPaise: asked,
  };
}

/** The heading of most of the goods by value at the rate of the delivery, the first of equals. */
function mainHsn(lines: readonly SoldLine[]): string {
  const rate = deliveryGstPercent(lines);
  const paiseOf = new Map<string, number>();
  for (const line of lines.filter(({ gstPercent }) => gstPercent === rate))
    paiseOf.set(line.hsn, (paiseOf.get(line.hsn) ?? 0) + line.pricePaise * line.quantity);
  return [...paiseOf].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}
