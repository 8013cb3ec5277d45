import { eq, like } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byCommand } from "#app/domain/actor.ts";
import { changeOrderStatus, type HandledStatus } from "#app/services/orders/change-order.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import {
  type AddedProduct,
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  placeTestOrder,
} from "#tests/support/fixtures.ts";

/** The shop at its counter on Saturday morning. */
export const shop = { actor: byCommand("orders"), now, publicOrigin: ORIGIN };

/** An order of 2 packs of a product that has 5. */
export async function placeTwo(db: Db, paymentMethod: "cod" | "upi" | "online") {
  const product = await addStockedProduct(db, { quantity: 5 });
  const form = { paymentMethod, email: "asha@example.org" };
  const placed = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 2 }], form });
  return { ...placed, product };
}

/** Packs of a product in stock, and how many of them are held. */
export async function stockOf(db: Db, { id }: AddedProduct) {
  const [batch] = await db.select().from(batches).where(eq(batches.productId, id));
  return [batch!.quantity, batch!.heldQuantity];
}

export async function stateOf(db: Db, token: string) {
  const order = (await findOrderByToken(db, token))!;
  return { status: order.status, payment: order.payment.status, holdUntil: order.holdUntil };
}

/** The letters of an order in the order they were queued, such as "customer received". */
export async function lettersOf(db: Db, number: string) {
  const rows = await db
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(like(outbox.dedupeKey, `order ${number} %`))
    .orderBy(outbox.id);
  return rows.map(({ key }) => key.split(" ").slice(2, 4).join(" "));
}

/** Takes an order through those steps; fails the test when one is refused. */
export async function moveThrough(db: Db, number: string, ...steps: HandledStatus[]) {
  for (const to of steps) {
    const moved = await changeOrderStatus(db, { ...shop, number, to });
    if (!moved.ok) throw new Error(`${number} does not become ${to}: ${moved.reason}`);
  }
}
