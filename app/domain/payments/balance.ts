// What an order's ledger says of its money; the one place where it is computed.

/** One line of the ledger, as the table order_transactions holds it. */
export type Transaction = { kind: "payment" | "refund"; amountPaise: number };

/** In paise: what came, what went back, and what is with the shop now. */
export type Balance = { receivedPaise: number; givenBackPaise: number; keptPaise: number };

/** The balance of an order over all of its transactions. */
export function balanceOf(transactions: readonly Transaction[]): Balance {
  const sumOf = (kind: Transaction["kind"]) =>
    transactions.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amountPaise : 0), 0);
  const receivedPaise = sumOf("payment");
  const givenBackPaise = 0 - sumOf("refund");
  return { receivedPaise, givenBackPaise, keptPaise: receivedPaise - givenBackPaise };
}
