// Whether each day's orders, the ledger, the gateway and the bank tell the same of their money. What an order costs is held against
// what its ledger keeps, and each receipt of the ledger against whoever saw the money; the state of a payment is not asked.

import { addDays } from "#app/domain/india-time.ts";
import { balanceOf, type Transaction } from "#app/domain/payments/balance.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

export type MoneyOrder = {
  number: string;
  method: PaymentMethod;
  placedOn: string;
  /** What it costs after all that left it; 0 for one that was given up. */
  duePaise: number;
  /** What of that is taken at the door, while the parcel is not handed over. */
  laterPaise: number;
  /** What was given back of it although it was owed to the shop. */
  goodwillPaise: number;
  /** Whether all of it should be here by now: not before a parcel that is paid at the door was handed over. */
  isOwed: boolean;
  ledger: (Transaction & { method: PaymentMethod; happenedOn: string })[];
  /** What the gateway keeps of it, after what it gave back. */
  gatewayPaise: number;
  bank: { amountPaise: number; source: "statement" | "message" } | undefined;
};
/** Money in the bank that no order has. */
type OpenMoney = { lineId: number; bookedOn: string; amountPaise: number };
export type MoneyRecords = {
  orders: readonly MoneyOrder[];
  open: readonly OpenMoney[];
  /** The day up to which statements were read; undefined without any. */
  statementsUntil: string | undefined;
};

export type GapKind =
  | "unpaid"
  | "give-back"
  | "gateway-less"
  | "gateway-more"
  | "not-in-bank"
  | "bank-more"
  | "no-order";
/** A line that somebody must look at, with what is missing (below 0) or too much. */
export type Gap = { day: string; method: PaymentMethod; kind: GapKind; paise: number } & (
  | { number: string }
  | { lineId: number }
);
export type MoneyDay = {
  day: string;
  method: PaymentMethod;
  expectedPaise: number;
  receivedPaise: number;
  givenBackPaise: number;
  gatewayPaise: number;
  bankPaise: number;
  /** Of what orders cost, and of what the ledger keeps, what is nowhere. */
  missingPaise: number;
  tooMuchPaise: number;
  gaps: Gap[];
};

/** So long after a payment a statement must show it. */
const BANK_DAYS = 3;

/** The comparison by day and method, the newest day first. An order belongs to the day of its first money, else to the day it was placed. */
export function compareMoney({ orders, open, statementsUntil }: MoneyRecords): MoneyDay[] {
  const days = new Map<string, MoneyDay>();
  const dayOf = (day: string, method: PaymentMethod) => {
    const key = `${day} ${method}`;
    const found = days.get(key) ?? { day, method, ...ZERO, gaps: [] };
    days.set(key, found);
    return found;
  };
  for (const order of orders) addOrder(dayOf(dayOfMoney(order), order.method), order, statementsUntil);
  for (const { lineId, bookedOn, amountPaise } of open) {
    // Which way it came is not known; UPI brings nearly all.
    const day = dayOf(bookedOn, "upi");
    day.bankPaise += amountPaise;
    note(day, { kind: "no-order", paise: amountPaise, lineId });
  }
  return [...days.values()].sort((a, b) =>
    a.day < b.day ? 1 : a.day > b.day ? -1 : a.method < b.method ? -1 : 1,
  );
}

/** Several days or ways as one. */
export function addMoneyDays(days: readonly MoneyDay[]): Omit<MoneyDay, "day" | "method"> {
  const sum = { ...ZERO, gaps: days.flatMap(({ gaps }) => gaps) };
  for (const name of Object.keys(ZERO) as (keyof typeof ZERO)[])
    sum[name] = days.reduce((all, day) => all + day[name], 0);
  return sum;
}

const ZERO = {
  ...{ expectedPaise: 0, receivedPaise: 0, givenBackPaise: 0, gatewayPaise: 0, bankPaise: 0 },
  ...{ missingPaise: 0, tooMuchPaise: 0 },
};

function dayOfMoney({ ledger, placedOn }: MoneyOrder): string {
  return ledger.map(({ happenedOn }) => happenedOn).sort()[0] ?? placedOn;
}

function addOrder(day: MoneyDay, order: MoneyOrder, statementsUntil: string | undefined): void {
  const { number, method, ledger, isOwed, gatewayPaise, bank } = order;
  const { receivedPaise, givenBackPaise, keptPaise } = balanceOf(order.ledger);
  const mostPaise = Math.max(0, order.duePaise - order.laterPaise);
  const leastPaise = isOwed ? Math.max(0, mostPaise - order.goodwillPaise) : keptPaise;
  const expectedPaise = Math.min(mostPaise, Math.max(leastPaise, keptPaise));
  day.expectedPaise += expectedPaise;
  day.receivedPaise += receivedPaise;
  day.givenBackPaise += givenBackPaise;
  day.gatewayPaise += gatewayPaise;
  day.bankPaise += bank?.amountPaise ?? 0;
  const over = keptPaise - expectedPaise;
  if (over !== 0) note(day, { kind: over < 0 ? "unpaid" : "give-back", paise: over, number });
  if (method === "online") {
    const online = balanceOf(ledger.filter((entry) => entry.method === "online"));
    const differs = gatewayPaise - online.keptPaise;
    if (differs !== 0)
      note(day, { kind: differs < 0 ? "gateway-less" : "gateway-more", paise: differs, number });
  }
  const inBank = balanceOf(
    ledger.filter((entry) => entry.method === "upi" || entry.method === "bank-transfer"),
  );
  const sentPaise = inBank.receivedPaise;
  if ((method !== "upi" && method !== "bank-transfer") || sentPaise === 0) return;
  const isCovered = statementsUntil !== undefined && addDays(day.day, BANK_DAYS) <= statementsUntil;
  if (bank?.source !== "statement" && isCovered)
    note(day, { kind: "not-in-bank", paise: -sentPaise, number });
  const excess = (bank?.amountPaise ?? 0) - sentPaise;
  if (bank && excess > 0) note(day, { kind: "bank-more", paise: excess, number });
}

type Noted = { kind: GapKind; paise: number } & ({ number: string } | { lineId: number });

function note(day: MoneyDay, noted: Noted): void {
  day.gaps.push({ day: day.day, method: day.method, ...noted });
  if (noted.paise < 0) day.missingPaise -= noted.paise;
  else day.tooMuchPaise += noted.paise;
}
