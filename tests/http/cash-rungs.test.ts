import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf, orderOf, ordersOf } from "#tests/support/buyer.ts";
import { enterAs } from "#tests/support/office.ts";
import { moveThrough } from "#tests/support/placed-order.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A buyer with 4 packs at 100 rupees in the cart, after parcels to the phone that ended so. */
async function buyerAfter(...parcels: ("delivered" | "returned")[]) {
  const { visitor, product } = await buyerOf(shop, 4);
  for (const last of parcels) {
    const { number } = await orderOf(shop, await visitor.order());
    // What the rung of that moment asked for does not matter here.
    await shop.database.db.update(orders).set({ isConfirmWanted: false }).where(eq(orders.number, number));
    await moveThrough(shop.database.db, number, "confirmed", "packed", "out_for_delivery", last);
    await visitor.add(product.slug, 4);
  }
  return visitor;
}

test("first rung: cash is offered, and nothing else is said", async () => {
  const visitor = await buyerAfter("delivered");
  const page = await visitor.submit("/checkout", await visitor.fillCheckout());
  expect(page.text).toContain("Please keep ₹440 ready in cash.");
  expect(page.text).not.toContain("We call you before we pack");
});

test("second rung: the order waits for the call, with the number we call; the office has it on its list and says why", async () => {
  const visitor = await buyerAfter("delivered", "returned");
  const page = await visitor.submit("/checkout", await visitor.fillCheckout());
  expect(page.status).toBe(200);
  expect(page.text).toContain("We call you before we pack");
  expect(page.text.toLowerCase()).not.toMatch(/risk|points|score/);
  const { number } = (await ordersOf(shop, visitor)).find((order) => order.status === "placed")!;
  const staff = await enterAs(shop, "staff");
  expect((await staff.read("/admin")).text).toContain("Orders to call");
  expect((await staff.read("/admin/orders?view=to-call")).text).toContain(number);
  const office = await staff.read(`/admin/orders/${number}`);
  expect(office.text).toContain("A parcel to this phone came back");
  expect(office.text).toContain("Will you have ₹440 ready in cash?");
  const early = await staff.submit(`/admin/orders/${number}`, { intent: "confirm" });
  expect([early.status, early.text]).toEqual([
    409,
    expect.stringContaining("Please call the customer first."),
  ]);
  const called = await staff.submit(`/admin/orders/${number}`, { intent: "confirm-call" });
  expect(called.text).toContain("The order is confirmed.");
});

test("third rung: cash is refused with a sentence, the page offers the advance, and the pay page asks for that alone", async () => {
  const visitor = await buyerAfter("returned");
  const refused = await visitor.submit("/checkout", await visitor.fillCheckout());
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("For this order we ask for a part in advance.");
  expect(refused.text).toContain("₹100 now, ₹340 in cash on delivery");
  expect(refused.text.toLowerCase()).not.toMatch(/risk|points|score|came back/);
  const fields = formFields(refused.html);
  expect(fields.paymentMethod).toBe("part-upi");
  const pay = await visitor.submit("/checkout", fields);
  expect(pay.text).toContain("You pay ₹340 in cash on delivery.");
  expect(pay.text).toContain("To pay ₹100");
  const open = (await ordersOf(shop, visitor)).find((order) => order.status === "awaiting_payment")!;
  const track = await visitor.read(`/track-order/${open.trackingToken}`);
  expect(track.text).toContain("₹100 to be paid in advance, ₹340 in cash on delivery");
  const staff = await enterAs(shop, "staff");
  const paid = await staff.submit(`/admin/orders/${open.number}`, {
    intent: "confirm-payment",
    reference: "",
  });
  expect(paid.text).toContain("₹100 paid in advance, ₹340 to collect at the door");
  const label = await staff.read(`/admin/orders/print/address-label?number=${open.number}`);
  expect(label.text).toContain("Collect ₹340 in cash");
});

test("fourth rung: cash is not offered, forged or not, and UPI takes the order", async () => {
  const visitor = await buyerAfter("returned");
  const db = shop.database.db;
  // The second parcel that came back was paid in part.
  const token = await visitor.order({ paymentMethod: "part-upi" });
  const staff = await enterAs(shop, "staff");
  const { number } = await orderOf(shop, token);
  await staff.submit(`/admin/orders/${number}`, { intent: "confirm-payment", reference: "" });
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "returned");
  const { product } = await buyerOf(shop, 1);
  await visitor.add(product.slug, 4);
  const form = await visitor.fillCheckout();
  for (const paymentMethod of ["cod", "part-upi"]) {
    const refused = await visitor.submit("/checkout", { ...form, paymentMethod });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("lease choose another way to pay");
  }
  expect((await visitor.submit("/checkout", { ...form, paymentMethod: "part-cash" })).status).toBe(422);
  expect((await visitor.send("/checkout", { ...form, paymentMethod: "upi" })).status).toBe(303);
});
