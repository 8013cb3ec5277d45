import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { listOwnOrders } from "#app/services/accounts/own-orders.server.ts";
import { addPerson, openAuth, provePhone, signIn } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct, placeTestOrder, SATURDAY_MORNING } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("My Orders shows ten on a page, the newest first, and a page beyond the last is the last", async () => {
  const { db } = shop.database;
  const auth = openAuth(db);
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const phone = "9810077777";
  const numbers: string[] = [];
  for (let minute = 0; minute < 12; minute++) {
    const now = new Date(SATURDAY_MORNING.getTime() + minute * 60_000);
    numbers.unshift(
      (await placeTestOrder(db, { lines: [{ slug, quantity: 1 }], form: { phone }, now })).number,
    );
  }
  const { userId, email } = await addPerson(auth, {});
  await provePhone(auth, userId, phone);
  const own = async (page: number) => {
    const { orders, ...rest } = await listOwnOrders(db, { userId, page });
    return { ...rest, numbers: orders.map(({ number }) => number) };
  };
  const all = { perPage: 10, total: 12 };
  expect(await own(1)).toEqual({ ...all, page: 1, numbers: numbers.slice(0, 10) });
  expect(await own(2)).toEqual({ ...all, page: 2, numbers: numbers.slice(10) });
  expect(await own(9)).toEqual(await own(2));

  const visitor = await signedInVisitor(auth, email);
  const first = await visitor.read("/orders");
  expect(first.html).toContain('href="/orders?page=2"');
  expect(first.text).not.toContain(numbers[10]);
  const second = await visitor.read("/orders?page=2");
  expect(second.text).toContain(numbers[11]);
  expect((await visitor.ask("/orders?page=-1e9")).status).toBe(200);
});

test("who is signed in adds a guest's order by number and phone, or on the page of its link", async () => {
  const { db } = shop.database;
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const auth = openAuth(db);
  const { email } = await addPerson(auth);
  const form = { phone: "9810088801", email };
  const lines = [{ slug, quantity: 1 }];
  const first = await placeTestOrder(db, { lines, form });
  const second = await placeTestOrder(db, { lines, form });
  const visitor = await signedInVisitor(auth, email);

  const refused = await visitor.send("/orders", { intent: "add", number: first.number, phone: "9810088802" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("We found no order with this number and phone");
  const empty = await visitor.send("/orders", { intent: "add", number: "", phone: "" });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain("Enter the order number as in our email");
  const added = await visitor.send("/orders", { intent: "add", number: first.number, phone: "98100 88801" });
  expect(added.headers.get("location")).toBe(`/orders/${first.number}`);

  const link = `/track-order/${second.trackingToken}`;
  const offer = "Keep this order in your account";
  expect((await visitor.read(link)).text).toContain(offer);
  expect((await openVisitor(shop).read(link)).text).not.toContain(offer);
  const other = await signedInVisitor(auth, (await addPerson(auth)).email);
  expect((await other.read(link)).text).not.toContain(offer);
  const byLink = { intent: "add-link", token: second.trackingToken };
  expect((await other.send("/orders", byLink)).status).toBe(422);
  expect((await visitor.send("/orders", byLink)).headers.get("location")).toBe(`/orders/${second.number}`);
  expect((await visitor.read(link)).text).not.toContain(offer);
});

test("who ordered again before paying is led from the older order to the newer; whoever has only the older link reads it in words", async () => {
  const { db } = shop.database;
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const buyer = openVisitor(shop);
  const tokens: string[] = [];
  for (let n = 0; n < 3; n++) {
    await buyer.add(slug);
    tokens.push(await buyer.order({ paymentMethod: "upi" }));
  }
  const [first, second, newest] = tokens;
  const said = "A newer order from the same phone or browser took its place.";
  const toNewest = `href="/track-order/${newest}"`;
  const newer = await numberOf(newest!);
  for (const older of [first, second]) {
    for (const path of [`/track-order/${older}`, `/checkout/pay/${older}`])
      expect((await buyer.read(path)).html, path).toContain(toNewest);
    const page = await openVisitor(shop).read(`/track-order/${older}`);
    expect(page.text).toContain(said);
    for (const secret of [newest!, newer]) expect(page.html).not.toContain(secret);
    const payPage = await openVisitor(shop).read(`/checkout/pay/${older}`);
    expect(payPage.text).toContain("A newer order took its place");
    for (const secret of [newest!, newer, "upi://"]) expect(payPage.html).not.toContain(secret);
  }
  expect((await buyer.read(`/track-order/${newest}`)).text).not.toContain(said);
  const number = await numberOf(first!);
  const tracked = await openVisitor(shop).submit("/track-order", { number, phone: buyer.phone });
  expect(tracked.text).toContain(said);

  const staff = await enterAs(shop, "staff");
  expect((await staff.read(`/admin/orders/${number}`)).html).toContain(`href="/admin/orders/${newer}"`);

  // Who types somebody's phone does not get to their order; its owner, who proves the phone, does.
  const other = openVisitor(shop);
  await other.add(slug);
  const typed = { paymentMethod: "upi", phone: buyer.phone };
  const byOther = await other.order(typed);
  const page = await buyer.read(`/track-order/${newest}`);
  expect(page.text).toContain(said);
  expect(page.html).not.toContain(byOther);
  const auth = openAuth(db);
  const { userId, email } = await addPerson(auth, {});
  await provePhone(auth, userId, buyer.phone);
  const owner = await signedInVisitor(auth, email);
  expect((await owner.read("/orders")).text).toContain("A newer order took its place.");
  const own = await owner.read(`/orders/${number}`);
  expect(own.html).toContain(`href="/orders/${await numberOf(byOther)}"`);
});

async function numberOf(token: string): Promise<string> {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.trackingToken, token));
  return order!.number;
}

async function signedInVisitor(auth: Auth, email: string) {
  const visitor = openVisitor(shop);
  const { caller } = await signIn(auth, email);
  for (const pair of caller.headers.get("cookie")!.split("; "))
    visitor.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  return visitor;
}
