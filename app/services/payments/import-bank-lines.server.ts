import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import type { StatementLine } from "#app/domain/payments/bank-statement.ts";
import { matchLines } from "#app/domain/payments/match.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { By } from "#app/services/orders/order-life.server.ts";
import { findBankOrders } from "#app/services/payments/bank-orders.server.ts";
import { settleBankLine } from "#app/services/payments/settle-bank-line.server.ts";

export type Imported = { newLines: number; knownLines: number; settled: number };
type Import = By & { lines: readonly StatementLine[]; publicOrigin: string };

const LINES_AT_ONCE = 500;

/** Takes the lines of a statement over, each once however often it is read, and settles those that are sure. */
export async function importBankLines(db: Db, { lines, publicOrigin, ...by }: Import): Promise<Imported> {
  const { actor, now } = by;
  const newLines = await inTransaction(db, async (tx) => {
    await waitForTurn(tx, "bank lines");
    let added = 0;
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
      const rows = lines.slice(start, start + LINES_AT_ONCE).map((line) => ({
        ...{ key: keyOf(line), bookedOn: line.bookedOn, amountPaise: line.amountPaise },
        ...{ narration: line.narration, reference: line.reference ?? null },
        ...{ status: "open" as const, readAt: now },
      }));
      const inserted = await tx
        .insert(bankLines)
        .values(rows)
        .onConflictDoNothing({ target: bankLines.key })
        .returning({ id: bankLines.id });
      added += inserted.length;
    }
    const details = { count: added };
    await recordAudit(tx, { by: actor, act: "import-bank-lines", about: "bank", details, now });
    return added;
  });
  const settled = await settleOpenLines(db, { ...by, publicOrigin });
  return { newLines, knownLines: lines.length - newLines, settled };
}

/** Settles every open line that is sure; gives how many. */
async function settleOpenLines(db: Db, by: By & { publicOrigin: string }): Promise<number> {
  const [open, orders] = await Promise.all([
    db.select().from(bankLines).where(eq(bankLines.status, "open")),
    findBankOrders(db, by.now),
  ]);
  const lines = open.map((line) => ({ ...line, reference: line.reference ?? undefined }));
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  let settled = 0;
  for (const { lineId, orderId, by: matchedBy } of matchLines(lines, orders)) {
    const number = numbers.get(orderId)!;
    const done = await settleBankLine(db, { lineId, number, matchedBy, ...by });
    if (done.ok) settled++;
  }
  return settled;
}

/** The bank's number is its own for each payment; without one, date, words, amount and balance stand for the line. */
function keyOf({ reference, amountPaise, bookedOn, narration, balance }: StatementLine): string {
  if (reference) return `utr ${reference} ${amountPaise}`;
  const written = JSON.stringify([bookedOn, amountPaise, narration, balance]);
  return `line ${createHash("sha256").update(written).digest("hex")}`;
}
