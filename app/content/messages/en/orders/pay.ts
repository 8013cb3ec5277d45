import type { ReachableShop } from "#app/content/messages/en/reach.ts";
import { reachText } from "#app/content/messages/reach.ts";

/** Words of the page on which an order is paid by UPI or bank transfer. */
export const payText = {
  payTitle: (number: string) => `Pay for order ${number}`,
  payHeading: "Pay with UPI",
  restAtDoor: (amount: string) => `This is the part in advance. You pay ${amount} in cash on delivery.`,
  payOrder: (number: string) => `Order ${number}`,
  scan: "Scan with any UPI app",
  qrLabel: (amount: string, payee: string) => `QR code to pay ${amount} to ${payee} by UPI`,
  openApp: "Open UPI app",
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
  transferUnclear: (shop: ReachableShop) => `For our bank account, please ${reachText.callOrWrite(shop)}.`,
  transferReference: "Bank reference (UTR)",
  transferReferenceHint:
    "12, 16 or 22 letters and digits, shown by your bank. It helps us find the payment sooner.",
  orScan: "Or scan from another phone",
  onThisPhone: "On this phone: copy the UPI ID, open your UPI app, choose “To UPI ID” and paste it.",
  saveQr: "Save the QR",
  payTo: "UPI ID",
  amount: "Amount",
  copyAmount: "Copy amount",
  amountCopied: "Amount copied",
  copy: "Copy UPI ID",
  copied: "UPI ID copied",
  payNote: (number: string) => `Please keep the order number ${number} in the payment note.`,
  heldUntil: (time: string) => `Your medicines are kept for you until ${time}.`,
  minutesLeft: (minutes: number) =>
    minutes <= 1 ? "About a minute left." : `About ${minutes} minutes left.`,
  paidTitle: "Have you paid?",
  paidText: "Tell us once your app says it is done. We look for the payment, then pack your order.",
  reference: "UPI reference (UTR)",
  referenceHint: "12 digits, shown in your app after paying. It helps us find the payment sooner.",
  optional: "(optional)",
  submitting: "Submitting...",
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
  takenTitle: "Others have the last packs just now",
  takenText:
    "Please do not pay yet. Other orders wait for the same packs, and some of them will not be paid. Reload this page in a few minutes. Without packs this order ends by itself, and you owe nothing.",
  replacedTitle: "A newer order took its place",
  replacedText:
    "A newer order came from the same phone or browser, so this one ended. Please do not pay for it. If you have paid already, tell us here or call us: we send the order or return the money.",
  openNewer: "Open the newer order",
  cancelledTitle: "This order was cancelled",
  cancelledText:
    "We have released the medicines. If you have paid, tell us here or call us. We will send the order or return the money.",
};
