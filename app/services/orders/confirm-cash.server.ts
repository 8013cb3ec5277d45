import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import { isToBeCalled } from "#app/domain/orders/to-be-called.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { isPhoneProven } from "#app/domain/shop/proven.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import {
  auditOrder,
  type By,
  lockOrder,
  moveOrder,
  type Order,
} from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type CallRefusal = "unknown-order" | "not-allowed";

/** Somebody of the shop has called, and the order stands: it is confirmed and can be packed. */
export async function confirmByCall(
  db: Db,
  { number, publicOrigin, ...by }: By & { number: string; publicOrigin: string },
): Promise<Result<{ status: "confirmed" }, CallRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order } = found;
    if (!isToBeCalled(order)) return refused("not-allowed");
    await writeConfirmed(tx, { order, how: "call", by });
    const eventId = await moveOrder(tx, { order, to: "confirmed", by });
    const news = { orderId: order.id, settings, publicOrigin, now: by.now };
    await queueLetters(tx, { ...news, toCustomer: "confirmed", occasion: String(eventId) });
    return ok({ status: "confirmed" });
  });
}

/** Nobody answered the call: the order waits on, and later ones of the phone are called too until a parcel is taken. */
export async function noteUnreached(
  db: Db,
  { number, ...by }: By & { number: string },
): Promise<Result<{ number: string }, CallRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order } = found;
    if (!isToBeCalled(order)) return refused("not-allowed");
    await tx.update(orders).set({ unreachedAt: by.now }).where(eq(orders.id, order.id));
    await auditOrder(tx, { order, act: "note-unreached", details: {}, by });
    return ok({ number });
  });
}

/** Whoever has the link of an order and has shown by a code that its phone is theirs confirms it; the shop need not call. */
export async function confirmByCode(
  db: Db,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<Result<{ number: string }, "not-found" | "other-phone">> {
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.trackingToken, token));
    if (!found?.order.isConfirmWanted) return refused("not-found");
    const { order } = found;
    if (!(await hasProven(tx, { userId, phone: order.phone }))) return refused("other-phone");
    // Nobody is thanked for an order that was cancelled meanwhile; pressed twice, it is confirmed.
    if (!isToBeCalled(order))
      return order.confirmedBy === null ? refused("not-found") : ok({ number: order.number });
    await writeConfirmed(tx, { order, how: "code", by: { actor: SHOPPER, now } });
    return ok({ number: order.number });
  });
}

/** What a code can do for an order that waits for a call: nothing, be asked for at sign-in, or it was given there. */
export async function findCodeState(
  db: Db,
  {
    order,
    userId,
    hasTexts,
  }: {
    order: { isToBeCalled: boolean; phone: string | null };
    userId: string | undefined;
    /** Whether the shop sends text messages. */
    hasTexts: boolean;
  },
): Promise<"none" | "sign-in" | "proven"> {
  if (!order.isToBeCalled) return "none";
  if (userId !== undefined && (await hasProven(db, { userId, phone: order.phone }))) return "proven";
  return hasTexts ? "sign-in" : "none";
}

/** Whether the account has shown by a code that this phone is its own. */
async function hasProven(
  db: Db,
  { userId, phone }: { userId: string; phone: string | null },
): Promise<boolean> {
  if (phone === null) return false;
  const [account] = await db
    .select({ phone: profiles.phone })
    .from(profiles)
    .where(and(eq(profiles.id, userId), isNotNull(profiles.phone)));
  return isPhoneProven({ phone, provenPhone: account?.phone });
}

async function writeConfirmed(
  tx: Db,
  { order, how, by }: { order: Order; how: "code" | "call"; by: By },
): Promise<void> {
  await tx.update(orders).set({ confirmedBy: how, unreachedAt: null }).where(eq(orders.id, order.id));
  await auditOrder(tx, { order, act: "confirm-cash", details: { by: how }, by });
}
