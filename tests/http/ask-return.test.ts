import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { returns } from "#app/db/schema/orders-returns.ts";
import { byCommand } from "#app/domain/actor.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { sendFile } from "#tests/support/multipart.ts";
import { moveThrough } from "#tests/support/placed-order.ts";
import { photo, report } from "#tests/support/sample-files.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A guest's order of two packs, in their hands, with its page and the one that asks for a return. */
async function deliverTwo() {
  const { db } = shop.database;
  const { slug } = await addStockedProduct(db, { quantity: 9 });
  const buyer = openVisitor(shop);
  await buyer.add(slug, 2);
  const token = await buyer.order();
  const [order] = await db.select().from(orders).where(eq(orders.trackingToken, token));
  const { number } = order!;
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery");
  const path = `/track-order/${token}`;
  const early = await buyer.read(path);
  expect(early.text).not.toContain("Return packs");
  expect((await buyer.read(`${path}/return`)).text).toContain("Nothing of this order can come back");
  const handed = { number, actor: byCommand("orders"), now: new Date(), publicOrigin: ORIGIN };
  await changeOrderStatus(db, { ...handed, to: "delivered" });
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  const lineId = line!.id;
  const fields = (quantity: string, reason: string) => ({
    line: String(lineId),
    [`quantity-${lineId}`]: quantity,
    [`reason-${lineId}`]: reason,
  });
  const send = async (asked: Record<string, string>, bytes?: Uint8Array) =>
    sendFile(
      shop,
      `${path}/return`,
      { name: bytes ? "cap.jpg" : "", bytes: bytes ?? new Uint8Array(), field: `photo-${lineId}` },
      { fields: asked },
    );
  const asked = () => db.select().from(returns).where(eq(returns.orderId, order!.id));
  return { buyer, path, lineId, fields, send, asked, number };
}

test("a guest asks without scripts for damaged packs to go back, with a photo, and reads on the order's page where it is", async () => {
  const { buyer, path, fields, send, asked } = await deliverTwo();
  expect((await buyer.read(path)).text).toContain("Return packs");
  const page = await buyer.read(`${path}/return`);
  expect(page.text).toContain("How many of 2?");
  const response = await send(fields("1", "damaged"), await photo());
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toContain(path);
  const [kept] = await asked();
  expect((await buyer.read(path)).text).toContain(`We have your return request ${kept!.number}.`);
  expect((await buyer.read(`${path}/return`)).text).toContain("Nothing of this order can come back");
  expect((await send(fields("1", "sealed"))).status).toBe(422);
  expect(await asked()).toHaveLength(1);
});

test("each refused line is named on the page, which keeps what was chosen, and nothing is kept of it", async () => {
  const { db } = shop.database;
  const { path, fields, send, asked } = await deliverTwo();
  const before = await db.$count(uploads);
  const refused = async (response: Response, sentence: string, status = 422) => {
    expect(response.status).toBe(status);
    expect((await response.text()).replaceAll("<!-- -->", "")).toContain(sentence);
  };
  const noPhoto = await send(fields("2", "expired"));
  const html = await noPhoto.clone().text();
  expect(html).toContain('<option value="expired" selected="">');
  await refused(noPhoto, "Add one photo of what is wrong.");
  await refused(await send(fields("3", "sealed")), "You do not have so many packs");
  await refused(await send(fields("1", "wrong"), await report()), "This file is not a photo.");
  await refused(await send({}), "Please tick the packs that come back.");
  expect(await asked()).toEqual([]);
  expect(await db.$count(uploads)).toBe(before);
  expect((await shop.ask(`${path}/return`)).headers.get("cache-control")).toContain("no-store");
});

test("without the link of the order nobody reads or asks anything, and another order's packs are not theirs to return", async () => {
  const mine = await deliverTwo();
  const theirs = await deliverTwo();
  expect((await shop.ask(`/track-order/${"x".repeat(32)}/return`)).status).toBe(404);
  expect((await shop.ask(`/track-order/${mine.number}/return`)).status).toBe(404);
  const stranger = await sendFile(
    shop,
    `/track-order/${"x".repeat(32)}/return`,
    { name: "", bytes: new Uint8Array() },
    { fields: mine.fields("1", "sealed") },
  );
  expect(stranger.status).toBe(404);
  expect((await mine.send(theirs.fields("1", "sealed"))).status).toBe(404);
  expect(await mine.asked()).toEqual([]);
  expect(await theirs.asked()).toEqual([]);
});
