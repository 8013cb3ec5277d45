import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { batches } from "#app/db/schema/stock.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, openVisitor } from "#tests/support/visitor.ts";

const PATH = "/admin/coupons";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await enterAs(shop, "admin");
});
afterAll(() => shop.close());

const textOf = (html: string) => load(html)("main").text();

test("the owner makes a coupon, a shopper uses it and takes it off, all without JavaScript", async () => {
  const added = await owner.submit(PATH, { intent: "add", code: "winter10", kind: "percent", amount: "10" });
  expect(added.text).toContain("WINTER10 works from now on.");
  const { slug } = await addStockedProduct(shop.database.db, { quantity: 9 });
  const visitor = openVisitor(shop);
  await visitor.submit("/cart", { intent: "add", slug, quantity: "2" });
  const used = await visitor.submit("/cart", { intent: "use-coupon", coupon: "winter 10" });
  expect(textOf(used.html)).toContain("WINTER10 is on");
  expect(textOf(used.html)).toContain("Coupon WINTER10");
  expect(textOf(used.html)).toContain("10% off");
  const unknown = await visitor.submit("/cart", { intent: "use-coupon", coupon: "NOSUCH" });
  expect(unknown.status).toBe(409);
  expect(unknown.text).toContain("There is no coupon NOSUCH. Please check the letters.");
  expect(unknown.text).toContain("WINTER10 is on");
  await owner.submit(PATH, { intent: "add", code: "BESIDE", kind: "percent", amount: "5" });
  const beaten = await visitor.submit("/cart", { intent: "use-coupon", coupon: "BESIDE" });
  expect(beaten.text).toContain("BESIDE does not go with WINTER10, which takes more off.");
  expect(load(beaten.html)('input[name="coupon"]:not([type="hidden"])').val()).toBeUndefined();
  const off = await visitor.submit("/cart", { intent: "take-off-coupon", coupon: "WINTER10" });
  expect(off.text).not.toContain("WINTER10");
  expect(off.text).toContain("BESIDE is on");
});

test("a coupon that is not reached says how much is missing", async () => {
  await owner.submit(PATH, { intent: "add", code: "LARGE", kind: "sum", amount: "100", minGoods: "999" });
  const { slug } = await addStockedProduct(shop.database.db, { quantity: 9 });
  const visitor = openVisitor(shop);
  await visitor.submit("/cart", { intent: "add", slug, quantity: "2" });
  const refused = await visitor.submit("/cart", { intent: "use-coupon", coupon: "LARGE" });
  expect(refused.text).toContain("LARGE begins at ₹999. Add ₹799 more.");
  expect(load(refused.html)('input[name="coupon"]').val()).toBe("LARGE");
});

test("the office changes, pauses, removes and puts back a coupon; wrong fields are named", async () => {
  const wrong = await owner.submit(PATH, { intent: "add", code: "x", kind: "percent", amount: "100" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Please use 3 to 20 letters and digits, without spaces.");
  expect(wrong.text).toContain("Please enter a whole number from 1 to 90.");
  await owner.submit(PATH, { intent: "add", code: "DESK", kind: "percent", amount: "5" });
  const list = load((await owner.read(PATH)).html);
  const row = list("main li").filter((_, each) => list(each).find("b").text() === "DESK");
  const form = await owner.read(row.find("a[href*='?coupon=']").attr("href")!);
  const fields = formFields(load(form.html)("main form:has([name='amount'])").toString());
  expect(fields).toMatchObject({ code: "DESK", amount: "5" });
  const changed = await owner.submit(PATH, { ...fields, kind: "percent", intent: "change", amount: "7" });
  expect(changed.text).toContain("DESK is saved.");
  expect(changed.text).toContain("7% off");
  const id = fields.id!;
  expect((await owner.submit(PATH, { intent: "pause", id })).text).toContain("DESK is paused.");
  const removed = await owner.submit(PATH, { intent: "remove", id, thing: "DESK" });
  expect(removed.status).toBe(200);
  expect((await owner.read(PATH)).text).not.toContain("DESK");
});

test("a gift is added to the cart, and can be left out and taken again", async () => {
  const steps = `${PATH}/steps`;
  const { db } = shop.database;
  const vials = await addStockedProduct(db, { quantity: 5, route: null, name: "Empty Vials" });
  const { slug } = await addStockedProduct(db, { quantity: 9 });
  const refused = await owner.submit(steps, { intent: "add-gift", gift: slug, giftFrom: "200" });
  expect(refused.text).toContain("A medicine is not given unasked.");
  const added = await owner.submit(steps, { intent: "add-gift", gift: vials.slug, giftFrom: "200" });
  expect(added.text).toContain("one pack free, from goods of ₹200");
  const visitor = openVisitor(shop);
  await visitor.submit("/cart", { intent: "add", slug, quantity: "2" });
  expect((await visitor.read("/cart")).text).toContain("Free with goods from ₹200");
  expect((await visitor.read("/checkout?pincode=122103")).text).toContain("Empty Vials");
  expect((await visitor.submit("/cart", { intent: "no-gift" })).text).toContain("Take the gift");
  expect((await visitor.submit("/cart", { intent: "gift" })).text).toContain("Leave out");
  const seen = await visitor.fillCheckout();
  expect(seen).toMatchObject({ shownGift: vials.slug });
  await db.update(batches).set({ quantity: 0 }).where(eq(batches.productId, vials.id));
  const gone = await visitor.submit("/checkout", seen);
  expect([gone.status, gone.text.includes("Your gift is not there any more.")]).toEqual([409, true]);
  const again = await visitor.send("/checkout", { ...formFields(gone.html), paymentMethod: "cod" });
  expect(again.status).toBe(303);
});

test("a step stands as a table on the product page while it counts, and on the line of the cart", async () => {
  const steps = `${PATH}/steps`;
  const { slug } = await addStockedProduct(shop.database.db, { quantity: 9 });
  const wrong = await owner.submit(steps, {
    intent: "add",
    kind: "packs",
    percent: "5",
    from: "3",
    product: "no",
  });
  expect(wrong.text).toContain("There is no such product that everybody may buy.");
  const product = `http://shop.test/product/${slug}`;
  const added = await owner.submit(steps, { intent: "add", kind: "packs", percent: "5", from: "3", product });
  expect(added.text).toContain("3 or more: 5% less");
  const visitor = openVisitor(shop);
  const page = load((await visitor.read(`/product/${slug}`)).html);
  expect(page("main table:has(caption)").first().text()).toContain("3 or more5% less");
  await visitor.submit("/cart", { intent: "add", slug, quantity: "3" });
  expect((await visitor.read("/cart")).text).toContain("3 or more, 5% off");
  const id = load(added.html)("main li input[name='id']").val() as string;
  expect((await owner.submit(steps, { intent: "pause", id })).text).toContain("The discount is paused.");
  expect(load((await visitor.read(`/product/${slug}`)).html)("main caption").text()).not.toContain(
    "Less for more",
  );
  expect((await visitor.read("/cart")).text).not.toContain("5% off");
});
