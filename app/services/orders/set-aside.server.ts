import type { Db } from "#app/db/client.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { Settings } from "#app/domain/settings.ts";
import { renewPromise, sellKept } from "#app/services/orders/confirm-payment.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import {
  type By,
  type LockedOrder,
  moveOrder,
  movePayment,
  voidPayment,
} from "#app/services/orders/order-life.server.ts";
import { giveBackStock, releaseHeldStock } from "#app/services/stock/sell-stock.server.ts";

type Aside = { found: LockedOrder; settings: Settings; publicOrigin?: string; by: By };

/** Places a locked order whose money the gateway keeps until the parcel leaves; where its packs are gone, it is cancelled and the money let go. */
export async function setAside(
  tx: Db,
  { reference, until, ...aside }: Aside & { reference: string; until: Date },
): Promise<boolean> {
  const { found, settings, by } = aside;
  const { order } = found;
  if (!(await sellKept(tx, { order, settings, by }))) {
    await letGo(tx, { ...aside, letter: "setAsideCancelled" });
    return false;
  }
  await movePayment(tx, { ...found, to: "set-aside", reference, setAsideUntil: until, by });
  await renewPromise(tx, { order, settings, now: by.now });
  const eventId = await moveOrder(tx, { order, to: "placed", by });
  await tell(tx, { ...aside, letter: "setAside", occasion: String(eventId) });
  return true;
}

/** Cancels a locked order whose money nobody keeps any more: no money is taken, its packs are free again. */
export async function letGo(
  tx: Db,
  { letter, ...aside }: Aside & { letter: "setAsideOver" | "setAsideCancelled" },
): Promise<void> {
  const { found } = aside;
  const by = { ...aside.by, actor: bySystem("release-holds") };
  const { order } = found;
  if (order.status === "awaiting_payment") await releaseHeldStock(tx, order.id);
  else await giveBackStock(tx, { orderId: order.id, reason: "cancelled", ...by });
  await voidPayment(tx, { ...found, by });
  const eventId = await moveOrder(tx, { order, to: "cancelled", by });
  await tell(tx, { ...aside, letter, occasion: String(eventId) });
}

/** Tells the buyer of an order that had ended that money which was set aside for it all the same is not taken. */
export async function tellLetGo(tx: Db, { occasion, ...aside }: Aside & { occasion: string }): Promise<void> {
  await tell(tx, { ...aside, letter: "setAsideCancelled", occasion });
}

async function tell(
  tx: Db,
  {
    found: { order },
    settings,
    publicOrigin,
    by,
    letter,
    occasion,
  }: Aside & { letter: "setAside" | "setAsideOver" | "setAsideCancelled"; occasion: string },
): Promise<void> {
  await queueLetters(tx, {
    ...{ orderId: order.id, toCustomer: letter, occasion, settings, now: by.now },
    ...(publicOrigin && { publicOrigin }),
  });
}
