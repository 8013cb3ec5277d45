import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { type MinuteOfMemory, median } from "./memory.ts";
import type { Acknowledged } from "./visits.ts";

/** A third of the minutes beside the third before it; what is above this grows. */
const MOST_GROWTH = 1.1;
const AT_ONCE = 500;

/** What is wrong with the orders that the shop has said yes to, in sentences. */
export async function judgeOrders(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const faults = await findLedgerFaults(db);
  const keys = new Set(acknowledged.map(({ key }) => key));
  if (keys.size < acknowledged.length) faults.push("one page made two orders");
  for (let at = 0; at < acknowledged.length; at += AT_ONCE) {
    const some = acknowledged.slice(at, at + AT_ONCE);
    const kept = await db
      .select({ key: orders.idempotencyKey, token: orders.trackingToken })
      .from(orders)
      .where(
        inArray(
          orders.idempotencyKey,
          some.map(({ key }) => key),
        ),
      );
    const found = new Map(kept.map(({ key, token }) => [key, token]));
    const wrong = some.filter(({ key, token }) => found.get(key) !== token).length;
    if (wrong > 0 || kept.length !== some.length) faults.push(`${wrong} acknowledged orders are not there`);
  }
  return faults;
}

/** Whether memory grows: the last third of the minutes after the first two beside the third before; a run of a few minutes says nothing. */
export function judgeMemory(minutes: readonly MinuteOfMemory[]): { words: string; isFault: boolean } {
  const settled = minutes.slice(2);
  const third = Math.floor(settled.length / 3);
  if (third === 0) return { words: "too short to judge", isFault: false };
  const [before, last] = [settled.slice(-2 * third, -third), settled.slice(-third)];
  const growth = (key: keyof MinuteOfMemory) =>
    median(last.map((minute) => minute[key])) / median(before.map((minute) => minute[key]));
  const [resident, heap] = [growth("residentMb"), growth("heapMb")];
  return {
    words: `last ${third} minutes beside the ${third} before: resident ${resident.toFixed(2)}, heap ${heap.toFixed(2)}`,
    isFault: resident > MOST_GROWTH,
  };
}
