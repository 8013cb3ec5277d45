import { gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { type CopyCondition, judgeCopies } from "#app/domain/copy-state.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";

/** How it is with the copies of the shop, and how many orders came since they stopped. */
export async function findCopies(
  db: Db,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<{ condition: CopyCondition; ordersSince: number }> {
  const condition = judgeCopies(await readCopyState(dataDir), now);
  const since = condition.kind === "stopped" ? condition.safeAt : undefined;
  const ordersSince = since ? await db.$count(orders, gt(orders.placedAt, new Date(since))) : 0;
  return { condition, ordersSince };
}
