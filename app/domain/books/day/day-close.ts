// The day's close: what must lie in the drawer, what was counted, and where it goes. One place for its arithmetic.

import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** Cash of the drawer since the last close, in paise, each above 0 or 0. */
export type DrawerSums = {
  floatPaise: number;
  /** Sales paid in cash at the counter. */
  cashInPaise: number;
  /** Refunds given in cash. */
  cashOutPaise: number;
  paidInPaise: number;
  paidOutPaise: number;
};

/** Cash that riders took at the door: what they still had, and what they took since. */
export type RiderSums = { riderBeforePaise: number; riderCashPaise: number };

/** Money that is not cash, of one way; counted only where somebody has looked it up. */
export type DayWay = {
  method: Exclude<PaymentMethod, "cod" | "cash">;
  expectedPaise: number;
  countedPaise: number | null;
  entryCount: number;
  /** How many of them a statement of the bank has shown. */
  seenCount: number;
};

/** A line of the ledger as a close sums it. */
export type LedgerEntry = {
  method: PaymentMethod;
  kind: "payment" | "refund";
  amountPaise: number;
  isSeen: boolean;
};

const OTHER_WAYS = ["upi", "online", "bank-transfer"] as const satisfies DayWay["method"][];

/** What must lie in the drawer. */
export function expectedPaise(sums: DrawerSums): number {
  const { floatPaise, cashInPaise, cashOutPaise, paidInPaise, paidOutPaise } = sums;
  return floatPaise + cashInPaise - cashOutPaise + paidInPaise - paidOutPaise;
}

/** The ledger's lines as the sums of the drawer, of the riders and of the other ways. What goes back for a cash delivery goes out of the drawer. */
export function sumLedger(entries: readonly LedgerEntry[]): Pick<
  DrawerSums,
  "cashInPaise" | "cashOutPaise"
> & {
  riderCashPaise: number;
  ways: Omit<DayWay, "countedPaise">[];
} {
  const total = (of: readonly LedgerEntry[]) => of.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const cash = entries.filter(({ method }) => method === "cash");
  const isRiders = ({ method, kind }: LedgerEntry) => method === "cod" && kind === "payment";
  const isCashBack = ({ method, kind }: LedgerEntry) =>
    kind === "refund" && (method === "cash" || method === "cod");
  return {
    cashInPaise: total(cash.filter(({ kind }) => kind === "payment")),
    cashOutPaise: 0 - total(entries.filter(isCashBack)),
    riderCashPaise: total(entries.filter(isRiders)),
    ways: OTHER_WAYS.map((method) => {
      const own = entries.filter((entry) => entry.method === method);
      const seenCount = own.filter(({ isSeen }) => isSeen).length;
      return { method, expectedPaise: total(own), entryCount: own.length, seenCount };
    }),
  };
}

/** What a close comes to: differences are counted less expected; what riders did not hand in stays with them. */
export function closeOf({
  sums,
  riders,
  countedPaise,
  riderHandedPaise,
  keptPaise,
}: {
  sums: DrawerSums;
  riders: RiderSums;
  countedPaise: number;
  riderHandedPaise: number;
  /** What stays in the drawer as tomorrow's float. */
  keptPaise: number;
}) {
  const expected = expectedPaise(sums);
  return {
    expectedPaise: expected,
    differencePaise: countedPaise - expected,
    riderAfterPaise: riders.riderBeforePaise + riders.riderCashPaise - riderHandedPaise,
    depositPaise: countedPaise + riderHandedPaise - keptPaise,
  };
}

/** Whether a close needs a reason: the drawer, or a way that somebody has counted, is not what it should be. */
export function needsReason(differencePaise: number, ways: readonly DayWay[]): boolean {
  const isOff = ({ countedPaise, expectedPaise: expected }: DayWay) =>
    countedPaise !== null && countedPaise !== expected;
  return differencePaise !== 0 || ways.some(isOff);
}

/** The day that a close is of: the last on which cash moved, that of the count when it is closed or nothing did; undefined when that is closed too: only a later count has another day. */
export function closingDay({
  movedOn,
  countedOn,
  closedDay = "",
}: {
  movedOn: string | undefined;
  countedOn: string;
  closedDay: string | undefined;
}): string | undefined {
  return [movedOn, countedOn].find((day) => day !== undefined && day > closedDay);
}
