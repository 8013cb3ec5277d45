import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";

/** So often a bill may be shown as a code and taken back. */
const MOST_CODES = 10;

/**
 * What a bill of the counter has become: the order that it made, in the same words, or the key under which it makes one now. Paid by
 * a code it has a key of its own, since a bill whose code was taken back is still to be sold.
 */
export async function findBillOrder(
  tx: Db,
  { billKey, hash, isToScan }: { billKey: string; hash: string; isToScan: boolean },
): Promise<Result<{ number?: string; key: string }, "key-reused" | "code-open">> {
  const codeKeys = Array.from({ length: MOST_CODES }, (_, n) => `${billKey}:${n}`);
  const made = await tx
    .select({
      key: orders.idempotencyKey,
      number: orders.number,
      hash: orders.requestHash,
      status: orders.status,
    })
    .from(orders)
    .where(inArray(orders.idempotencyKey, [billKey, ...codeKeys]));
  const live = made.find(({ key, status }) => key === billKey || status !== "cancelled");
  if (live && live.hash === hash) return ok({ number: live.number, key: live.key });
  if (live) return refused(live.status === "awaiting_payment" ? "code-open" : "key-reused");
  if (!isToScan) return ok({ key: billKey });
  const key = codeKeys.find((free) => made.every((order) => order.key !== free));
  return key === undefined ? refused("key-reused") : ok({ key });
}

/** The bills of the counter whose codes wait to be scanned. */
export function listOpenBills(db: Db): Promise<{ number: string; totalPaise: number }[]> {
  return db
    .select({ number: orders.number, totalPaise: orders.totalPaise })
    .from(orders)
    .where(
      and(
        eq(orders.channel, "counter"),
        eq(orders.status, "awaiting_payment"),
        ne(orders.paymentMethod, "cash"),
      ),
    )
    .orderBy(orders.id)
    .limit(20);
}
