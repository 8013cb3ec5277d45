import { gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { CopyKeeper } from "#app/domain/copy-keeper.ts";
import { type CopyCondition, type CopyState, judgeCopies } from "#app/domain/copy-state.ts";
import { type DrillCondition, type DrillState, judgeDrill } from "#app/domain/drill-state.ts";
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
  return judge(db, { state, tested, now });
}

/** The same with where they go, as the screen shows it on which they are turned on; at once after they were. */
export async function findBackup(
  db: Db,
  { keeper, dataDir, now }: { keeper: CopyKeeper; dataDir: string; now: Date },
) {
  const [noted, tested, isSameDisk] = await Promise.all([
    readCopyState(dataDir),
    readDrillState(dataDir),
    keeper.isOnOwnDisk(),
  ]);
  const settings = keeper.settings();
  const state = settings && noted?.since === settings.since ? noted : settings;
  return {
    ...(await judge(db, { state, tested, now })),
    settings,
    isDaily: keeper.isDaily,
    isSameDisk,
    isKeyWaiting: settings !== undefined && keeper.keyWords() !== undefined,
    baseAt: state && "baseAt" in state ? state.baseAt : undefined,
    found: tested?.since === settings?.since ? tested?.found : undefined,
  };
}

async function judge(
  db: Db,
  { state, tested, now }: { state: CopyState | undefined; tested: DrillState | undefined; now: Date },
): Promise<{ condition: CopyCondition; ordersSince: number; drill: DrillCondition }> {
  const condition = judgeCopies(state, now);
  const since = condition.kind === "stopped" ? condition.safeAt : undefined;
  const ordersSince = since ? await db.$count(orders, gt(orders.placedAt, new Date(since))) : 0;
  return { condition, ordersSince, drill: judgeDrill(state, tested, now) };
}
