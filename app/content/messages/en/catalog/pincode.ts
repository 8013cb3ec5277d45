/** Words of the field that says when, for how much and how paid an order arrives. */
export const pincodeText = {
  label: "Delivery to PIN code",
  check: "Check",
  checking: "Checking...",
  enter: "Enter your PIN code to see the day and the fee",
  give: "Enter",
  change: "Change",
  changePincode: "Change PIN code",
  notTo: (pincode: string) => `Not to ${pincode}`,
  /** The day alone, in a line that has little room. */
  day: {
    todayIfOrderedIn: (duration: string) => `Today if ordered in ${duration}`,
    on: (day: string) => `By ${day}`,
    between: (first: string, last: string) => `${first} – ${last}`,
  },
  freeShort: "free delivery",
  feeTo: (place: string, pincode: string, fee: string) =>
    `${[place, pincode].filter(Boolean).join(" ")}: ${fee}`,
  feeOrFree: (place: string, pincode: string, fee: string, freeFrom: string) =>
    `${[place, pincode].filter(Boolean).join(" ")}: ${fee}, free from ${freeFrom}`,
  invalid: "Please enter a PIN code of 6 digits",
  unknown: "We do not know this PIN code. Please ask us on chat.",
  failed: "The check did not work. Please try again.",
  to: (place: string, pincode: string) => `${place}, ${pincode}`,
  fee: (amount: string) => `Delivery ${amount}`,
  free: "Free delivery",
  freeFrom: (amount: string) => `free on orders of ${amount} and above`,
  upiAndCod: "Pay by UPI, or in cash on delivery.",
  upi: "Pay by UPI.",
  upiNoCod: "Pay by UPI. No cash on delivery for this item here.",
  cod: "Cash on delivery is available.",
  codFrom: (amount: string) => `Pay in cash on delivery, for orders from ${amount}.`,
  codUpTo: (amount: string) => `Pay in cash on delivery, for orders up to ${amount}.`,
  noPayment: "We cannot take payment for orders to this PIN code yet. Please ask us before you order.",
};
