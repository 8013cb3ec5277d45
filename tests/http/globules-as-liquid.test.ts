import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { addOwnRemedy, draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const SAID = "LIQUID: medicate globules with it first. 4 globules, twice a day, 15 days";
const SAID_IN_HINDI = "तरल: पहले इससे मीठी गोलियाँ भिगोएँ। 4 मीठी गोलियाँ, दिन में 2 बार, 15 दिन";

async function labelsFor(netUnit: "ml" | "g", dose: string, kind: object = {}) {
  const { db } = shop.database;
  const { slug } = await addStockedProduct(db, { quantity: 9, netUnit, packSize: `30 ${netUnit}`, ...kind });
  const { number } = await placeTestOrder(db, { lines: [{ slug, quantity: 1 }] });
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.number, number));
  const path = `/admin/orders/print/dose-labels?number=${number}`;
  const fields = { [`name-${line!.id}`]: "Asha", [`dose-${line!.id}`]: dose };
  return (await (await enterAs(shop, "staff")).submit(path, fields)).text;
}

test("a label on a liquid never says a number of globules without what to do first, in both languages", async () => {
  const onLiquid = await labelsFor("ml", "4 globules bd 15 days");
  expect(onLiquid).toContain(SAID);
  expect(onLiquid).toContain(SAID_IN_HINDI);
  expect(await labelsFor("ml", "10 drops bd 15 days")).not.toContain("LIQUID");
  expect(await labelsFor("g", "4 globules bd 15 days")).not.toContain("LIQUID");
});

test("no label says globules on eye drops, a syrup or a tonic: nothing is medicated with them", async () => {
  const eyeDrops = { name: "Eye Drops", potencyScale: null, potencyNumber: null };
  const refused = await labelsFor("ml", "4 globules bd 15 days", eyeDrops);
  expect(refused).toContain("Please give the dose in drops or ml.");
  expect(refused).not.toContain("LIQUID");
  expect(refused).not.toContain("4 मीठी गोलियाँ");
  expect(await labelsFor("ml", "2 drops bd 15 days", eyeDrops)).toContain("2 drops, twice a day, 15 days");
});

test("the patient reads that it is a liquid and ticks it, without a script; untouched, nothing goes into the cart", async () => {
  const { db } = shop.database;
  const remedy = await addOwnRemedy(db);
  await addStockedProduct(db, { remedyId: remedy.remedyId, name: remedy.name, quantity: 9 });
  const dose = { doseUnit: "globules", doseQuantity: 4, timesPerDay: 2, days: 15, form: "globules" } as const;
  const lines = [draftLine({ ...dose, remedySlug: remedy.remedySlug, instructions: "" })];
  const { token } = await issueTestPrescription(db, { lines, now: new Date() });
  const visitor = openVisitor(shop);
  const path = `/prescription/${token}`;
  const page = await visitor.read(path);
  expect(page.text).toContain("Prescribed in globules. This is the liquid");
  expect(page.text).toContain("Add the liquid, 30 ml, instead of globules");
  const untouched = await visitor.submit(path, { intent: "buy" });
  expect(untouched.text).toContain("Nothing was added.");
  const [tick = ""] = /<input[^>]*name="liquid"[^>]*>/.exec(page.html) ?? [];
  expect(tick).toContain('form="buy-prescribed"');
  const [, lineId] = /value="(\d+)"/.exec(tick) ?? [];
  const added = await visitor.send(path, { intent: "buy", liquid: lineId ?? "" });
  expect([added.status, added.headers.get("location")]).toEqual([303, "/cart"]);
  expect((await visitor.read("/cart")).text).toContain(remedy.name);
});
