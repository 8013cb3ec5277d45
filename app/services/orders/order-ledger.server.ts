import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";

export type MoneyMoved = Omit<
  typeof orderTransactions.$inferInsert,
  "id" | "actorKind" | "actorId" | "happenedAt" | "reference"
> & { reference?: string | null | undefined; by: { actor: Actor; now: Date } };

/** Adds a line to the ledger of an order, in the transaction that moves its money; the same key once. False when it was there. */
export async function recordMoney(tx: Db, { by, reference, ...moved }: MoneyMoved): Promise<boolean> {
  // Asked before it is added: the guard of the balance would count it twice.
  if ((await tx.$count(orderTransactions, eq(orderTransactions.key, moved.key))) > 0) return false;
  const added = await tx
    .insert(orderTransactions)
    .values({
      ...moved,
      reference: reference || null,
      ...actorColumns(by.actor),
      happenedAt: by.now,
    })
    .onConflictDoNothing({ target: orderTransactions.key })
    .returning({ id: orderTransactions.id });
  return added.length > 0;
}
