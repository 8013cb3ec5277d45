import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import { byCommand } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import type { RazorpayDouble } from "#tests/doubles/razorpay/server.ts";
import type { TestShop } from "#tests/support/app.ts";
import { buyerOf, orderOf } from "#tests/support/buyer.ts";
import { addStockedProduct, ORIGIN } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { moveThrough, placeTwo } from "#tests/support/placed-order.ts";
import { formFields, openVisitor } from "#tests/support/visitor.ts";

type Press = {
  /** The same press of the same button, however often it is made. */
  press: () => Promise<Response>;
  /** What there is afterwards beside rows of tables: the same after one press, whatever befell it. */
  seen?: () => Promise<unknown>;
};
/** Makes ready what is pressed then. */
export type Act = (shop: TestShop, double: RazorpayDouble) => Promise<Press>;

const PERSON = { name: "Asha Devi", email: "asha@example.org", phone: "98123 45678" };

const own = { actor: byCommand("orders"), publicOrigin: ORIGIN };

async function pressed(shop: TestShop, path: string, typed: Record<string, string>): Promise<Press> {
  const visitor = openVisitor(shop);
  const fields = { ...formFields((await visitor.read(path)).html), ...typed };
  return { press: () => visitor.send(path, fields) };
}

async function inOffice(shop: TestShop, path: string, typed: Record<string, string>): Promise<Press> {
  const staff = await enterAs(shop, "staff");
  const { key } = formFields((await staff.read(path)).html);
  return { press: () => staff.send(path, { ...(key && { key }), ...typed }) };
}

async function packsInCart(shop: TestShop, path: string, typed: Record<string, string>): Promise<Press> {
  const { visitor, product } = await buyerOf(shop, 2);
  const fields = { ...typed, slug: product.slug };
  return { press: () => visitor.send(path, fields), seen: () => visitor.countCart() };
}

async function checkedOut(shop: TestShop, typed: Record<string, string>): Promise<Press> {
  const { visitor } = await buyerOf(shop, 2);
  const fields = await visitor.fillCheckout(typed);
  return { press: () => visitor.send("/checkout", fields), seen: () => visitor.countCart() };
}

/** What people and the gateway send, each as a browser or a program sends it. */
export const ACTS: Record<string, Act> = {
  "two more packs by the script of a page": (shop) =>
    packsInCart(shop, "/api/cart", { intent: "add", quantity: "2", key: randomUUID() }),
  "a quantity in the cart": (shop) => packsInCart(shop, "/cart", { intent: "set", quantity: "2", step: "1" }),
  "a pack out of the cart": (shop) => packsInCart(shop, "/cart", { intent: "remove" }),
  "a product on the wishlist": (shop) => packsInCart(shop, "/api/wishlist", { intent: "add" }),
  "an order for cash": (shop) => checkedOut(shop, {}),
  "an order by UPI": (shop) => checkedOut(shop, { paymentMethod: "upi" }),
  "an order paid online": (shop) => checkedOut(shop, { paymentMethod: "online" }),
  "a message": (shop) => pressed(shop, "/contact", { ...PERSON, subject: "Parking", message: "Where?" }),
  "a bulk order": (shop) =>
    pressed(shop, "/bulk-order", { ...PERSON, requestType: "pharmacy", message: "Monthly", intent: "send" }),
  "a consultation": (shop) =>
    pressed(shop, "/doctor-consultation", {
      ...PERSON,
      ...{ age: "58", gender: "male", preferredTime: "morning", mainComplaints: "Stiff knee" },
      ...{ preferredDate: indiaDate(new Date(Date.now() + 3 * 86_400_000)), healthConsent: "on" },
    }),
  async "coming back from paying"(shop, double) {
    const { visitor } = await buyerOf(shop, 2);
    const token = await visitor.order({ paymentMethod: "online" });
    const { callback_url: back, order_id: id } = formFields(
      (await visitor.read(`/checkout/pay/${token}`)).html,
    );
    const { fields } = await double.pay(id!, { status: "captured" });
    const headers = { origin: "null", "sec-fetch-site": "cross-site" };
    return {
      press: () => shop.send(new URL(back!).pathname, fields, { headers }),
      seen: async () => (await orderOf(shop, token)).status,
    };
  },
  async "word of a payment"(shop, double) {
    const { visitor } = await buyerOf(shop, 2);
    const token = await visitor.order({ paymentMethod: "online" });
    const { order_id: id } = formFields((await visitor.read(`/checkout/pay/${token}`)).html);
    double.messages.splice(0);
    await double.pay(id!, { status: "captured" });
    const { body, signature, eventId } = double.messages.splice(0).at(-1)!;
    const headers = {
      "content-type": "application/json",
      "x-razorpay-signature": signature,
      "x-razorpay-event-id": eventId,
    };
    return {
      press: () => shop.ask("/api/payments/razorpay", { method: "POST", body, headers }),
      seen: async () => (await orderOf(shop, token)).status,
    };
  },
  async "cancelling an own order"(shop) {
    const { visitor } = await buyerOf(shop, 2);
    const token = await visitor.order();
    return { press: () => visitor.send(`/track-order/${token}`, { intent: "cancel" }) };
  },
  async "confirming an order"(shop) {
    const { number } = await placeTwo(shop.database.db, "cod");
    return inOffice(shop, `/admin/orders/${number}`, { intent: "confirm" });
  },
  async "handing a parcel over, with its invoice"(shop) {
    const { db } = shop.database;
    const { number } = await placeTwo(db, "cod");
    await moveThrough(db, number, "confirmed", "packed");
    return inOffice(shop, `/admin/orders/${number}`, { intent: "hand-over" });
  },
  async "taking one pack out of a paid order"(shop) {
    const { db } = shop.database;
    const { number, orderId } = await paidOrder(shop);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const fields = { intent: "cancel-lines", [`line-${line!.id}`]: "1", note: "broken" };
    return {
      ...(await inOffice(shop, `/admin/orders/${number}`, fields)),
      seen: async () =>
        (await db.select().from(orderLines).where(eq(orderLines.id, line!.id))).map((row) => [
          row.quantity,
          row.cancelledQuantity,
        ]),
    };
  },
  async "cancelling a paid order"(shop) {
    const { number } = await paidOrder(shop);
    return inOffice(shop, `/admin/orders/${number}`, { intent: "cancel", note: "out of stock" });
  },
  async "packs of a batch taken in"(shop) {
    const sku = await stockedSku(shop);
    const batch = {
      number: "KV-1",
      expiresOn: "06/2031",
      mrp: "900",
      quantity: "12",
      cost: "",
      supplier: "",
    };
    return inOffice(shop, `/admin/stock/receive?sku=${sku}`, batch);
  },
  async "a sale over the counter"(shop) {
    const sku = await stockedSku(shop);
    const staff = await enterAs(shop, "staff");
    const empty = formFields((await staff.read("/admin/counter")).html);
    const page = await staff.submit("/admin/counter", { ...empty, intent: "add", q: `${sku} *2` });
    const bill = { ...formFields(page.html), intent: "cash", received: "5000" };
    return { press: () => staff.send("/admin/counter", bill) };
  },
};

async function paidOrder(shop: TestShop) {
  const { db } = shop.database;
  const { number, trackingToken } = await placeTwo(db, "upi");
  await confirmPayment(db, { ...own, number, now: new Date() });
  await changeOrderStatus(db, { ...own, number, to: "confirmed", now: new Date() });
  return { number, orderId: (await orderOf(shop, trackingToken)).id };
}

async function stockedSku({ database: { db } }: TestShop): Promise<string> {
  const { id } = await addStockedProduct(db, { quantity: 5 });
  const [product] = await db.select({ sku: products.sku }).from(products).where(eq(products.id, id));
  return product!.sku;
}
