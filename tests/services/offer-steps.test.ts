import { expect, test } from "vitest";
import { bySystem } from "#app/domain/actor.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { addStep, listSteps, removeStep, switchStep } from "#app/services/cart/steps/change-steps.server.ts";
import { listStepsOfProduct } from "#app/services/cart/steps/find-steps.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import {
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";

const database = orderDatabase();
const by = { actor: bySystem("release-holds"), now };

test("from three packs on each costs less: on the page, in the cart and in the order, to the paisa", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 50 });
  const facts = { percent: 5, fromPacks: 3, fromPaise: null, brandId: null, formId: null };
  const step = { ...facts, fromDay: null, toDay: "2026-12-31", isWithTrade: false };
  expect(await addStep(db, { facts: { ...step, productSlug: product.slug }, ...by })).toEqual({
    ok: true,
    value: undefined,
  });
  expect(await addStep(db, { facts: { ...step, productSlug: "no-such" }, ...by })).toMatchObject({
    ok: false,
  });
  const { slug } = product;
  expect(await listStepsOfProduct(db, { slug, today: "2026-12-31" })).toMatchObject([
    { percent: 5, fromPacks: 3 },
  ]);
  expect(await listStepsOfProduct(db, { slug, today: "2027-01-01" })).toEqual([]);
  const cartId = await fillCart(db, [{ slug, quantity: 3 }]);
  const cart = await readCart(db, { cartId, now });
  const [line] = cart.lines;
  expect(line).toMatchObject({ step: { percent: 5, fromPacks: 3 } });
  expect(cart.totals.discounts).toMatchObject([{ kind: "step", percent: 5 }]);
  const placed = await placeOrder(db, await orderRequest(db, { cartId, form: { phone: "9800000601" } }));
  const { trackingToken } = placed.ok ? placed.value : expect.unreachable(JSON.stringify(placed));
  const order = (await findOrderByToken(db, trackingToken))!;
  expect(order.discounts).toEqual(cart.totals.discounts);
  expect(order.lines[0]).toMatchObject({ pricePaise: line!.pricePaise, totalPaise: line!.lineTotalPaise });
  const [stored] = await listSteps(db);
  await switchStep(db, { id: stored!.id, isActive: false, ...by });
  expect(await listStepsOfProduct(db, { slug, today: "2026-12-01" })).toEqual([]);
  expect(await removeStep(db, { id: stored!.id, ...by })).toMatchObject({ ok: true });
});
