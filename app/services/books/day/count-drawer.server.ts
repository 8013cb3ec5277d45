import { max, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCounts } from "#app/db/schema/books-days.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import type { TypedCount } from "#app/domain/books/day/day-form.ts";
import { recordAudit } from "#app/services/audit.server.ts";

/** Writes a count down before anybody is told what is expected, with the last line of the ledger that was written by then. */
export function countDrawer(
  db: Db,
  { count, actor, now }: { count: TypedCount; actor: Actor; now: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { notes, coinsPaise, countedPaise, riderHandedPaise, upiPaise, onlinePaise, floatPaise } = count;
    await tx.execute(sql`select hold_order_ledger()`);
    const [row] = await tx.select({ id: max(orderTransactions.id) }).from(orderTransactions);
    await tx.insert(dayCounts).values({
      ...{ notes, coinsPaise, countedPaise, riderHandedPaise, upiPaise, onlinePaise, floatPaise },
      ...{ upToTransactionId: row?.id ?? 0, countedAt: now, ...actorColumns(actor) },
    });
    const details = { countedPaise, riderHandedPaise };
    await recordAudit(tx, { by: actor, act: "count-drawer", about: "drawer", details, now });
  });
}
