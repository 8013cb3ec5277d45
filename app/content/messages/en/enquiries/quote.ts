/** Words of a quote's own page. */
export const quoteText = {
  title: (number: string) => `Quote ${number}`,
  validUntil: (date: string) => `Valid until ${date}.`,
  includesGst: "Prices include GST.",
  goods: "What we offer",
  each: (quantity: number, price: string) => `${quantity} × ${price}`,
  delivery: "Delivery",
  free: "Free",
  total: "Total",
  fromShop: "From the shop",
  accept: (amount: string) => `Accept quote, pay ${amount}`,
  acceptShort: "Accept quote",
  acceptNote: "This turns the quote into an order.",
  askPincode: "Enter your PIN code above to see when it arrives.",
  arrives: (from: string, by: string) =>
    from === by ? `Arrives ${from}` : `Arrives between ${from} and ${by}`,
  short: (name: string, free: number, wanted: number) =>
    free === 0 ? `${name}: sold out, ${wanted} quoted.` : `${name}: ${free} in stock, ${wanted} quoted.`,
  shortNow: "Not enough packs at this moment",
  shortWhatToDo:
    "You cannot accept the quote while packs are missing. Please call us: we get them, or make a new quote.",
  toOrder: (date: string) => `To order, here by ${date}`,
  toOrderNote: (date: string) =>
    `Some packs are not in stock. Accept the quote and we order them, by ${date}. You pay when they are here.`,
  acceptToOrder: (amount: string) => `Accept quote, ${amount}, pay later`,
  states: {
    awaiting_goods: (date: string) =>
      date
        ? `You have accepted this quote. We have ordered the missing packs and expect them by ${date}. You then get the order with the way to pay.`
        : "You have accepted this quote, and its packs are here. We make the order and write to you how to pay.",
    expired: "This quote has expired. Call or write to us, and we will make you a new one.",
    withdrawn:
      "We have withdrawn this quote. The newest one is in your email. If there is none, please call us.",
    accepted: (order: string) => `You have accepted this quote. It is now order ${order}.`,
  },
  pay: "Pay now",
  follow: "Follow this order",
  contact: "Contact us",
  missingTitle: "Quote not found",
  missingText: "This link does not open a quote. Please check that it is whole, or call us.",
};
