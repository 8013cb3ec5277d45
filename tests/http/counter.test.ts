import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { enterAs } from "#tests/support/office.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  expect(await findLedgerFaults(shop.database.db)).toEqual([]);
  await shop.close();
});

const ARNICA = "arnica-montana-30-ch-sbl-30-ml";

async function productOf(slug: string) {
  const [product] = await shop.database.db.select().from(products).where(eq(products.slug, slug));
  return product!;
}

async function orderOf(path: string | null) {
  const number = new URL(path!, "http://shop.test").searchParams.get("sold")!;
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.number, number));
  return order!;
}

test("without scripts a bill is written line by line, added up, sold in cash, and the change is told beside the receipt", async () => {
  const staff = await enterAs(shop, "staff");
  const { sku, pricePaise } = await productOf(ARNICA);
  let page = await staff.read("/admin/counter");
  page = await staff.submit("/admin/counter", { ...formFields(page.html), intent: "add", q: `${sku} *2` });
  expect(page.text).toContain("Arnica Montana 30 CH, 30 ml");
  page = await staff.submit("/admin/counter", { ...formFields(page.html), intent: "add", q: "ignatia 30" });
  expect(page.text).toContain("Which one is “ignatia 30”?");
  const choice = /value="(add:\d+)"/.exec(page.html)![1]!;
  page = await staff.submit("/admin/counter", { ...formFields(page.html), intent: choice });
  const second = /name="(line-\d+)"[^>]*value="1"/.exec(page.html)![1]!;
  page = await staff.submit("/admin/counter", {
    ...formFields(page.html),
    intent: `remove:${second.slice("line-".length)}`,
  });
  expect(page.html).not.toContain(second);
  const bill = { ...formFields(page.html), intent: "cash", received: "5000" };
  const sold = await staff.submit("/admin/counter", bill);
  expect(sold.text).toContain("Print the receipt");
  expect(sold.text).toContain(
    `Change: ₹${new Intl.NumberFormat("en-IN").format(5000 - (2 * pricePaise) / 100)}.`,
  );
  const receipt = /\/admin\/orders\/print\/receipt\?number=SH-\d{4}-\d{4}/.exec(sold.html)![0];
  expect((await staff.read(receipt)).text).toMatch(/Tax invoice.*Arnica Montana 30 CH.*30 ml.*2 × .*Cash/);
  const again = await staff.send("/admin/counter", bill);
  expect(again.headers.get("location")).toContain(receipt.slice(-12));
});

test("what is typed finds the medicine in that potency, with packs, price and stock; nonsense finds nothing", async () => {
  const staff = await enterAs(shop, "staff");
  type Found = { quantity: number; products: { name: string; freeQuantity: number; pricePaise: number }[] };
  const find = async (q: string) =>
    (await (await staff.ask(`/admin/counter/products?${new URLSearchParams({ q })}`)).json()) as Found;
  const arnica = await find("arn 30 *2");
  expect(arnica.quantity).toBe(2);
  expect(arnica.products.length).toBeGreaterThan(1);
  for (const { name } of arnica.products) expect(name).toContain(" 30 CH");
  expect(arnica.products[0]!.name).toMatch(/^Arnica Montana 30 CH/);
  expect((await find("r1")).products[0]!.name).toMatch(/^R1 /);
  expect((await find("bio combination 5")).products[0]!.name).toMatch(/5/);
  const none = { quantity: 1, products: [], isDoubtful: false };
  expect(await find("zzzz 30")).toEqual(none);
  expect(await find("%")).toEqual(none);
});

test("a pasted list goes onto the bill where it is clear; the rest stays open until it is chosen or left out", async () => {
  const staff = await enterAs(shop, "staff");
  const empty = formFields((await staff.read("/admin/counter")).html);
  const list = "Arnica Montana 30 CH, 30 ml, SBL - 2\n3 nux vom 200\nsoap 4";
  const page = await staff.submit("/admin/counter", { ...empty, intent: "paste", list });
  expect(page.html).toMatch(/name="line-\d+"[^>]*value="2"/);
  expect(page.text).toContain("Medicine for “nux vom 200”");
  expect(page.html).toMatch(/<option value="" selected="">Choose the one you mean/);
  const open = { ...formFields(page.html), "choice-0": "", "choice-1": "none" };
  expect(open).toMatchObject({ "packs-0": "3" });
  const waiting = await staff.submit("/admin/counter", { ...open, intent: "take" });
  expect(formFields(waiting.html)).toMatchObject({ "open-0": "nux vom 200", "packs-0": "3" });
  expect(waiting.text).not.toContain("soap");
  const first = /<select[^>]*id="choice-0".*?<option[^>]*value="(\d+)"/s.exec(waiting.html)![1]!;
  const taken = await staff.submit("/admin/counter", {
    ...formFields(waiting.html),
    intent: "take",
    "choice-0": first,
  });
  expect(formFields(taken.html)).toMatchObject({ [`line-${first}`]: "3" });
  expect(taken.text).not.toContain("nux vom 200”");
});

test("one brand for the open lines of a pasted list puts them on the bill, and says which it does not make", async () => {
  const staff = await enterAs(shop, "staff");
  const empty = formFields((await staff.read("/admin/counter")).html);
  const list = "2 nux vom 200\n5 belladonna 200\nsoap 4";
  const page = await staff.submit("/admin/counter", { ...empty, intent: "paste", list });
  const open = { "choice-0": "", "choice-1": "", "choice-2": "" };
  const fields = { ...formFields(page.html), ...open, intent: "brand", brand: "SBL" };
  const done = await staff.submit("/admin/counter", fields);
  expect(done.text).toContain("Nux Vomica 200 CH, 30 ml");
  expect(done.text).toContain("SBL does not make these lines: soap");
  expect(done.html.match(/name="line-\d+"/g)).toHaveLength(2);
});

test("a bill that cannot be sold says why, keeps all that was typed, and is not sold", async () => {
  const staff = await enterAs(shop, "staff");
  const { id, pricePaise } = await productOf(ARNICA);
  const bill = formFields((await staff.read("/admin/counter")).html);
  const line = `line-${id}`;
  const sell = (fields: Record<string, string>) =>
    staff.submit("/admin/counter", { ...bill, shown: String(pricePaise), intent: "cash", ...fields });
  const count = await shop.database.db.$count(orders);
  const wrong = await sell({ [line]: "1", phone: "12", received: "much", name: "Asha" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("A phone number has 10 digits.");
  expect(wrong.html).toContain('value="Asha"');
  expect((await sell({})).text).toContain("Nothing is on the bill.");
  expect((await sell({ [line]: "1", received: "1" })).status).toBe(409);
  expect((await sell({ [line]: "1", shown: "1" })).text).toContain("A price has changed.");
  expect((await sell({ [line]: "999" })).text).toContain("More than there is.");
  expect((await staff.send("/admin/counter", { ...bill, intent: "dance" })).status).toBe(400);
  expect((await staff.send("/admin/counter", { intent: "cash" })).status).toBe(400);
  expect(await shop.database.db.$count(orders)).toBe(count);
});

test("an order by phone is told its delivery and total first, then goes out as from the checkout, also by UPI", async () => {
  const staff = await enterAs(shop, "staff");
  const { id } = await productOf(ARNICA);
  const path = "/admin/counter?mode=phone";
  const empty = formFields((await staff.read(path)).html);
  const customer = { name: "Kavita", phone: "9811000777", pincode: "122103", addressLine1: "House 7" };
  const typed = { ...empty, ...customer, [`line-${id}`]: "2", paymentMethod: "upi" };
  const wrong = await staff.submit(path, { ...typed, intent: "quote", phone: "1" });
  expect([wrong.status, wrong.text.includes("Please enter a valid 10-digit phone number")]).toEqual([
    422,
    true,
  ]);
  const nowhere = await staff.submit(path, { ...typed, intent: "quote", pincode: "999999" });
  expect([nowhere.status, nowhere.text.includes("India has no such PIN code.")]).toEqual([422, true]);
  const quoted = await staff.submit(path, { ...typed, intent: "quote" });
  expect(quoted.text).toMatch(/Delivery .*, total ₹/);
  const placed = await staff.send(path, {
    ...formFields(quoted.html),
    paymentMethod: "upi",
    intent: "order",
  });
  expect(placed.status).toBe(303);
  expect(await orderOf(placed.headers.get("location"))).toMatchObject({
    channel: "phone",
    status: "awaiting_payment",
    paymentMethod: "upi",
    town: "Sohna",
    stateCode: "06",
  });
});

test("the QR code of a bill is a picture for its amount, and none for nonsense", async () => {
  const staff = await enterAs(shop, "staff");
  const code = await staff.ask("/admin/counter/upi-code?paise=12300&bill=abc");
  expect([code.status, code.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect((await staff.ask("/admin/counter/upi-code?paise=-1&bill=abc")).status).toBe(400);
});

test.each(["", "?mode=phone", "/products?q=arnica", "/upi-code?paise=100&bill=x"])(
  "/admin/counter%s is there for the owner and the counter, not for a doctor or a customer",
  async (path) => {
    const statuses = [];
    for (const role of ["admin", "staff", "doctor", "customer"] as const)
      statuses.push((await (await enterAs(shop, role)).ask(`/admin/counter${path}`)).status);
    expect(statuses).toEqual([200, 200, 404, 404]);
  },
);

test("without scripts an e-prescription's medicines come onto the bill by its code, a scanned pack by its barcode, and UPI is kept", async () => {
  const { db } = shop.database;
  const { id } = await productOf(ARNICA);
  await db.update(products).set({ barcode: "8901030865275" }).where(eq(products.id, id));
  const { verificationCode } = await issueTestPrescription(db, {
    lines: [draftLine({ remedySlug: "arnica-montana", productSlug: ARNICA })],
    now: new Date(),
  });
  const staff = await enterAs(shop, "staff");
  const empty = formFields((await staff.read("/admin/counter")).html);
  const wrong = await staff.submit("/admin/counter", { ...empty, intent: "prescribe", code: "WRONG234" });
  expect([wrong.status, wrong.text.includes("No prescription has this code.")]).toEqual([409, true]);
  expect(formFields(wrong.html)).toMatchObject({ code: "WRONG234" });
  const code = `http://shop.test/verify-prescription?number=RX&code=${verificationCode}`;
  const read = await staff.submit("/admin/counter", { ...empty, intent: "prescribe", code });
  expect(read.text).toContain("By prescription");
  expect(formFields(read.html)).toMatchObject({ code: "" });
  const byEnter = await staff.submit("/admin/counter", { ...empty, intent: "add", q: "", code });
  expect(byEnter.text).toContain("By prescription");
  const scanned = await staff.submit("/admin/counter", {
    ...formFields(read.html),
    intent: "add",
    q: "8901030865275",
  });
  expect(scanned.html).toMatch(new RegExp(`name="line-${id}"[^>]*value="2"`));
  const bill = { ...formFields(scanned.html), intent: "upi" };
  const mistyped = await staff.submit("/admin/counter", { ...bill, reference: "1234" });
  expect([mistyped.status, mistyped.text.includes("A UPI reference has 12 digits.")]).toEqual([422, true]);
  const sold = await staff.send("/admin/counter", { ...bill, reference: "6123 4567 8901" });
  expect(sold.status).toBe(303);
  const order = await orderOf(sold.headers.get("location"));
  const page = await staff.read(`/admin/orders/${order.number}`);
  expect(page.text).toContain("612345678901");
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  expect(line!.prescriptionLineId).not.toBeNull();
  const again = await staff.submit("/admin/counter", {
    ...bill,
    bill: crypto.randomUUID(),
    reference: "612345678901",
  });
  expect([again.status, again.text.includes("given for another order")]).toEqual([409, true]);
});
