import { gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { type CopyCondition, judgeCopies } from "#app/domain/copy-state.ts";
import { type DrillCondition, judgeDrill } from "#app/domain/drill-state.ts";
import { readCopyState, readDrillState } from "#app/integrations/copy-state.server.ts";

/** For how many days copies of the shop are kept; undefined while none are. */
export async function findCopyDays(dataDir: string): Promise<number | undefined> {
  return (await readCopyState(dataDir))?.days;
}

/** How it is with the copies of the shop and their tests, and how many orders came since they stopped. */
export async function findCopies(
  db: Db,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<{ condition: CopyCondition; ordersSince: number; drill: DrillCondition }> {
  const [state, tested] = await Promise.all([readCopyState(dataDir), readDrillState(dataDir)]);
  const condition = judgeCopies(state, now);
  const since = condition.kind === "stopped" ? condition.safeAt : undefined;
  const ordersSince = since ? await db.$count(orders, gt(orders.placedAt, new Date(since))) : 0;
  return { condition, ordersSince, drill: judgeDrill(state, tested, now) };
}
