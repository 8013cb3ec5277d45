import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { byCommand } from "#app/domain/actor.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { PASSWORD } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import {
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function place(paymentMethod: "cod" | "upi" = "cod") {
  const product = await addStockedProduct(shop.database.db, { name: "Rhus Tox", quantity: 9 });
  const { number } = await placeTestOrder(shop.database.db, {
    lines: [{ slug: product.slug, quantity: 3 }],
    form: { paymentMethod },
  });
  return `/admin/orders/${number}`;
}

const numberOf = (path: string) => path.split("/").at(-1)!;

test("staff takes an order from the list to the door: confirmed, ticked and sealed, handed over, delivered", async () => {
  const path = await place();
  const staff = await enterAs(shop, "staff");
  expect((await staff.read("/admin/orders")).text).toContain(numberOf(path));
  expect((await staff.submit(path, { intent: "confirm" })).text).toContain("The order is confirmed.");
  const untouched = await staff.submit(path, { intent: "pack" });
  expect(untouched.status).toBe(422);
  expect(untouched.text).toContain("Please tick every pack that is in the parcel.");
  const ticked = /value="(\d+-\d+-3)"/.exec(untouched.html)![1]!;
  expect((await staff.submit(path, { intent: "pack", ticked })).text).toContain("The parcel is sealed.");
  expect((await staff.submit(path, { intent: "hand-over" })).text).toContain("The parcel is with the rider.");
  const delivered = await staff.submit(path, { intent: "deliver" });
  expect(delivered.text).toContain("The order is delivered.");
  expect(delivered.text).toContain("Meera Nair");
});

test("a step that is not possible now is not offered, and answered 409 when asked for all the same", async () => {
  const path = await place();
  const staff = await enterAs(shop, "staff");
  expect((await staff.read(path)).html).not.toContain('value="deliver"');
  const page = await staff.submit(path, { intent: "deliver" });
  expect(page.status).toBe(409);
  expect(page.text).toContain("The order is at another step now.");
});

test("without scripts a refused step keeps what was typed into it", async () => {
  const staff = await enterAs(shop, "staff");
  const path = await place("upi");
  const refused = await staff.submit(path, { intent: "confirm-payment", reference: "1234 5678" });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(load(refused.html)('[name="reference"]').val()).toBe("1234 5678");
  const sent = await place();
  const early = await staff.submit(sent, { intent: "cancel-lines", "line-1": "99", note: "Box is torn" });
  expect(early.status).toBeGreaterThanOrEqual(400);
  const $ = load(early.html);
  expect($("details[open] #cancel-lines-note").val()).toBe("Box is torn");
  expect($("#cancel-lines-note").length).toBe(1);
});

test("staff takes packs out, but only the owner gives money back, and a form sent twice gives it once", async () => {
  const path = await place("upi");
  await confirmPayment(shop.database.db, {
    number: numberOf(path),
    actor: byCommand("orders"),
    now,
    publicOrigin: ORIGIN,
  });
  const staff = await enterAs(shop, "staff");
  const page = await staff.read(path);
  const line = /name="(line-\d+)"/.exec(page.html)![1]!;
  const left = await staff.submit(path, { intent: "cancel-lines", [line]: "1", note: "broken" });
  expect(left.text).toContain("Done. ₹100 less.");
  const refund = {
    intent: "refund",
    key: "0b8f6c1e-54a5-4c3d-9c53-4c8f4f1f2a11",
    amount: "100",
    reason: "cancelled",
  };
  expect((await staff.send(path, { ...refund, refundReference: "" })).status).toBe(404);
  const owner = await enterAs(shop, "admin");
  const provenAt = new Date(Date.now() - 6 * 60_000);
  await shop.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, owner.userId));
  const asked = await owner.submit(path, { ...refund, refundReference: "" });
  expect([asked.status, asked.text.includes("Please enter your password again")]).toEqual([403, true]);
  const proven = await owner.submit(path, { ...formFields(asked.html), proofPassword: PASSWORD });
  expect(proven.text).toContain("₹100 given back");
  for (let times = 0; times < 2; times++)
    expect((await owner.submit(path, { ...refund, refundReference: "" })).text).toContain("₹100 given back");
  const other = { ...refund, key: "0b8f6c1e-54a5-4c3d-9c53-4c8f4f1f2a12", refundReference: "" };
  expect((await owner.submit(path, other)).status).toBe(409);
});

test("several orders are confirmed at once, and those that were at another step are named", async () => {
  const staff = await enterAs(shop, "staff");
  const [first, second] = [await place(), await place()];
  await staff.send(second, { intent: "confirm" });
  const send = (numbers: string[]) => {
    const body = new URLSearchParams([["intent", "confirm"], ...numbers.map((number) => ["number", number])]);
    const headers = new Headers({
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://shop.test",
    });
    headers.set("content-length", String(body.toString().length));
    headers.set("cookie", [...staff.cookies].map((pair) => pair.join("=")).join("; "));
    return shop.ask("/admin/orders", { method: "POST", headers, body: body.toString() });
  };
  const response = await send([numberOf(first), numberOf(second)]);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain(numberOf(second));
  expect((await send([])).status).toBe(422);
  expect((await staff.read(first)).text).toContain("To pack");
});

test("a filter with a name is there again, for who gave it only, until it is removed", async () => {
  const staff = await enterAs(shop, "staff");
  const other = await enterAs(shop, "staff");
  const saved = { intent: "save-filter", name: "Sealed", query: "view=to-send&after=1-1" };
  const page = await staff.submit("/admin/orders", saved);
  expect(page.html).toContain('href="/admin/orders?view=to-send"');
  expect((await other.read("/admin/orders")).text).not.toContain("Sealed");
  const id = /name="id" value="(\d+)"/.exec(page.html)?.[1] ?? "0";
  await other.submit("/admin/orders", { intent: "remove-filter", id });
  expect((await staff.read("/admin/orders")).text).toContain("Sealed");
  expect((await staff.submit("/admin/orders", { intent: "remove-filter", id })).text).not.toContain("Sealed");
});

test.each(["packing-slip", "address-label", "dose-labels", "receipt"])(
  "the %s of an order is printed, of an unknown order or paper there is none",
  async (paper) => {
    const path = await place();
    const staff = await enterAs(shop, "staff");
    const page = await staff.read(`/admin/orders/print/${paper}?number=${numberOf(path)}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Asha Devi");
    expect(page.text.includes("Rhus Tox")).toBe(paper !== "address-label");
    expect((await staff.ask(`/admin/orders/print/${paper}?number=SH-0000-0000`)).status).toBe(404);
    for (const unknown of ["poem", "constructor"])
      expect((await staff.ask(`/admin/orders/print/${unknown}?number=${numberOf(path)}`)).status).toBe(404);
  },
);

test("the search leads straight to an order by its number, and finds orders by phone and products by name", async () => {
  const path = await place();
  const staff = await enterAs(shop, "staff");
  const exact = await staff.ask(`/admin/search?q=${numberOf(path).toLowerCase()}`);
  expect(exact.headers.get("location")).toBe(path);
  expect((await staff.read("/admin/search?q=9812345678")).text).toContain("Asha Devi");
  expect((await staff.read("/admin/search?q=arnica+30")).text).toContain("Arnica Montana 30 CH");
});

test("orders are there for the owner and the counter, not for a doctor, a business or a customer", async () => {
  const path = await place();
  const print = `/admin/orders/print/receipt?number=${numberOf(path)}`;
  for (const role of ["admin", "staff", "doctor", "business", "customer"] as const) {
    const visitor = await enterAs(shop, role);
    const expected = role === "admin" || role === "staff" ? 200 : 404;
    for (const page of ["/admin/orders", path, print])
      expect((await visitor.ask(page)).status).toBe(expected);
    if (expected === 404) expect((await visitor.send(path, { intent: "cancel", note: "" })).status).toBe(404);
  }
  const staff = await enterAs(shop, "staff");
  expect((await staff.ask("/admin/orders/SH-0000-0000")).status).toBe(404);
  expect((await staff.send(path, { intent: "dance" })).status).toBe(400);
});
