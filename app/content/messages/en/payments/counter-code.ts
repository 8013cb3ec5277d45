/** Words of the screen on which a customer at the counter scans the code of one bill. */
export const counterCodeText = {
  title: (amount: string) => `${amount} by QR code`,
  bill: (number: string) => `Bill ${number}`,
  back: "Counter",
  scan: "Scan with any UPI app",
  qr: (amount: string) => `QR code to pay ${amount}`,
  exact: "The code takes exactly this amount, once.",
  waiting: "Waiting for the payment. This screen says when it is here.",
  kept: (time: string) => `The packs are kept for this bill until ${time}.`,
  notByPicture: "Hand the packs out when this screen says so, not for a screenshot.",
  look: "Look now",
  cancel: "Take another way to pay",
  cancelNote: "The code is closed and the bill comes back.",
  underWay: {
    title: "The bank has still to answer",
    text: "The customer has paid as far as they can. Please wait, and let nobody pay twice.",
  },
  unreached: {
    title: "Razorpay does not answer just now",
    text: "There is no code yet. Press “Look now”, or take another way to pay.",
  },
  refused: {
    title: "Razorpay gives this shop no QR codes",
    text: "Ask Razorpay to switch on “QR Codes” for your account. Please take another way to pay now.",
  },
  closed: {
    title: "This bill was not paid by its code",
    text: "The code is closed. If somebody paid it anyway, the money goes back by itself.",
  },
  moneyBack: {
    title: "The money came too late and goes back",
    text: "The bill was closed before. Nothing was sold, and Razorpay gives the money back.",
  },
  open: {
    title: "QR codes that wait to be scanned",
    bill: (number: string, amount: string) => `${number}, ${amount}`,
  },
};
