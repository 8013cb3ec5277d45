/** Words of money that Razorpay could not give back, at the page of an order in the office. */
export const failedRefundsText = {
  title: "Not given back by Razorpay",
  explain: (amount: string) =>
    `Razorpay could not give back ${amount}. Pay it in another way, then write it down here.`,
  owner: "The owner pays this in another way.",
  way: "How it was paid",
  ways: { upi: "UPI", "bank-transfer": "Bank transfer", cash: "Cash" },
  reference: "Reference of the bank",
  referenceHint: "For cash it may stay empty.",
  button: (amount: string) => `${amount} is paid back`,
  done: (amount: string) => `${amount} given back by hand is written down.`,
  refusals: {
    "not-failed": "This money is no longer to be given back by hand.",
    "bad-reference": "Please enter the number of the transfer, so that it can be found again.",
    "gateway-gave": "Razorpay has given this money back after all. Do not pay it again.",
    unreached: "Razorpay does not answer just now, so it could not be asked once more. Please try again.",
  },
};
