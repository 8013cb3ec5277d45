/** Words of the page from which an order is paid through the gateway. */
export const onlineText = {
  heading: "Pay online",
  order: (number: string) => `Order ${number}`,
  how: "Card, net banking, UPI or wallet. You pay on Razorpay's page and come back here.",
  safe: "We never see your card.",
  pay: (amount: string) => `Pay ${amount}`,
  orScan: "Or scan with any UPI app",
  scan: "Scan with any UPI app",
  scanned: "We see the payment by ourselves. You need not send a screenshot.",
  look: "I have paid: look now",
  unreachedHeading: "Razorpay does not answer just now",
  unreached: "Please try again in a minute. Nothing was taken from you.",
  tryAgain: "Try again",
  waitingHeading: (amount: string) => `Looking for your ${amount}`,
  waiting: "Your bank has not answered yet. Mostly it does within a few minutes. You may close this page.",
  waitingSteps: {
    kept: (number: string) => `Order ${number} is kept`,
    keptNote: "Nobody else can buy these packs till we know.",
    looking: "We look for the payment",
    lookingNote: "Razorpay tells us as soon as your bank has answered.",
  },
  notPaid: "Not paid yet?",
  payAgain: "Pay again",
  failedHeading: "The payment did not go through",
  failed: (time: string) =>
    `Your bank said no at ${time}. You can try again, with another card or another way.`,
  takenTitle: "Was money taken anyway?",
  taken:
    "Do not pay twice. If it reaches us, we confirm this order by ourselves. Otherwise your bank returns it.",
  backHeading: (amount: string) => `${amount} is on its way back`,
  back: "The order was cancelled. The money goes back the way you paid, mostly within 5 to 7 working days.",
  ended: "We have released the medicines. If you paid after that, the money goes back by itself.",
};
