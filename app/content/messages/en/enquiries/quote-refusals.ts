/** Why a quote was not taken; only the server says these. */
export const quoteRefusalsText = {
  "not-open": "This is a demonstration: it takes no orders and no money yet. What you typed is still here.",
  "unknown-quote": "We could not find this quote.",
  expired: "This quote has expired. Call or write to us, and we will make you a new one.",
  withdrawn:
    "We have withdrawn this quote. The newest one is in your email. If there is none, please call us.",
  "already-accepted": "This quote was accepted already. It is one order, and stays one.",
  "above-mrp":
    "The printed price of a product has fallen below this quote. Please call us: we make you a new, lower one.",
  "closed-line":
    "A medicine of this quote is sold only on a prescription, or to a business with a drug licence. Please call us.",
  "unknown-pincode": "We could not find this PIN code. Please check the six digits, or call us.",
  "cod-not-offered": "Cash on delivery is not offered for this order. Please choose another way to pay.",
  "upi-not-offered": "UPI is not available right now. Please call us.",
  "transfer-not-offered": "Bank transfer is not offered right now. Please call us.",
  "firm-address-needed":
    "This GSTIN is of another state than the delivery. Please add the registered address, for the bill.",
  "sold-out": "Not all packs are in stock now. Nothing was ordered, and we have told the shop.",
};
