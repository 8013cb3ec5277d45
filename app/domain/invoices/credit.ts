// A credit note takes packs off an invoice: same batch, same rate, same price. Its tax is the tax of what was left before less
// the tax of what is left after, so that an invoice and all its credit notes together are what the customer keeps, to the paisa.

import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { splitGst } from "#app/domain/catalog/gst.ts";
import type { InvoiceBatch, InvoiceGoods, InvoiceLine } from "#app/domain/invoices/invoice.ts";

/** Packs to take off; "all" is whatever is left, with the delivery. */
export type CreditedPacks = "all" | readonly { lineId: number; quantity: number }[];

/** What a credit note says after those that went before it; undefined when nothing of it is left on the invoice. */
export function creditOf({
  invoice,
  before,
  packs,
  isIntraState,
}: {
  invoice: InvoiceGoods;
  before: readonly InvoiceGoods[];
  packs: CreditedPacks;
  isIntraState: boolean;
}): InvoiceGoods | undefined {
  const lines = invoice.lines.flatMap((line) => {
    const credited = before.flatMap((note) => note.lines.filter(({ lineId }) => lineId === line.lineId));
    const left = line.quantity - credited.reduce((sum, { quantity }) => sum + quantity, 0);
    const asked =
      packs === "all" ? left : (packs.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0);
    const quantity = Math.min(asked, left);
    return quantity > 0 ? [creditLine({ line, credited, left, quantity, isIntraState })] : [];
  });
  const isDeliveryLeft = before.every((note) => note.delivery === null);
  const delivery = packs === "all" && isDeliveryLeft ? invoice.delivery : null;
  return lines.length > 0 || delivery ? { lines, delivery } : undefined;
}

function creditLine({
  line,
  credited,
  left,
  quantity,
  isIntraState,
}: {
  line: InvoiceLine;
  credited: readonly InvoiceLine[];
  left: number;
  quantity: number;
  isIntraState: boolean;
}): InvoiceLine {
  const splitOf = (packs: number) =>
    splitGst({ totalPaise: packs * line.pricePaise, gstPercent: line.gstPercent, isIntraState });
  return {
    ...line,
    quantity,
    totalPaise: quantity * line.pricePaise,
    ...difference(splitOf(left), splitOf(left - quantity)),
    batches: batchesBack(line.batches, { credited, quantity }),
  };
}

function difference(before: GstSplit, after: GstSplit): GstSplit {
  return {
    taxablePaise: before.taxablePaise - after.taxablePaise,
    cgstPaise: before.cgstPaise - after.cgstPaise,
    sgstPaise: before.sgstPaise - after.sgstPaise,
    igstPaise: before.igstPaise - after.igstPaise,
  };
}

/** As the stock takes them back (give-back-line.server.ts): the latest expiry first, into none more than it gave. */
function batchesBack(
  sold: readonly InvoiceBatch[],
  { credited, quantity }: { credited: readonly InvoiceLine[]; quantity: number },
): InvoiceBatch[] {
  const isBack = (batch: InvoiceBatch) =>
    credited
      .flatMap((line) => line.batches)
      .filter(({ number }) => number === batch.number)
      .reduce((sum, each) => sum + each.quantity, 0);
  let missing = quantity;
  return sold
    .toSorted((a, b) => (a.expiresOn < b.expiresOn ? 1 : a.expiresOn > b.expiresOn ? -1 : 0))
    .flatMap((batch) => {
      const taken = Math.min(missing, batch.quantity - isBack(batch));
      missing -= taken;
      return taken > 0 ? [{ ...batch, quantity: taken }] : [];
    });
}
