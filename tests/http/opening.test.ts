import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf, ordersOf } from "#tests/support/buyer.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { formFields, openVisitor } from "#tests/support/visitor.ts";

const PAGES = [
  "/",
  "/shop",
  "/cart",
  "/brands",
  "/brand/sbl",
  "/categories",
  "/category/child-care",
  "/product/arnica-montana-30-ch-sbl-30-ml",
  "/doctor-consultation",
  "/contact",
  "/faq",
  "/login",
  "/privacy-policy",
  "/refund-policy",
  "/grievance-officer",
  "/locations",
];
const REACH = /href="(tel:(?!112)[^"]*|https:\/\/wa\.me[^"]*)"/g;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { template: "seeded" });
});
afterAll(() => shop.close());

test("every page of a shop that is not open says so, asks not to be listed, and leads to no number that nobody entered", async () => {
  for (const path of PAGES) {
    const page = await shop.ask(path);
    const html = await page.text();
    const said = html.includes("This is a demonstration: nothing is sold.");
    const reach = [...html.matchAll(REACH)].map(([, to]) => to);
    expect([path, page.status, page.headers.get("x-robots-tag"), said, reach]).toEqual([
      path,
      200,
      "noindex",
      true,
      [],
    ]);
  }
  expect(await (await shop.ask("/robots.txt")).text()).not.toMatch(/^Disallow: \/$/m);
});

test("a demonstration that others can reach takes no order, however it is sent, and keeps what was typed", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout({ addressLine1: "House 9, Ward 3" });
  const page = await visitor.submit("/checkout", form);
  expect(page.status).toBe(409);
  expect(page.text).toContain("takes no orders and no money yet");
  expect(page.text).toContain("No order can be placed until the shop opens.");
  expect(formFields(page.html).addressLine1).toBe("House 9, Ward 3");
  expect(await ordersOf(shop, visitor)).toEqual([]);
});

test("nobody is booked where no registered doctor is entered", async () => {
  const visitor = openVisitor(shop);
  const page = await visitor.read("/doctor-consultation");
  expect(page.text).toContain("The clinic is not open for patients yet");
  expect(formFields(page.html).mainComplaints).toBeUndefined();
});

test("who sits at the machine of a demonstration places practice orders, in cash alone", async () => {
  const own = await openTestShop({ PUBLIC_ORIGIN: "http://localhost:3999" }, { template: "seeded" });
  const { visitor } = await buyerOf(own, 1);
  const form = await visitor.fillCheckout();
  const page = await visitor.read("/checkout?pincode=122103");
  expect(page.text).toContain("Place a practice order");
  expect(page.text).toContain("From the day we open");
  expect((await visitor.send("/checkout", { ...form, paymentMethod: "upi" })).status).toBe(422);
  expect((await visitor.send("/checkout", { ...form, paymentMethod: "cod" })).status).toBe(303);
  expect(await ordersOf(own, visitor)).toHaveLength(1);
  await own.close();
});

test("a shop is open with the last fact, on the very next page", async () => {
  await openShop(shop.database.db);
  await expect.poll(async () => (await shop.ask("/shop")).headers.get("x-robots-tag")).toBeNull();
  const html = await (await shop.ask("/shop")).text();
  expect(html).not.toContain("This is a demonstration");
  expect(html).toContain('href="tel:+919876543210"');
  const { visitor } = await buyerOf(shop, 1);
  expect((await visitor.send("/checkout", await visitor.fillCheckout())).status).toBe(303);
});
