import { rupees } from "#app/domain/money.ts";

type OfferWords = {
  code?: string;
  percent: number | null;
  scope?: string | null;
  fromPacks?: number | null;
  fromPaise?: number | null;
};

/** Words of the sums of a cart and of an order. */
export const billText = {
  itemCount: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  itemTotal: "Item total at MRP",
  cancelled: "Cancelled or returned",
  offer: ({ code, percent, scope, fromPacks, fromPaise }: OfferWords) => {
    const from = fromPacks ? `${fromPacks} or more` : fromPaise ? `From ${rupees(fromPaise)}` : undefined;
    const what = code ? `Coupon ${code}` : (from ?? "Business price");
    return `${what}${percent ? `, ${percent}% off` : ""}${scope ? ` (${scope})` : ""}`;
  },
  offPrice: (offer: string, amount: string) => `${offer}: − ${amount}`,
  youSave: "You save on MRP",
  delivery: "Delivery",
  deliveryFree: "Free",
  toPay: "To pay",
  total: "Total",
  toPayBeforeDelivery: "To pay, before delivery",
  includesGst: (amount: string) => `Includes GST of ${amount}`,
};
