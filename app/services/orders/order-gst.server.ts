import { deliveryGstPercent, type PricedLine, taxShares } from "#app/domain/cart/cart.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { type KeptLine, keptLines } from "#app/domain/orders/order-change.ts";

const NO_TAX: GstSplit = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** What of an order as the customer has it now is tax, in paise; nothing when no line is left. */
export function orderGst({
  lines,
  deliveryPaise,
  isIntraState,
}: {
  lines: readonly (PricedLine & Omit<KeptLine, "id">)[];
  deliveryPaise: number;
  isIntraState: boolean;
}): GstSplit {
  const kept = keptLines(lines);
  if (kept.length === 0) return NO_TAX;
  // Packs that come back change nothing about the delivery, which was taxed with what was sent.
  const sent = keptLines(lines.map((line) => ({ ...line, returnedQuantity: 0 })));
  return taxShares({ lines: kept, deliveryPaise, deliveryGst: deliveryGstPercent(sent), isIntraState }).sum;
}
