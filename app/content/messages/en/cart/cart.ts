export const cartText = {
  title: "Cart",
  heading: "Your cart",
  breadcrumb: "Breadcrumb",
  home: "Home",
  items: "Items",

  added: (name: string) => `${name} added to cart`,
  unitsAdded: (quantity: number, name: string) => `${quantity} unit(s) of ${name} added to cart`,
  quantitySet: (quantity: number, name: string) => `${name}: quantity is now ${quantity}`,
  removed: (name: string) => `${name} removed from cart`,
  keepShopping: "Keep shopping",

  refusals: {
    "unknown-intent": "The cart did not understand this form. Please open the cart and try again.",
    "bad-quantity": "Enter a whole number of packs, at most 99. Your cart is as it was.",
    "unknown-product": "This product is no longer in the shop.",
    "not-in-cart": "This product is not in your cart any more.",
    "sold-out": "This product is out of stock right now.",
    "not-for-retail": "This product is given only on a doctor's order and cannot be bought here.",
  },
  unreached: "The shop could not be reached. Please check your connection and try again.",
  moreThanStock: (available: number, inCart: number) =>
    `Only ${available} available right now${inCart > 0 ? `, and you have ${inCart} in your cart` : ""}. Your cart is as it was.`,

  quantityOf: (name: string) => `Quantity of ${name}`,
  oneLess: (name: string) => `One less ${name}`,
  oneMore: (name: string) => `One more ${name}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  update: "Update",
  updateNamed: (name: string) => `Update quantity of ${name}`,
  each: (price: string) => `${price} each`,
  onlyLeft: (count: number) => `Only ${count} left`,
  lineProblem: {
    "sold-out": () => "Out of Stock. Remove it to go on to checkout.",
    "more-than-stock": (available: number) => `Only ${available} left. Please lower the quantity.`,
    "not-for-retail": () => "Given only on a doctor's order. Remove it to go on to checkout.",
  },

  priceRose: (name: string, from: string, to: string) =>
    `The price of ${name} went up from ${from} to ${to} since you added it.`,
  priceFell: (name: string, from: string, to: string) =>
    `The price of ${name} came down from ${from} to ${to} since you added it.`,
  nowNotForRetail: (name: string) => `${name} cannot be sold here any more.`,
  nowSoldOut: (name: string) => `${name} has sold out since you added it.`,
  nowFewer: (name: string, available: number) =>
    `Only ${available} of ${name} left, fewer than in your cart.`,

  gift: {
    title: "Your gift",
    reason: (sum: string) => `Free with goods from ${sum}`,
    free: "Free",
    leave: "Leave out",
    take: "Take the gift",
  },

  hasFreeDelivery: "Your order has free delivery.",
  missingForFree: (amount: string) => `Add ${amount} more for free delivery`,

  tradePrices: (percent: number, saved: string) =>
    `Your business account: ${percent}% off, ${saved} less than the shop price.`,
  tradeMissing: (missing: string, least: string) =>
    `Trade orders start at ${least}. Add ${missing} more to go on to checkout.`,
  tradeNext: (missing: string, percent: number) => `Add ${missing} more for ${percent}% off.`,

  payment: {
    none: "We cannot take payment on this site yet, so nothing can be ordered here. Please ask us by phone or e-mail.",
    notHere: (pincode: string) =>
      `We cannot take payment for orders to ${pincode} yet. At checkout you can enter another PIN code.`,
    cashOnly:
      "For now we take cash on delivery only, and not at every PIN code. Checkout says whether it is taken at yours.",
    cashFrom: (amount: string) => `We take cash on delivery only, for orders from ${amount}.`,
    cashUpTo: (amount: string) => `We take cash on delivery only, for orders up to ${amount}.`,
  },

  bill: "Bill summary",
  deliveryAtCheckout: "By PIN code, at checkout",
  deliveredTo: (place: string, pincode: string) => `To ${place}, ${pincode}. You can change it at checkout.`,
  deliveredToPincode: (pincode: string) => `To ${pincode}. You can change it at checkout.`,
  checkout: "Checkout",
  removeSoldOut: (count: number) =>
    count === 1 ? "Remove 1 sold-out item and go on" : `Remove ${count} sold-out items and go on`,
  continueWithRest: "Continue with what is available",
  cannotPay: "No way to pay here yet",
  sealedPacks: "Sealed packs, batch and expiry on the bill",
  returns: (days: number) => `${days}-day returns on unopened medicines`,

  emptyTitle: "Your cart is empty",
  emptyText: "Find a remedy by name, potency or concern. What you add stays here.",
  shop: "Shop Now",
};
