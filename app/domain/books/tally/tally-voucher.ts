// A voucher of Tally: the same amount on both sides, to the paisa. Debits are above 0 here; Tally's file has them below.

import type { TallyLedger } from "#app/domain/books/tally/tally-ledgers.ts";

export type VoucherType =
  | "Sales"
  | "Credit Note"
  | "Debit Note"
  | "Receipt"
  | "Payment"
  | "Contra"
  | "Journal";

export type VoucherEntry = {
  ledger: TallyLedger;
  /** Above 0 is a debit, below a credit. */
  debitPaise: number;
  /** Of an entry of the customers: the order whose bill it opens or settles. */
  bill?: { name: string; isNew: boolean };
};

export type TallyVoucher = {
  /** The same for the same thing, however often it is sent: Tally alters it instead of adding another. */
  guid: string;
  type: VoucherType;
  number: string;
  day: string;
  narration: string;
  entries: VoucherEntry[];
};

/** A voucher without the entries that are nothing; throws where both sides are not the same. */
export function balanced(voucher: TallyVoucher): TallyVoucher {
  const sum = voucher.entries.reduce((all, { debitPaise }) => all + debitPaise, 0);
  if (sum !== 0) throw new Error(`The voucher ${voucher.guid} is off by ${sum} paise.`);
  return { ...voucher, entries: voucher.entries.filter(({ debitPaise }) => debitPaise !== 0) };
}

/** What each ledger comes to over all vouchers, debits less credits. */
export function trialBalance(vouchers: readonly TallyVoucher[]): Partial<Record<TallyLedger, number>> {
  const balance: Partial<Record<TallyLedger, number>> = {};
  for (const { ledger, debitPaise } of vouchers.flatMap(({ entries }) => entries))
    balance[ledger] = (balance[ledger] ?? 0) + debitPaise;
  return balance;
}
