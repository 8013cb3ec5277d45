/** Words of the sums of a cart and of an order. */
export const billText = {
  itemCount: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  itemTotal: "Item total at MRP",
  cancelled: "Cancelled or returned",
  offers: {
    trade: (percent: number) => `Business price, ${percent}% off`,
    coupon: (code: string) => `Coupon ${code}`,
  },
  offerReason: {
    percent: (percent: number) => `${percent}% off`,
    percentOf: (percent: number, scope: string) => `${percent}% off ${scope}`,
    sumOf: (scope: string) => `Off ${scope}`,
  },
  youSave: "You save on MRP",
  delivery: "Delivery",
  deliveryByPincode: "By PIN code",
  deliveryFree: "Free",
  toPay: "To pay",
  total: "Total",
  toPayBeforeDelivery: "To pay, before delivery",
  includesGst: (amount: string) => `Includes GST of ${amount}`,
};
