import type { Db } from "#app/db/client.server.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { Settings } from "#app/domain/settings.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import {
  lockEndedAside,
  lockExpiredOrder,
  moveOrder,
  voidPayment,
} from "#app/services/orders/order-life.server.ts";
import { letGo } from "#app/services/orders/set-aside.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { releaseHeldStock } from "#app/services/stock/sell-stock.server.ts";

/** Cancels the orders whose time to pay has run out and frees their packs; several processes may do so at once. Gives their number. */
export async function releaseExpiredHolds(db: Db, now: Date): Promise<number> {
  const settings = await findSettings(db);
  let released = 0;
  while (await inTransaction(db, (tx) => releaseOne(tx, { now, settings }))) released++;
  while (await inTransaction(db, (tx) => letOneGo(tx, { now, settings }))) released++;
  return released;
}

/** The bank keeps the money no longer. */
async function letOneGo(tx: Db, { now, settings }: { now: Date; settings: Settings }): Promise<boolean> {
  const found = await lockEndedAside(tx, now);
  if (!found) return false;
  const by = { actor: bySystem("release-holds"), now };
  await letGo(tx, { found, settings, by, letter: "setAsideOver" });
  return true;
}

async function releaseOne(tx: Db, { now, settings }: { now: Date; settings: Settings }): Promise<boolean> {
  const found = await lockExpiredOrder(tx, now);
  if (!found) return false;
  const { order } = found;
  const by = { actor: bySystem("release-holds"), now };
  await releaseHeldStock(tx, order.id);
  await voidPayment(tx, { ...found, by });
  const eventId = await moveOrder(tx, { order, to: "cancelled", by });
  await queueLetters(tx, {
    orderId: order.id,
    // Who stood at the counter has seen it.
    ...(order.channel !== "counter" && { toCustomer: "ranOut" }),
    occasion: String(eventId),
    settings,
    now,
  });
  return true;
}
