import type { ReachableShop } from "#app/content/messages/en/reach.ts";
import { reachText } from "#app/content/messages/reach.ts";
import type { ZoneId } from "#app/domain/delivery.ts";

export const checkoutText = {
  title: "Checkout",
  heading: "Checkout",

  where: "Where should we bring it?",
  name: "Full Name",
  phone: "Phone Number",
  email: "Email Address",
  emailHint: "If you want the bill and updates by email",
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
  online: "Card, net banking, UPI or wallet",
  onlineNote: "Through Razorpay. We never see your card.",
  cod: "Cash on delivery",
  codNote: "Pay the rider when the parcel is in your hands",
  codInPart: "For this order a part is paid in advance: choose it above",
  codNotForThis: "Not available for this order",
  codCalled: "We call you before we pack. Pay the rider when the parcel is in your hands.",
  partUpi: "Part by UPI, the rest in cash",
  partOnline: "Part by card or net banking, the rest in cash",
  partNote: (now: string, rest: string) => `${now} now, ${rest} in cash on delivery`,
  transfer: "Bank transfer",
  transferNote: "NEFT, RTGS or IMPS to our bank account",
  codArea: "At some PIN codes; enter yours to see",
  codNotHere: "Not offered at this PIN code",
  codTooSmall: (amount: string) => `Not offered for orders below ${amount}`,
  codTooLarge: (amount: string) => `Not offered for orders above ${amount}`,
  noPaymentForTotal:
    "We cannot take payment for an order of this total yet. Please change your cart, or call us.",
  cannotOrder: "This order cannot be placed while there is no way to pay for it.",
  noPayment: (shop: ReachableShop) =>
    `We cannot take payment for this address here yet. Please ${reachText.callOrWrite(shop)} and we will arrange it.`,

  yourOrder: "Your order",
  quantity: (count: number) => `× ${count}`,
  mrp: (amount: string) => `MRP ${amount}`,
  estimated: (amount: string) => `Estimated price ${amount}`,
  deliveryByPincode: "By PIN code",
  changeCart: "Change cart",
  sealedPacks:
    "Medicines are dispensed from sealed packs. If your doctor has changed the potency, please check it above before you pay.",

  payWithUpi: (amount: string) => `Pay ${amount} with UPI`,
  payOnline: (amount: string) => `Pay ${amount} online`,
  payPart: (amount: string) => `Pay ${amount} now, the rest in cash`,
  payInCash: (amount: string) => `Place order, pay ${amount} in cash`,
  placeOrder: "Place order",
  practise: "Place a practice order",
  notOpen: "This is a demonstration. No order can be placed until the shop opens.",
  upiLater: "From the day we open",
  submitting: "Submitting...",

  errorTitle: "Please check these fields",
  unreached:
    "We could not reach the shop, so we do not know whether your order has arrived. What you typed is still here. Please check your connection and press the button again: however often you do, it is one order.",
  pincodeUnreached:
    "We could not check this PIN code. Please check your connection, then type its last digit again.",
};
