import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox, settings } from "#app/db/schema/ground.ts";
import { returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf } from "#tests/support/buyer.ts";
import { addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { linesOf, papersOf, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { enterAs } from "#tests/support/office.ts";
import { shop as by, moveThrough } from "#tests/support/placed-order.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function placeThree() {
  const { db } = shop.database;
  const remedies = [
    await addStockedProduct(db, { name: "Rhus Tox", quantity: 9, pricePaise: 9_990 }),
    await addStockedProduct(db, { name: "Rose Cream", quantity: 9, gstPercent: 18, hsn: "33049990" }),
  ];
  const lines = remedies.map(({ slug }) => ({ slug, quantity: 2 }));
  return placeTestOrder(db, { lines });
}

test("a bill is on A4, on the roll, on the customer's page and a file, once the parcel has left; before that the pages say so", async () => {
  const { db } = shop.database;
  const { number, trackingToken } = await placeThree();
  const staff = await enterAs(shop, "staff");
  const a4 = `/admin/orders/print/invoice?number=${number}`;
  expect((await staff.read(a4)).text).toContain(`Order ${number} has no bill yet.`);
  const tracking = async () => (await shop.ask(`/track-order/${trackingToken}`)).text();
  expect(await tracking()).toContain("The bill is here when your parcel has left the shop.");

  await moveThrough(db, number, ...TO_DISPATCH, "delivered");
  const [line] = await linesOf(db, number);
  await returnLines(db, { ...by, number, isSealed: true, lines: [{ lineId: line!.id, quantity: 1 }] });
  const papers = await papersOf(db, number);
  const printed = (await staff.read(a4)).text;
  const roll = (await staff.read(`/admin/orders/print/receipt?number=${number}`)).text;
  for (const { number: paper } of papers) {
    expect(printed).toContain(paper);
    expect(roll).toContain(paper);
    const slug = paper.replaceAll("/", "-");
    expect(await tracking()).toContain(`/track-order/${trackingToken}/bill/${slug}`);
    const file = await shop.ask(`/track-order/${trackingToken}/bill/${slug}`);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("cache-control")).toContain("no-store");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await shop.ask(`/track-order/wrong-token/bill/${slug}`)).status).toBe(404);
  }
  expect(printed).toMatch(/Tax invoice.+Credit note/s);
  expect(printed).toContain("GSTIN 06ABCDE1234F1Z4, State Haryana (06)");
  expect(roll).toContain("Sealed packs come back within 7 days with this bill.");
  expect((await shop.ask(a4)).status).not.toBe(200);
});

test("a shop that is not registered for GST says of no price that it includes any", async () => {
  const { db } = shop.database;
  const isShop = eq(settings.key, "shop");
  const [row] = await db.select().from(settings).where(isShop);
  const { gstin: _, ...facts } = row!.value as { gstin: string };
  const pages = async () => {
    const { visitor } = await buyerOf(shop, 1);
    const cart = (await visitor.read("/cart")).text;
    const token = await visitor.order({ email: "asha@example.org" });
    const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    return [cart, (await visitor.read(`/checkout/thank-you/${token}`)).text, mail!.body];
  };
  for (const page of await pages()) expect(page).toMatch(/includes GST of/i);
  await db
    .update(settings)
    .set({ value: { ...facts, isGstUnregistered: true } })
    .where(isShop);
  for (const page of await pages()) expect(page).not.toMatch(/GST/);
});
