import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { profiles } from "#app/db/schema/customers.ts";
import { orders } from "#app/db/schema/orders.ts";
import { createQuote } from "#app/services/quotes/create-quote.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { sendBulk } from "#tests/support/enquirer.ts";
import { formFields, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

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
