import type { GapKind } from "#app/domain/payments/money-days.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** Words of the office screens that hold orders, ledger, gateway and bank against each other, day by day. */
export const officeMoneyDaysText = {
  title: "Day by day",
  note: "What the orders of a day cost, and what ledger, gateway and bank have of it.",
  dayTitle: (day: string) => `Money of ${day}`,
  dayNote: "An order belongs to the day of its first money, else to the day it was placed.",
  back: "Payments",
  all: "All days",
  none: "No money in these 45 days.",
  compared: "Compared now. Today is still going on.",
  columns: {
    day: "Day",
    method: "Way",
    expected: "Orders cost",
    received: "Received",
    givenBack: "Given back",
    gateway: "At Razorpay",
    bank: "In the bank",
    missing: "Missing",
    tooMuch: "Too much",
    gaps: "To look at",
  },
  clean: "Clean",
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  methods: {
    upi: "UPI",
    "bank-transfer": "Bank transfer",
    online: "Razorpay",
    cod: "Cash on delivery",
    cash: "Cash at the counter",
  } satisfies Record<PaymentMethod, string>,
  gaps: {
    title: "To look at",
    none: "Orders, ledger, gateway and bank agree.",
    kinds: {
      unpaid: "The order is on its way or done, and its money is not here.",
      "give-back": "More is here than the order costs.",
      "gateway-less": "Razorpay has less than the ledger says.",
      "gateway-more": "Razorpay has more than the ledger says.",
      "not-in-bank": "The ledger has it, and no statement shows it.",
      "bank-more": "The buyer paid more than the order costs.",
      "no-order": "It is in the bank, and no order has it.",
    } satisfies Record<GapKind, string>,
    mends: {
      unpaid: "Look for the money",
      "give-back": "Give it back",
      "gateway-less": "Open the order",
      "gateway-more": "Open the order",
      "not-in-bank": "Read a bank file",
      "bank-more": "Open the order",
      "no-order": "Match it",
    } satisfies Record<GapKind, string>,
    line: (id: number) => `Line ${id} of the bank`,
  },
};
