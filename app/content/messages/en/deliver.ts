/** The sheet that asks for the PIN code, and what it answers when there is no day to say. */
export const deliverText = {
  title: "Where should we deliver?",
  check: "Check",
  checking: "Checking...",
  close: "Close",
  freeFrom: (amount: string) => `Free delivery on orders of ${amount} and above`,
  allPlaces: "All places we deliver to",
  invalid: "Please enter a PIN code of 6 digits",
  unknown: "We do not know this PIN code. Please ask us on chat.",
  failed: "The check did not work. Please try again.",
  noPayment: "We cannot take payment for orders to this PIN code yet. Please ask us before you order.",
};
