// The cash book: everything that came into the shop in cash and went out of it, with what is there after each line.

export type CashEntry = {
  at: Date;
  kind: "sale" | "delivery" | "refund" | "slip" | "first-count" | "difference" | "deposit";
  /** The order, the words of a slip, the day of a close. */
  about: string;
  /** Above 0 for cash that came. */
  amountPaise: number;
};

export type CashRow = CashEntry & { balancePaise: number };

/** The entries in the order of time with the balance after each; cash with riders is the shop's too. */
export function cashBook(openingPaise: number, entries: readonly CashEntry[]): CashRow[] {
  let balancePaise = openingPaise;
  return entries
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => {
      balancePaise += entry.amountPaise;
      return { ...entry, balancePaise };
    });
}
