import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

export const orderText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  trackTitle: "Track Order",
  errorTitle: "Please check these fields",
  submitting: "Submitting...",

  title: (number: string) => `Order ${number}`,
  placedAt: (instant: string) => `Placed ${instant}`,
  summary: (items: string, total: string) => `${items}, ${total}`,
  missingTitle: "Order not found",
  missingText:
    "This tracking link does not lead to an order. Please check it, or look the order up by number and phone.",

  answer: {
    awaiting_payment: "Waiting for payment",
    placed: "We have your order",
    confirmed: "Checked, will be packed next",
    packed: "Packed and sealed",
    out_for_delivery: "On the way to you",
    shipped: "With the courier",
    delivered: "Delivered",
    cancelled: "Cancelled",
    returned: "Returned",
  } satisfies Record<OrderStatus, string>,
  arrivesToday: "Arrives today",
  arrivesOn: (day: string) => `By ${day}`,
  arrivesBetween: (first: string, last: string) => `${first} – ${last}`,
  riderOnWay: (town: string) => `Our rider is on the way to ${town}.`,
  late: "This is later than promised, and we are sorry. Please call us: we will find out where it is.",
  replaced:
    "A newer order from the same phone or browser took its place. There is nothing to pay for this one.",
  openNewer: "Open the newer order",
  payNow: "Pay with UPI",
  payByTransfer: "Pay by bank transfer",
  paymentClaimed: "You told us that you have paid. We are looking for it.",

  progress: "Progress",
  step: {
    awaiting_payment: "Waiting for payment",
    placed: "Order placed",
    confirmed: "Checked by our pharmacist",
    packed: "Packed",
    out_for_delivery: "Out for delivery",
    shipped: "Given to the courier",
    delivered: "Delivered",
    cancelled: "Cancelled",
    returned: "Returned",
  } satisfies Record<OrderStatus, string>,
  courier: (courier: string, reference: string | undefined) =>
    reference ? `${courier}, tracking number ${reference}` : courier,

  parcel: "In this parcel",
  batch: (number: string, expiry: string) => `Batch ${number}, expiry ${expiry}`,
  free: "Free",
  packs: (count: number) => `${count} packs`,
  packsCancelled: (count: number) => (count === 1 ? "1 pack cancelled" : `${count} packs cancelled`),
  packsReturned: (count: number) => (count === 1 ? "1 pack returned" : `${count} packs returned`),
  cameBack: {
    title: "What came back",
    moneyTitle: "Money back",
    line: ({ name, count, of, on }: { name: string; count: number; of: number; on: string | undefined }) => {
      if (of === 1) return on ? `${name} came back on ${on}.` : `${name} came back.`;
      return on
        ? `${count} of ${of} packs of ${name} came back on ${on}.`
        : `${count} of ${of} packs of ${name} came back.`;
    },
    paid: ({ amount, on, reference }: { amount: string; on: string; reference: string }) =>
      reference ? `${amount} paid back on ${on}, reference ${reference}.` : `${amount} paid back on ${on}.`,
    due: (amount: string, days: number) =>
      days === 1
        ? `${amount} to be paid back, within one working day.`
        : `${amount} to be paid back, within ${days} working days.`,
    packs: (count: number) => (count === 1 ? "1 pack came back" : `${count} packs came back`),
    dueInShort: (amount: string) => `${amount} to be paid back`,
    paidInShort: (amount: string) => `${amount} paid back`,
  },
  address: "Delivery address",
  payment: "Payment",
  paymentMethod: {
    cod: "Cash on delivery",
    upi: "UPI",
    online: "Paid online",
    "bank-transfer": "Bank transfer",
    cash: "Cash",
  } satisfies Record<PaymentMethod, string>,
  paymentStatus: {
    due: "To be paid",
    claimed: "Being confirmed",
    "set-aside": "Kept aside by your bank",
    paid: "Paid",
    refunded: "Refunded",
    void: "Nothing to pay",
  } satisfies Record<PaymentStatus, string>,

  setAsideWay: "Online",
  setAside: (amount: string) => `Your bank keeps ${amount} aside. We take it when we send the parcel.`,
  inPart: {
    due: (advance: string, door: string) => `${advance} to be paid in advance, ${door} in cash on delivery`,
    advance: (advance: string, door: string) =>
      `${advance} paid in advance, ${door} to pay in cash on delivery`,
    all: (advance: string, door: string) => `${advance} paid in advance, ${door} paid on delivery`,
  },
  confirm: {
    title: "We call you before we pack",
    text: (phone: string) => `Please answer when we call ${phone}. Then we pack your order.`,
    codeText: "You can also confirm it by a code. Sign in with this phone number, then open this page again.",
    signIn: "Sign in with a code",
    confirm: "This is my order",
    done: "Thank you. Your order is confirmed.",
    otherPhone: "Please sign in with the phone number of this order first.",
  },
  toCart: "Go to cart",
  help: "Need a hand?",
  chat: "Chat about this order",
  chatText: (number: string) => `Hello, I have a question about order ${number}.`,
  call: (phone: string) => `Call ${phone}`,
  cancelTitle: "Cancel this order",
  cancelText: "You can cancel until the order is packed. It costs nothing.",
  cancel: "Cancel order",
  cancelled: "The order is cancelled. Money you have paid comes back to you the way you paid it.",
  unknownIntent: "The shop did not understand this form. Please open the page again and try once more.",
  unreached:
    "The shop could not be reached. Please check your connection and try again; what you typed is still here.",
  cannotCancel: "It is too late to cancel this order here. Please call us.",

  addToAccount: {
    submit: "Add to My Orders",
    thisTitle: "Keep this order in your account",
    thisLead: "It was placed with your email address. Add it to see it in My Orders.",
  },
};
