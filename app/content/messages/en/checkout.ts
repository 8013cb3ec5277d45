import type { ZoneId } from "#app/domain/delivery.ts";

export const checkoutText = {
  title: "Checkout",
  heading: "Checkout",
  stepsLabel: "Checkout steps",
  steps: { cart: "Cart", delivery: "Delivery and payment", done: "Done" },

  where: "Where should we bring it?",
  name: "Full Name",
  phone: "Phone Number",
  email: "Email Address",
  emailHint: "If you want the bill and updates by e-mail",
  pincode: "PIN code",
  checkPincode: "Check",
  town: "Town or city",
  state: "State",
  addressLine1: "House, street and area",
  addressLine2: "Landmark",
  note: "Note for the shop",
  optional: "(optional)",

  when: "When?",
  zoneRemark: {
    "same-day": "With our own rider",
    "next-day": "With our own rider",
    ncr: "By courier in Delhi NCR",
    "pan-india": "By courier across India",
  } satisfies Record<ZoneId, string>,
  expressNote: "A rider brings only your order",
  deliveredTo: (place: string) => `Delivery to ${place}`,
  askPincode: "Enter your PIN code above to see when it arrives and what delivery costs.",
  free: "Free",

  how: "How would you like to pay?",
  paymentMethod: "Payment method",
  upi: "UPI",
  upiNote: "Google Pay, PhonePe, Paytm or any UPI app",
  cod: "Cash on delivery",
  codNote: "Pay the rider when the parcel is in your hands",
  codArea: "In the Sohna and Gurgaon area",
  codNotHere: "Not offered at this PIN code, only in the Sohna and Gurgaon area",
  codTooSmall: (amount: string) => `Not offered for orders below ${amount}`,
  codTooLarge: (amount: string) => `Not offered for orders above ${amount}`,
  noPayment: (phone: string) =>
    `We cannot take payment for this address here yet. Please call us at ${phone} and we will arrange it.`,

  yourOrder: "Your order",
  quantity: (count: number) => `× ${count}`,
  mrp: (amount: string) => `MRP ${amount}`,
  maker: (maker: string, country: string) => `Made by ${maker}, ${country}`,
  changeCart: "Change cart",
  sealedPacks:
    "Medicines are dispensed from sealed packs. If your doctor has changed the potency, please check it above before you pay.",

  payWithUpi: (amount: string) => `Pay ${amount} with UPI`,
  payInCash: (amount: string) => `Place order, pay ${amount} in cash`,
  showTotal: "Show delivery and total",
  placeOrder: "Place order",
  submitting: "Submitting...",

  errorTitle: "Please check these fields",
  unreached:
    "We could not reach the shop, so we do not know whether your order has arrived. What you typed is still here. Please check your connection and press the button again: however often you do, it is one order.",
  pincodeUnreached:
    "We could not check this PIN code. Please check your connection, then type its last digit again.",

  payTitle: (number: string) => `Pay for order ${number}`,
  payHeading: "Pay with UPI",
  payOrder: (number: string) => `Order ${number}`,
  scan: "Scan with any UPI app",
  qrLabel: (amount: string, payee: string) => `QR code to pay ${amount} to ${payee} by UPI`,
  openApp: "Open UPI app",
  transfer: "Bank transfer",
  transferNote: "NEFT, RTGS or IMPS to our bank account",
  transferHeading: "Pay by bank transfer",
  transferLabels: {
    holder: "Account holder",
    bankName: "Bank",
    accountNumber: "Account number",
    ifsc: "IFSC",
    amount: "Amount",
    remarks: "Remarks",
  },
  transferHeld: (until: string) => `Your packs are kept for you until ${until}.`,
  transferUnclear: (phone: string) => `Please call us for our bank account: ${phone}.`,
  transferReference: "Bank reference (UTR)",
  transferReferenceHint:
    "12, 16 or 22 letters and digits, shown by your bank. It helps us find the payment sooner.",
  payTo: "Or pay to this UPI ID",
  copy: "Copy",
  copied: "UPI ID copied",
  payNote: (number: string) => `Please keep the order number ${number} in the payment note.`,
  heldUntil: (time: string) => `Your medicines are kept for you until ${time}.`,
  minutesLeft: (minutes: number) =>
    minutes <= 1 ? "About a minute left." : `About ${minutes} minutes left.`,
  paidTitle: "Have you paid?",
  paidText: "Tell us once your app says it is done. We look for the payment, then pack your order.",
  reference: "UPI reference (UTR)",
  referenceHint: "12 digits, shown in your app after paying. It helps us find the payment sooner.",
  iHavePaid: "I have paid",
  claimRefusals: {
    "not-found": "This order is not paid by UPI.",
    "bad-reference": "A UPI reference has 12 digits. Please check it, or leave it empty.",
    "reference-used": "This UPI reference was given for another order. Please check it, or leave it empty.",
    unreached:
      "We could not reach the shop. Your number is still here: please check your connection and press the button again.",
    cancelled: "We have told the shop. If the money has arrived, we send the order or return the money.",
  },
  transferRefusals: {
    "bad-reference":
      "A bank reference has 12, 16 or 22 letters and digits. Please check it, or leave it empty.",
    "reference-used": "This reference was given for another order. Please check it, or leave it empty.",
  } as Record<string, string>,
  waitingTitle: "Waiting for the shop's confirmation",
  waitingText:
    "Thank you. We are looking for your payment and confirm it during opening hours. You can close this page.",
  follow: "Follow this order",
  cancelledTitle: "This order was cancelled",
  cancelledText:
    "The medicines went back on the shelf. If you have paid after all, tell us here or call us: we send the order or return the money.",

  thanksTitle: (number: string) => `Order ${number} placed`,
  thanks: (name: string) => `Thank you, ${name}`,
  thanksText: (number: string) => `Order ${number} is with us.`,
  next: "What happens next",
  nextCheck: "Our pharmacist checks remedies, potencies and packs.",
  nextPack: "We pack sealed bottles and write batch and expiry on the bill.",
  nextBring: {
    rider: "Our rider brings the parcel to your door.",
    courier: "A courier brings the parcel to your door.",
  },
  nextCash: (amount: string) => `Please keep ${amount} ready in cash.`,
  nextMail: (email: string) => `Updates go to ${email}.`,
  keepLink: "Keep the link behind this button. It shows where your order is, without a password.",
};
