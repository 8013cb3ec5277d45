/** Words of a quote's own page. */
export const quoteText = {
  title: (number: string) => `Quote ${number}`,
  lead: (date: string) => `Valid until ${date}. Prices include GST.`,
  goods: "What we offer",
  each: (quantity: number, price: string) => `${quantity} × ${price}`,
  delivery: "Delivery",
  free: "Free",
  total: "Total",
  fromShop: "From the shop",
  accept: (amount: string) => `Accept quote, pay ${amount}`,
  acceptShort: "Accept quote",
  acceptNote: "With this the quote becomes an order.",
  askPincode: "Enter your PIN code above to see when it arrives.",
  arrives: (from: string, by: string) =>
    from === by ? `Arrives ${from}` : `Arrives between ${from} and ${by}`,
  states: {
    expired: "This quote has run out. Call or write to us, and we make you a new one.",
    withdrawn:
      "We have withdrawn this quote. The newest one is in your mail; if there is none, please call us.",
    accepted: (order: string) => `You have accepted this quote. It is now order ${order}.`,
  },
  pay: "Pay now",
  follow: "Follow this order",
  refusals: {
    "unknown-quote": "We do not find this quote.",
    expired: "This quote has run out. Call or write to us, and we make you a new one.",
    withdrawn:
      "We have withdrawn this quote. The newest one is in your mail; if there is none, please call us.",
    "already-accepted": "This quote was accepted already. It is one order, and stays one.",
    "above-mrp":
      "The printed price of a product has fallen below this quote. Please call us: we make you a new, lower one.",
    "unknown-pincode": "We do not find this PIN code. Please check the six digits, or call us.",
    "cod-not-offered": "Cash on delivery is not offered for this order. Please choose another way to pay.",
    "upi-not-offered": "UPI is not available right now. Please call us.",
    "sold-out":
      "Some of the packs have sold out since we wrote this quote. Please call us: we tell you when they are back, or make a new quote.",
    "too-many-orders":
      "So many orders have come from this connection or phone that we take no more here for now. Please try again later, or call us.",
  },
  contact: "Contact us",
  missingTitle: "Quote not found",
  missingText: "This link leads to no quote. Please check that it is whole, or call us.",
};
