import { afterAll, beforeAll, expect, test } from "vitest";
import { drawerMoves } from "#app/db/schema/books-days.ts";
import { byUser } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct, ORIGIN } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the counter counts blind, compares, gives a reason and closes; the day is there to print, and for nobody outside", async () => {
  const { db } = shop.database;
  const product = await addStockedProduct(db, { quantity: 5, pricePaise: 12_345, mrpPaise: 20_000 });
  const sold = await sellAtCounter(db, {
    lines: [{ productId: product.id, quantity: 1 }],
    ...{ customer: {}, paymentMethod: "cash", isPrescriptionSeen: false, shownTotalPaise: 12_345 },
    ...{ idempotencyKey: "closes 1", actor: byUser({ userId: "x" }), now: new Date(), publicOrigin: ORIGIN },
  });
  expect(sold).toMatchObject({ ok: true });
  const staff = await enterAs(shop, "staff");
  const { idempotencyKey } = formFields((await staff.read("/admin/day/slips")).html);
  const typed = { kind: "petty", amount: "20", reason: "Tea", idempotencyKey: idempotencyKey! };
  for (const _ of ["sent", "sent again"])
    expect((await staff.submit("/admin/day/slips", typed)).text).toContain("The slip of -₹20.00 is written.");
  expect(await db.$count(drawerMoves)).toBe(1);
  expect((await staff.send("/admin/day/slips", { ...typed, amount: "30" })).status).toBe(409);
  const before = await staff.read("/admin/day");
  expect(before.text).toContain("After the count");
  for (const told of ["123.45", "2,103.45", "20.00"]) expect(before.text).not.toContain(told);
  expect((await staff.send("/admin/day", { note500: "4", coins: "100" })).status).toBe(422);
  const compared = await staff.submit("/admin/day", { note500: "4", coins: "100", float: "2000" });
  for (const told of ["₹2,103.45", "₹2,100.00", "-₹3.45", "short in cash"])
    expect(compared.text).toContain(told);
  const count = formFields(compared.html).count!;
  const close = { kept: "2,000", count, expected: "210345", reason: "" };
  expect((await staff.send("/admin/day/compare", close)).status).toBe(422);
  for (const other of [{ expected: "1" }, { count: "999" }, { count: "" }])
    expect((await staff.send("/admin/day/compare", { ...close, ...other, reason: "x" })).status).toBe(409);
  const closed = await staff.submit("/admin/day/compare", { ...close, reason: "Coins were not given back" });
  expect(closed.text).toContain("Coins were not given back");
  expect(closed.text).toContain("₹100.00");
  expect((await staff.read("/admin/days")).text).toContain("-₹3.45");
  const doctor = await enterAs(shop, "doctor");
  for (const path of [
    "/admin/day",
    "/admin/day/compare",
    "/admin/day/slips",
    "/admin/days",
    "/admin/days/2026-01-01",
  ])
    expect([path, (await doctor.ask(path)).status]).toEqual([path, 404]);
});

test("a month that is not over cannot be closed, and says why; there is no file of it", async () => {
  const owner = await enterAs(shop, "admin");
  const month = indiaDate(new Date()).slice(0, 7);
  const page = await owner.read(`/admin/books/${month}`);
  expect(page.text).toContain("The month is not over.");
  const refused = await owner.send(`/admin/books/${month}`, { intent: "close" });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("Something must be done first"),
  ]);
  // What freezes a month for good asks for it by name: closing for good is never what is left over.
  for (const act of [{}, { intent: "seal" }] as Record<string, string>[])
    expect((await owner.send(`/admin/books/${month}`, act)).status).toBe(400);
  expect((await owner.ask(`/admin/books/${month}/books.zip`)).status).toBe(404);
  const xml = await owner.ask(`/admin/books/${month}/tally.xml`);
  expect(xml.headers.get("content-type")).toBe("text/xml; charset=utf-8");
  expect(await xml.text()).toContain("<LEDGERNAME>Cash</LEDGERNAME>");
  // Nobody has told the shop where Tally is.
  expect((await owner.send(`/admin/books/${month}`, { intent: "send" })).status).toBe(404);
});
