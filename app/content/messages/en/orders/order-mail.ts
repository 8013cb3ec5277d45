import { billText } from "#app/content/messages/cart/bill.ts";
import { formatDateTime, formatDay, formatTime } from "#app/content/messages/dates.ts";
import { reachText } from "#app/content/messages/reach.ts";
import type { BankAccount } from "#app/domain/bank-transfer.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { indiaMinutes } from "#app/domain/india-time.ts";
import { rupeesExact } from "#app/domain/money.ts";
import type { RefundWay } from "#app/domain/orders/return.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** What a letter about an order may speak of; amounts in paise, addresses absent where there is no link to give. */
export type LetterOrder = {
  number: string;
  name: string;
  phone: string | null;
  address: string[];
  pincode: string;
  /** Nobody has shown that the email is theirs: it repeats no word that was typed. */
  isToStranger: boolean;
  note: string;
  lines: { name: string; brandName: string; quantity: number; totalPaise: number }[];
  /** What the packs ordered cost at MRP, and what of the total was cancelled or came back since. */
  mrpPaise: number;
  cancelledPaise: number;
  /** All that it costs less than MRP, the discounts among it. */
  savedPaise: number;
  /** Why it cost less than the prices of the shop. */
  discounts: readonly Discount[];
  deliveryPaise: number;
  totalPaise: number;
  /** What of the total is GST; absent where the shop takes none. */
  gstPaise: number | undefined;
  paymentMethod: PaymentMethod;
  /** What is or was paid that way: of an order paid in part before, the advance. */
  payPaise: number;
  /** What is still to be paid in cash at the door of such an order; 0 of any other. */
  doorPaise: number;
  /** In cash, and waits for a call or a code before it is packed. */
  isToBeCalled: boolean;
  /** Also when the money went back since. */
  isPaid: boolean;
  isPaidBack: boolean;
  isSetAside: boolean;
  paymentReference: string | undefined;
  promisedFrom: string;
  promisedBy: string;
  isExpress: boolean;
  holdUntil: Date | undefined;
  courier: string | undefined;
  courierReference: string | undefined;
  trackingUrl: string | undefined;
  payUrl: string | undefined;
  /** Packs that have just come back, so many of those ordered. */
  cameBack: { name: string; count: number; of: number }[];
  /** What has just been given back. */
  refund: { paise: number; reference: string; way?: RefundWay | undefined } | undefined;
  /** What the customer wants to send back; why not, where the shop said no. */
  sendBack?: { number: string; refusal: string } | undefined;
  /** What the shop owes the customer now, and within how many working days it pays. */
  duePaise: number;
  refundDays: number;
  /** Within how many hours damage is told. */
  damagedHours: number;
  /** Where a transfer goes; absent when the order is paid otherwise, or no account is entered. */
  bank: BankAccount | undefined;
  shop: { name: string; phone?: string | undefined; email: string; address: string };
};

export type Letter = {
  subject: (order: LetterOrder) => string;
  opening: (order: LetterOrder) => string;
};

const customerLetters = {
  bill: {
    subject: (order) => `Bill of order ${order.number}`,
    opening: () => "The bill of your order is with this email, as a PDF file.",
  },
  received: {
    subject: (order) => `Order ${order.number} received`,
    opening: (order) =>
      sentences([
        `Thank you. We have your order and bring it ${promise(order)}. Please keep ${rupeesExact(order.totalPaise)} ready in cash.`,
        order.isToBeCalled && "We call you before we pack it.",
      ]),
  },
  awaitingPayment: {
    subject: (order) => `Order ${order.number}: please pay ${rupeesExact(order.payPaise)} by UPI`,
    opening: (order) =>
      [
        `Thank you. Please pay ${rupeesExact(order.payPaise)} with any UPI app${heldUntil(order)}.`,
        restAtDoor(order),
        order.payUrl && `QR code and UPI link: ${order.payUrl}`,
        order.payUrl && !order.holdUntil && "That page says until when we keep your medicines for you.",
        "We start as soon as we see the payment.",
      ]
        .filter(Boolean)
        .join("\n"),
  },
  awaitingOnline: {
    subject: (order) => `Order ${order.number}: please pay ${rupeesExact(order.payPaise)}`,
    opening: (order) =>
      [
        `Thank you. Please pay ${rupeesExact(order.payPaise)} by card, net banking, UPI or wallet${heldUntil(order)}.`,
        restAtDoor(order),
        order.payUrl && `Pay here: ${order.payUrl}`,
        order.payUrl && !order.holdUntil && "That page says until when we keep your medicines for you.",
      ]
        .filter(Boolean)
        .join("\n"),
  },
  awaitingTransfer: {
    subject: (order) => `Order ${order.number}: please transfer ${rupeesExact(order.totalPaise)}`,
    opening: (order) =>
      [
        `Thank you. Please transfer ${rupeesExact(order.totalPaise)} to our bank account.`,
        order.bank && transferText(order.bank),
        `Write the order number ${order.number} into the remarks.`,
        order.holdUntil && `We keep your packs for you until ${formatDateTime(order.holdUntil)}.`,
        order.payUrl && `Account and “I have paid”: ${order.payUrl}`,
        "We start as soon as we see the payment.",
      ]
        .filter(Boolean)
        .join("\n"),
  },
  setAside: {
    subject: (order) => `Order ${order.number}: ${rupeesExact(order.payPaise)} kept aside`,
    opening: (order) =>
      `Thank you. Your bank keeps ${rupeesExact(order.payPaise)} aside. We take it when we send the parcel. We will bring your order ${promise(order)}.`,
  },
  setAsideOver: {
    subject: (order) => `Order ${order.number} cancelled: no money taken`,
    opening: () =>
      "We did not send your parcel in time, and we are sorry. We have not taken the money that your bank kept aside. Razorpay gives it back by itself; this can take some days. The order is cancelled; please order again if you still want it.",
  },
  setAsideCancelled: {
    subject: (order) => `Order ${order.number} cancelled: no money taken`,
    opening: () =>
      "Your order was cancelled. We have not taken the money that your bank kept aside. Razorpay gives it back by itself; this can take some days.",
  },
  paid: {
    subject: (order) => `Order ${order.number}: payment received`,
    opening: (order) =>
      `Thank you. We have received your payment of ${rupeesExact(order.payPaise)}. We will bring your order ${promise(order)}.${cashToKeep(order)}`,
  },
  confirmed: {
    subject: (order) => `Order ${order.number} confirmed`,
    opening: (order) => `Our pharmacist has checked your order. It arrives ${promise(order)}.`,
  },
  packed: {
    subject: (order) => `Order ${order.number} packed`,
    opening: () => "Your order is packed and sealed.",
  },
  out_for_delivery: {
    subject: (order) => `Order ${order.number} is on the way`,
    opening: (order) => `Our rider is on the way to you.${cashToKeep(order)}`,
  },
  shipped: {
    subject: (order) => `Order ${order.number} shipped`,
    opening: (order) => `Your parcel is with the courier${courier(order)}.${cashToKeep(order)}`,
  },
  delivered: {
    subject: (order) => `Order ${order.number} delivered`,
    opening: ({ damagedHours }) =>
      `Your order was delivered. If anything is damaged, wrong or expired, tell us within ${damagedHours} hours.`,
  },
  soldAtCounter: {
    subject: (order) => `Your purchase ${order.number}`,
    opening: (order) =>
      `Thank you for your visit. You have paid ${rupeesExact(order.totalPaise)} at our counter.`,
  },
  cancelled: {
    subject: (order) => `Order ${order.number} cancelled`,
    opening: () => "Your order was cancelled. Money you have paid comes back to you the way you paid it.",
  },
  ranOut: {
    subject: (order) => `Order ${order.number} cancelled: no payment seen`,
    opening: (order) =>
      `We didn't receive your payment in time, so we have released the medicines. If you have paid, please ${reachText.callOrWrite(order.shop)}: we will send the medicines or return your money.`,
  },
  replaced: {
    subject: (order) => `Order ${order.number} cancelled: a newer order takes its place`,
    opening: (order) =>
      `A newer order came from the same phone or browser, so this unpaid one is cancelled. If you have paid it, please ${reachText.callOrWrite(order.shop)}: we will send the medicines or return your money.`,
  },
  paidTooLate: {
    subject: (order) => `Order ${order.number}: we return your payment`,
    opening: (order) =>
      `Your payment of ${rupeesExact(order.payPaise)} reached us after the order was cancelled, and we cannot send it any more. We return the whole amount the way you paid it.`,
  },
  returned: {
    subject: (order) => `Order ${order.number} returned`,
    opening: (order) => sentences(["Your parcel is back with us.", moneyToPayBack(order)]),
  },
  packsReturned: {
    subject: (order) => `Order ${order.number}: ${packsBack(sum(order))}`,
    opening: (order) =>
      sentences([...order.cameBack.map(packBack), moneyToPayBack(order), whereItGoes(order)]),
  },
  returnAsked: {
    subject: (order) => `Order ${order.number}: we have your return request`,
    opening: (order) =>
      `We have your return request${sendBackNumber(order)}. Please keep the packs until we answer. We answer soon.`,
  },
  returnApproved: {
    subject: (order) => `Order ${order.number}: you may send the packs back`,
    opening: (order) =>
      `Your return${sendBackNumber(order)} is approved. Bring or send the packs to our shop, with their bill. Your money comes back once we have counted them.`,
  },
  returnRefused: {
    subject: (order) => `Order ${order.number}: about your return request`,
    opening: (order) =>
      sentences([
        `We cannot take back the packs of your request${sendBackNumber(order)}.`,
        order.sendBack?.refusal,
        `If you see it otherwise, please ${reachText.callOrWrite(order.shop)}.`,
      ]),
  },
  linesCancelled: {
    subject: (order) => `Order ${order.number}: a part is cancelled`,
    opening: (order) =>
      sentences([
        `A part of your order was cancelled. What is left costs ${rupeesExact(order.totalPaise)}.`,
        moneyToPayBack(order),
      ]),
  },
  refunded: {
    subject: (order) => `Order ${order.number}: money paid back`,
    opening: (order) => sentences([order.refund && paidBack(order.refund), moneyToPayBack(order)]),
  },
} satisfies Record<string, Letter>;

const shopLetters = {
  newOrder: {
    subject: (order) => `New order ${order.number}, ${rupeesExact(order.totalPaise)}`,
    opening: (order) =>
      ({
        cod: order.isToBeCalled
          ? "Cash on delivery. Please call the customer before you pack it."
          : "Cash on delivery. Please confirm.",
        upi: "Waiting for a UPI payment.",
        online: "Waiting for an online payment.",
        "bank-transfer": "Waiting for a bank transfer.",
        cash: "Paid in cash.",
      })[order.paymentMethod],
  },
  claimed: {
    subject: (order) => `Order ${order.number}: the customer says it is paid`,
    opening: (order) =>
      `Please look for ${rupeesExact(order.payPaise)}${reference(order)} and confirm the payment or cancel the order. The packs stay held until you do.`,
  },
  claimedTooLate: {
    subject: (order) => `Needs attention: order ${order.number} ran out, the customer says it is paid`,
    opening: (order) =>
      `Please look for ${rupeesExact(order.payPaise)}${reference(order)}. If it is there, confirm the payment: the order is taken up again when the packs are still there.`,
  },
  claimedAndCancelled: {
    subject: (order) => `Needs attention: order ${order.number} is cancelled, the customer said it is paid`,
    opening: (order) =>
      `The customer has cancelled after saying that it is paid. Please look for ${rupeesExact(order.payPaise)}${reference(order)}. If it is there, confirm the payment, then return it.`,
  },
  paidTooLate: {
    subject: (order) => `Needs attention: order ${order.number} is cancelled and paid`,
    opening: (order) => `Please return ${rupeesExact(order.payPaise)}${reference(order)} to the customer.`,
  },
  returnAsked: {
    subject: (order) => `Return request for order ${order.number}`,
    opening: (order) =>
      `The customer wants to send packs back, request${sendBackNumber(order)}. Please look at it in the office, under Returns.`,
  },
  refundFailed: {
    subject: (order) => `Needs attention: a refund of order ${order.number} did not go through`,
    opening: (order) =>
      `Razorpay could not give back ${rupeesExact(order.refund?.paise ?? 0)}. Please pay it to the customer in another way, then write it down at the order in the office.`,
  },
} satisfies Record<string, Letter>;

/** Letters and text messages about orders; a letter is plain text, complete in itself. */
export const mail = {
  customerLetters,
  shopLetters,
  letterBody,
  shopLetterBody,
  textMessage: (order: LetterOrder, letter: Letter) =>
    [`${order.shop.name}, order ${order.number}:`, letter.opening(order), order.trackingUrl]
      .filter(Boolean)
      .join(" ")
      .replaceAll("\n", " "),
};

function letterBody(order: LetterOrder, letter: Letter): string {
  const { shop } = order;
  return paragraphs([
    order.isToStranger ? "Hello," : `Hello ${order.name},`,
    letter.opening(order),
    order.trackingUrl && `Follow your order, without a password:\n${order.trackingUrl}`,
    orderText(order.isToStranger ? { ...order, address: [addressInOrder(order)] } : order),
    !order.isToStranger && order.note && `YOUR NOTE\n${order.note}`,
    `${shop.name}\n${shop.address}\n${reachText.lines(shop)}`,
  ]);
}

function shopLetterBody(order: LetterOrder, letter: Letter): string {
  return paragraphs([
    letter.opening(order),
    orderText(order),
    `CUSTOMER\n${order.name}${order.phone ? `, ${formatPhone(order.phone)}` : ""}`,
    order.note && `NOTE OF THE CUSTOMER\n${order.note}`,
    order.trackingUrl,
  ]);
}

function orderText(order: LetterOrder): string {
  const promised = `Promised ${promise(order)}${order.isExpress ? " (express)" : ""}`;
  const lines = order.lines.map(lineText);
  return [
    `ORDER ${order.number}`,
    ...lines,
    "",
    totalsText(order),
    "",
    "DELIVERY",
    promised,
    ...order.address,
  ].join("\n");
}

function addressInOrder({ pincode }: LetterOrder): string {
  return `To the address in your order, PIN code ${pincode}`;
}

function transferText({ holder, bankName, accountNumber, ifsc }: BankAccount): string {
  return `Account holder: ${holder}\nBank: ${bankName}\nAccount number: ${accountNumber}\nIFSC: ${ifsc}`;
}

function sentences(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

function sum({ cameBack }: LetterOrder): number {
  return cameBack.reduce((count, line) => count + line.count, 0);
}

function packsBack(count: number): string {
  return count === 1 ? "1 pack came back" : `${count} packs came back`;
}

function packBack({ name, count, of }: LetterOrder["cameBack"][number]): string {
  return of === 1 ? `${name} came back to us.` : `${count} of ${of} packs of ${name} came back to us.`;
}

function sendBackNumber({ sendBack }: LetterOrder): string {
  return sendBack ? ` ${sendBack.number}` : "";
}

function whereItGoes({ duePaise, paymentMethod }: LetterOrder): string | undefined {
  if (duePaise === 0) return undefined;
  return paymentMethod === "cod" || paymentMethod === "cash"
    ? "We ask you for a UPI address or a bank account first."
    : "It goes back the way you paid.";
}

function paidBack({ paise, reference, way }: NonNullable<LetterOrder["refund"]>): string {
  const how = { upi: " by UPI", "bank-transfer": " by bank transfer", cash: " in cash" };
  const gone = `We have paid back ${rupeesExact(paise)} to you${way ? how[way] : ""}`;
  return reference ? `${gone}, reference ${reference}.` : `${gone}.`;
}

function moneyToPayBack({ duePaise, refundDays }: LetterOrder): string | undefined {
  if (duePaise === 0) return undefined;
  return refundDays === 1
    ? `We pay back ${rupeesExact(duePaise)} within one working day.`
    : `We pay back ${rupeesExact(duePaise)} within ${refundDays} working days.`;
}

function paragraphs(parts: (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function lineText(line: LetterOrder["lines"][number]): string {
  const price = line.totalPaise === 0 ? billText.deliveryFree : rupeesExact(line.totalPaise);
  return `${line.quantity} x ${line.name} (${line.brandName}): ${price}`;
}

function totalsText(order: LetterOrder): string {
  const paidBy = {
    cod: "Cash on delivery",
    upi: "UPI",
    online: "Online",
    "bank-transfer": "Bank transfer",
    cash: "Cash",
  }[order.paymentMethod];
  const onMrpPaise = order.discounts.reduce((rest, { paise }) => rest - paise, order.savedPaise);
  return [
    `${billText.itemTotal} ${rupeesExact(order.mrpPaise)}`,
    onMrpPaise > 0 && billText.offPrice(billText.youSave, rupeesExact(onMrpPaise)),
    ...order.discounts.map((each) => billText.offPrice(billText.offer(each), rupeesExact(each.paise))),
    `Delivery ${order.deliveryPaise === 0 ? "free" : rupeesExact(order.deliveryPaise)}`,
    order.cancelledPaise > 0 && billText.offPrice(billText.cancelled, rupeesExact(order.cancelledPaise)),
    order.gstPaise === undefined
      ? `Total ${rupeesExact(order.totalPaise)}`
      : `Total ${rupeesExact(order.totalPaise)}, includes GST of ${rupeesExact(order.gstPaise)}`,
    `${paidBy}, ${howFarPaid(order)}`,
    ...(order.doorPaise > 0
      ? [
          `In advance ${rupeesExact(order.payPaise)}`,
          `To pay in cash on delivery ${rupeesExact(order.doorPaise)}`,
        ]
      : []),
  ]
    .filter(Boolean)
    .join("\n");
}

function howFarPaid({ isPaidBack, isPaid, isSetAside }: LetterOrder): string {
  if (isPaidBack) return "paid back";
  if (isSetAside) return "kept aside by your bank";
  return isPaid ? "paid" : "not paid yet";
}

function promise({ promisedFrom, promisedBy }: LetterOrder): string {
  return promisedFrom === promisedBy
    ? `on ${formatDay(promisedBy)}`
    : `between ${formatDay(promisedFrom)} and ${formatDay(promisedBy)}`;
}

function heldUntil({ holdUntil }: LetterOrder): string {
  return holdUntil
    ? ` by ${formatTime(indiaMinutes(holdUntil))}; until then we keep your medicines for you`
    : "";
}

function cashToKeep({ paymentMethod, isPaid, totalPaise, doorPaise }: LetterOrder): string {
  const paise = paymentMethod === "cod" && !isPaid ? totalPaise : doorPaise;
  return paise > 0 ? ` Please keep ${rupeesExact(paise)} ready in cash.` : "";
}

function restAtDoor({ doorPaise }: LetterOrder): string | undefined {
  return doorPaise > 0 ? `The rest, ${rupeesExact(doorPaise)}, you pay in cash on delivery.` : undefined;
}

function courier({ courier: name, courierReference }: LetterOrder): string {
  if (!name) return "";
  return courierReference ? ` ${name}, tracking number ${courierReference}` : ` ${name}`;
}

function reference({ paymentReference }: LetterOrder): string {
  return paymentReference ? ` with reference ${paymentReference}` : "";
}
