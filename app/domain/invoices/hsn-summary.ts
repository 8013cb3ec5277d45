import { sumOfSplits } from "#app/domain/cart/cart.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import type { InvoiceGoods } from "#app/domain/invoices/invoice.ts";

export type HsnRow = GstSplit & { hsn: string; gstPercent: number; quantity: number; totalPaise: number };

/** What a paper says of each tax heading and rate, by heading; the delivery counts under that of its goods, in money only. */
export function hsnSummary({ lines, delivery }: InvoiceGoods): HsnRow[] {
  const parts = [...lines, ...(delivery ? [{ ...delivery, quantity: 0 }] : [])];
  const groups = Map.groupBy(parts, ({ hsn, gstPercent }) => `${hsn} ${gstPercent}`);
  return [...groups.values()]
    .map((group) => ({
      hsn: group[0]!.hsn,
      gstPercent: group[0]!.gstPercent,
      quantity: group.reduce((sum, part) => sum + part.quantity, 0),
      totalPaise: group.reduce((sum, part) => sum + part.totalPaise, 0),
      ...sumOfSplits(group),
    }))
    .sort((a, b) => (a.hsn < b.hsn ? -1 : a.hsn > b.hsn ? 1 : a.gstPercent - b.gstPercent));
}
