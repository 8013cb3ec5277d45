import { deliveryGstPercent, type PricedLine } from "#app/domain/cart/cart.ts";
import { type GstSplit, splitGst } from "#app/domain/catalog/gst.ts";

const NO_TAX: GstSplit = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** What of an order's lines and delivery is tax, in paise; nothing when no line is left. */
export function orderGst(order: {
  lines: (PricedLine & { totalPaise: number })[];
  deliveryPaise: number;
  isIntraState: boolean;
}): GstSplit {
  const { lines, deliveryPaise, isIntraState } = order;
  if (lines.length === 0) return NO_TAX;
  const delivery = { totalPaise: deliveryPaise, gstPercent: deliveryGstPercent(lines) };
  return [...lines, delivery]
    .map(({ totalPaise, gstPercent }) => splitGst({ totalPaise, gstPercent, isIntraState }))
    .reduce((sum, part) => ({
      taxablePaise: sum.taxablePaise + part.taxablePaise,
      cgstPaise: sum.cgstPaise + part.cgstPaise,
      sgstPaise: sum.sgstPaise + part.sgstPaise,
      igstPaise: sum.igstPaise + part.igstPaise,
    }));
}
