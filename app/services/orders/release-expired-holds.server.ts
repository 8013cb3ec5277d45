import { and, eq, gt, not } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { Settings } from "#app/domain/settings.ts";
import { paymentHoldUntil } from "#app/domain/shop/payment-method.ts";
import { CLOCKS_DIFFER_MS } from "#app/domain/wrong-clock.ts";
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

// What the settings allow at most.
const LONGEST_HOLD_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;
const LONGEST_TRANSFER_MS = 14 * DAY_MS;
const LONGEST_ASIDE_MS = 5 * DAY_MS;

/** Cancels the orders whose time to pay has run out and frees their packs; several processes may do so at once. Gives their number. */
export async function releaseExpiredHolds(db: Db, now: Date): Promise<number> {
  const settings = await findSettings(db);
  await shortenWrongHolds(db, { now, settings });
  let released = 0;
  while (await inTransaction(db, (tx) => releaseOne(tx, { now, settings }))) released++;
  while (await inTransaction(db, (tx) => letOneGo(tx, { now, settings }))) released++;
  return released;
}

/** What a clock that ran ahead holds until then is held from now on as long as others are. */
async function shortenWrongHolds(
  db: Db,
  { now, settings }: { now: Date; settings: Settings },
): Promise<void> {
  const isBeyond = (column: PgColumn, longestMs: number) =>
    gt(column, new Date(now.getTime() + longestMs + CLOCKS_DIFFER_MS));
  const isTransfer = eq(orders.paymentMethod, "bank-transfer");
  for (const { method, isOne, longestMs } of [
    { method: "upi", isOne: not(isTransfer), longestMs: LONGEST_HOLD_MS },
    { method: "bank-transfer", isOne: isTransfer, longestMs: LONGEST_TRANSFER_MS },
  ] as const)
    await db
      .update(orders)
      .set({ holdUntil: paymentHoldUntil({ method, now, settings }) })
      .where(and(eq(orders.status, "awaiting_payment"), isOne, isBeyond(orders.holdUntil, longestMs)));
  await db
    .update(payments)
    .set({ setAsideUntil: new Date(now.getTime() + settings.checkout.setAsideDays * DAY_MS) })
    .where(and(eq(payments.status, "set-aside"), isBeyond(payments.setAsideUntil, LONGEST_ASIDE_MS)));
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
