import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices } from "#app/db/schema/invoices.ts";
import { findDebits } from "#app/services/payments/debits/find-debits.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { papersOf, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { enterAs } from "#tests/support/office.ts";
import { moveThrough, placeTwo } from "#tests/support/placed-order.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the owner makes a debit note at the order's page, notes its money and takes it back; wrong inputs get a sentence", async () => {
  const { db } = shop.database;
  const { number, trackingToken } = await placeTwo(db, "cod");
  const path = `/admin/orders/${number}`;
  const owner = await enterAs(shop, "admin");
  expect((await owner.read(path)).text).not.toContain("Debit notes");
  const early = { intent: "debit-note", papers: "1", reason: "Older list" };
  expect((await owner.submit(path, early)).status).toBe(409);
  await moveThrough(db, number, ...TO_DISPATCH, "delivered");
  const [open] = (await findDebits(db, number)).lines;
  const { lineId } = open!.line;
  const make = (fields: Record<string, string>) =>
    owner.submit(path, { intent: "debit-note", papers: "1", reason: "Older list", ...fields });
  const refusals: [Record<string, string>, number, string][] = [
    [{}, 422, "Please say for which packs the price rises."],
    [{ [`raise-${lineId}`]: "five" }, 422, "Please enter rupees, such as 4.50."],
    [{ [`raise-${lineId}`]: "-1" }, 422, "Please enter rupees, such as 4.50."],
    [{ [`raise-${lineId}`]: "99999" }, 422, "With this the price would be above the MRP."],
    [{ "raise-999999": "1" }, 422, "This line is not on the bill"],
    [{ [`raise-${lineId}`]: "1", reason: " " }, 422, "Please say why the bill said too little."],
    [{ [`raise-${lineId}`]: "1", papers: "7" }, 409, "Something has changed since this page was read."],
  ];
  for (const [fields, status, sentence] of refusals) {
    const answer = await make(fields);
    expect([answer.status, answer.text], sentence).toEqual([status, expect.stringContaining(sentence)]);
  }
  expect((await make({ papers: "many" })).status).toBe(400);
  expect(await papersOf(db, number)).toHaveLength(1);

  const asked = { [`raise-${lineId}`]: "1.50" };
  expect((await make(asked)).text).toMatch(/Debit note DN\/\d\d-\d\d\/\d{5} is made\./);
  expect((await make(asked)).status).toBe(409);
  const [, note] = await papersOf(db, number);
  expect(note).toMatchObject({ totalPaise: 300, reason: "Older list" });

  const a4 = (await owner.read(`/admin/orders/print/invoice?number=${number}`)).text;
  const roll = (await owner.read(`/admin/orders/print/receipt?number=${number}`)).text;
  for (const page of [a4, roll]) {
    expect(page).toContain(note!.number);
    expect(page).toContain("Reason: Older list");
    expect(page).toContain("To pay in addition");
  }
  const file = await shop.ask(`/track-order/${trackingToken}/bill/${note!.number.replaceAll("/", "-")}`);
  expect(file.headers.get("content-type")).toBe("application/pdf");

  const settle = { intent: "settle-debit", note: String(note!.id), due: "300", way: "upi", reference: "1" };
  expect((await owner.submit(path, settle)).status).toBe(422);
  expect((await owner.submit(path, { ...settle, way: "gold" })).status).toBe(400);
  expect((await owner.submit(path, { ...settle, note: "999999", reference: "412356789012" })).status).toBe(
    404,
  );
  const paid = { ...settle, reference: "412356789012" };
  expect((await owner.submit(path, paid)).text).toContain("₹3.00 is written down.");
  expect((await owner.submit(path, paid)).status).toBe(409);

  const back = { intent: "take-back-debit", note: String(note!.id) };
  expect((await owner.submit(path, back)).text).toMatch(/Credit note CN\/\d\d-\d\d\/\d{5} is made\./);
  expect((await owner.submit(path, back)).status).toBe(409);
  expect((await owner.read(path)).text).toContain("₹3.00 is to be given back for it.");

  const staff = await enterAs(shop, "staff");
  expect((await staff.read(path)).text).not.toContain("Debit notes");
  expect((await staff.submit(path, { ...early, ...asked, papers: "3" })).status).toBe(404);
  expect(await db.$count(invoices, eq(invoices.orderId, note!.orderId))).toBe(3);
});
