import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { settings } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { batches } from "#app/db/schema/stock.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { createQuote } from "#app/services/enquiries/quotes/create-quote.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { sendBulk } from "#tests/support/enquirer.ts";
import { addBatch } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const BANK = {
  accountHolder: "Sohna Homeo Hall",
  bankName: "State Bank of India",
  accountNumber: "30123456789",
  ifsc: "SBIN0001234",
};
const ADDRESS = { pincode: "122103", addressLine1: "12, Ward 4", town: "Sohna", state: "Haryana" };

async function productOf(slug: string) {
  const [product] = await shop.database.db.select().from(products).where(eq(products.slug, slug));
  return product!;
}

test("a quote opens with its link only, and accepting it without JavaScript makes the order", async () => {
  const { db } = shop.database;
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.slug, "arnica-montana-30-ch-sbl-30-ml"));
  await db.insert(profiles).values({ id: "staff-1", role: "staff", name: "Ravi" });
  const created = await createQuote(db, {
    enquiryNumber: (await sendBulk(db)).number,
    lines: [{ productId: product!.id, quantity: 20, pricePaise: 9_000 }],
    deliveryPaise: 0,
    staffId: "staff-1",
    now: new Date(),
    publicOrigin: ORIGIN,
    upiVpa: "shop@bank",
  });
  if (!created.ok) throw new Error(created.reason);
  const path = `/quote/${created.value.token}`;
  const visitor = openVisitor(shop);
  expect((await visitor.read("/quote/AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
  expect((await visitor.send("/quote/AAAAAAAAAAAAAAAAAAAAAA", { name: "x" })).status).toBe(404);

  const page = await visitor.read(path);
  expect(page.text).toContain("20 × ₹90.00");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(page.headers.get("cache-control")).toBe("no-store");
  const typed = {
    ...formFields(page.html),
    pincode: "122103",
    addressLine1: "12, Ward 4",
    town: "Sohna",
    state: "Haryana",
    paymentMethod: "cod",
  };
  expect((await visitor.submit(path, { ...typed, town: "" })).text).toContain("Enter the town or city");
  const answers = await Promise.all([visitor.send(path, typed), visitor.send(path, typed)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const placed = await db.select().from(orders).where(eq(orders.channel, "quote"));
  expect(placed).toHaveLength(1);
  expect((await visitor.read(path)).text).toContain(`It is now order ${placed[0]!.number}.`);
});

test("the desk shows stock and total, sends no short line without a day for it, and the customer pays to the shop's account", async () => {
  const { db } = shop.database;
  await db.insert(settings).values({ key: "bank", value: BANK }).onConflictDoNothing();
  const nux = await productOf("nux-vomica-200-ch-sbl-30-ml");
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, nux.id));
  await addBatch(db, { productId: nux.id, number: "DESK-1", quantity: 4, expiresOn: "2029-12-31" });
  const { number } = await sendBulk(db, [{ productId: nux.id, quantity: 12 }]);
  const staff = await enterAs(shop, "staff");
  const path = `/admin/enquiries/${number}`;
  const desk = await staff.read(path);
  expect(desk.text).toContain("Only 4 in stock, 8 missing.");
  expect(desk.text).toContain("Total, GST included");
  const fields = (toOrderBy: string) => ({
    productId: String(nux.id),
    packs: "12",
    price: "115",
    toOrderBy,
    delivery: "50",
    validUntil: addDays(indiaDate(new Date()), 7),
    intent: "quote",
  });
  const refused = await staff.submit(path, fields(""));
  expect([refused.status, refused.text.includes("4 in stock. Quote fewer packs")]).toEqual([422, true]);
  expect(refused.text).toContain("₹1,430.00");
  const sent = await staff.submit(path, fields(addDays(indiaDate(new Date()), 5)));
  const link = /href="(\/quote\/[\w-]+)"/.exec(sent.html)![1]!;

  const visitor = openVisitor(shop);
  const page = await visitor.read(link);
  expect(page.text).toContain("Some packs are not in stock.");
  const typed = { ...formFields(page.html), ...ADDRESS, paymentMethod: "bank-transfer" };
  const accepted = await visitor.submit(link, typed);
  expect(accepted.text).toContain("We have ordered the missing packs");
  const quote = /QU\d\d-\d{4}-\d{4}/.exec(accepted.text)![0];
  const early = await staff.submit(path, { intent: "complete", quote });
  expect([early.status, early.text.includes("Not all packs are here yet.")]).toEqual([409, true]);
  await db.update(batches).set({ isQuarantined: false }).where(eq(batches.productId, nux.id));
  await addBatch(db, { productId: nux.id, number: "DESK-2", quantity: 20, expiresOn: "2029-12-31" });
  expect((await staff.submit(path, { intent: "complete", quote })).text).toMatch(
    /Order SH-\d{4}-\d{4} is made/,
  );
  const pay = /href="(\/checkout\/pay\/[\w-]+)"/.exec((await visitor.read(link)).html)![1]!;
  const account = await visitor.read(pay);
  for (const fact of [BANK.accountNumber, BANK.ifsc, "₹1,430.00", "Bank reference (UTR)"])
    expect(account.text).toContain(fact);
  const wrong = await visitor.submit(pay, { reference: "12" });
  expect([wrong.status, wrong.text.includes("12, 16 or 22 letters and digits")]).toEqual([422, true]);
});

test("packs that sell out after the quote was sent are named to the customer", async () => {
  const { db } = shop.database;
  const bryonia = await productOf("bryonia-alba-30-ch-sbl-30-ml");
  const last = await addBatch(db, { productId: bryonia.id, quantity: 9_000 });
  const quoted = await createQuote(db, {
    enquiryNumber: (await sendBulk(db)).number,
    lines: [{ productId: bryonia.id, quantity: 9_000, pricePaise: 1_000 }],
    deliveryPaise: 0,
    staffId: "staff-1",
    now: new Date(),
    publicOrigin: ORIGIN,
    upiVpa: "shop@bank",
  });
  if (!quoted.ok) throw new Error(quoted.reason);
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.id, last));
  const path = `/quote/${quoted.value.token}`;
  const visitor = openVisitor(shop);
  const page = await visitor.read(path);
  expect(page.text).toMatch(/Bryonia Alba 30 CH, 30 ml, SBL: (sold out|\d+ in stock), 9000 quoted\./);
  const typed = { ...formFields(page.html), ...ADDRESS, paymentMethod: "upi" };
  const refused = await visitor.submit(path, typed);
  expect([refused.status, refused.text.includes("we have told the shop")]).toEqual([409, true]);
});
