import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byCommand } from "#app/domain/actor.ts";
import { runOutDate } from "#app/domain/prescriptions/run-out.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { addOwnRemedy, draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { locationOf, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An order of 2 packs of a product that has 9, with who placed it. */
async function placeOrder() {
  const product = await addStockedProduct(shop.database.db, { quantity: 9 });
  const buyer = openVisitor(shop);
  await buyer.add(product.slug, 2);
  const token = await buyer.order({ name: "Meena Kumari", addressLine1: "House 214, Ward 7" });
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.trackingToken, token));
  return { buyer, product, token, number: order!.number };
}

test("the page after an order says in a sentence when it arrives and where it goes, and shares its link without naming a medicine", async () => {
  const { buyer, token, number } = await placeOrder();
  const page = await buyer.read(`/checkout/thank-you/${token}`);
  expect(page.text).toMatch(/Order received\. Arriving (today|by [A-Z][a-z]+day, \d{1,2} [A-Z][a-z]+)\./);
  expect(page.text).toContain("Please keep ₹");
  expect(page.text).toContain("House 214, Ward 7, Sohna 122103");
  const shared = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(page.html)![1]!;
  const message = decodeURIComponent(shared);
  expect(message).toMatch(new RegExp(`^My order ${number} from .+${ORIGIN}/track-order/${token}$`));
  for (const secret of ["Arnica", "Meena", "Ward 7"]) expect(message).not.toContain(secret);
  expect(page.text).not.toContain("Next pack around");
});

test("packs that do not last the prescribed course are told with the day of the next, which goes into a calendar without a medicine's name", async () => {
  const { db } = shop.database;
  const remedy = await addOwnRemedy(db);
  const { slug } = await addStockedProduct(db, { quantity: 9, remedyId: remedy.remedyId, name: remedy.name });
  const { token: paper } = await issueTestPrescription(db, {
    lines: [draftLine({ remedySlug: remedy.remedySlug, days: 60 })],
    now: new Date(),
  });
  const buyer = openVisitor(shop);
  expect(locationOf(await buyer.send(`/prescription/${paper}`, { intent: "buy" }))).toBe("/cart");
  const whole = await buyer.order();
  expect((await buyer.read(`/checkout/thank-you/${whole}`)).text).not.toContain("Next pack around");
  expect((await buyer.ask(`/track-order/${whole}/calendar`)).status).toBe(404);

  await buyer.send(`/prescription/${paper}`, { intent: "buy" });
  await buyer.send("/cart", { intent: "set", slug, quantity: "1" });
  const token = await buyer.order();
  const page = await buyer.read(`/checkout/thank-you/${token}`);
  expect(page.text).toMatch(/Next pack around [A-Z][a-z]+day, \d{1,2} [A-Z][a-z]+/);
  expect(page.html).toContain(`href="/track-order/${token}/calendar"`);
  const calendar = await buyer.ask(`/track-order/${token}/calendar`);
  expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(calendar.headers.get("cache-control")).toBe("no-store");
  const file = (await calendar.text()).replaceAll("\r\n\t", "");
  const [order] = await db.select().from(orders).where(eq(orders.trackingToken, token));
  const day = runOutDate({
    startsOn: order!.promisedBy,
    packs: 1,
    pack: { netQuantity: 30, netUnit: "ml" },
    dose: { doseQuantity: 10, doseUnit: "drops", timesPerDay: 3 },
  });
  expect(file).toContain(`DTSTART;VALUE=DATE:${day!.replaceAll("-", "")}`);
  expect(file).toContain("TRIGGER:-P5D");
  expect(file).toContain(`${ORIGIN}/track-order/${token}`);
  expect(file).not.toContain(remedy.name);
  expect((await buyer.ask("/track-order/nobody/calendar")).status).toBe(404);
});

test("the rider is named on the way only once the shop has sent him out", async () => {
  const { buyer, token, number } = await placeOrder();
  const line = "Our rider is on the way to Sohna.";
  for (const to of ["confirmed", "packed", "out_for_delivery"] as const) {
    expect((await buyer.read(`/track-order/${token}`)).text, to).not.toContain(line);
    const change = { number, to, actor: byCommand("orders"), now: new Date(), publicOrigin: ORIGIN };
    expect((await changeOrderStatus(shop.database.db, change)).ok, to).toBe(true);
  }
  const page = await buyer.read(`/track-order/${token}`);
  expect(page.text).toContain(line);
  expect(page.html).toContain("/art/road-rider.svg");
});

test("who holds the link of an order buys the same again by one press, and hears what is missing", async () => {
  const { token, product } = await placeOrder();
  const friend = openVisitor(shop);
  const link = `/track-order/${token}`;
  expect((await friend.read(link)).text).toContain("Buy again");
  const again = await friend.send(link, { intent: "reorder" });
  expect(again.status).toBe(303);
  expect(locationOf(again)).toBe("/checkout");
  expect(await friend.countCart()).toBe(2);
  const { html } = await friend.read("/checkout");
  for (const secret of ["Meena", "Ward 7"]) expect(html).not.toContain(secret);

  await shop.database.db.update(batches).set({ quantity: 3 }).where(eq(batches.productId, product.id));
  const capped = await friend.submit(link, { intent: "reorder" });
  expect(capped.text).toContain("1 product is in your cart. Not fully available:");
  expect(await friend.countCart()).toBe(3);
  expect((await friend.submit(link, { intent: "reorder" })).status).toBe(409);
  expect((await friend.submit("/track-order/nobody", { intent: "reorder" })).status).toBe(404);
});
