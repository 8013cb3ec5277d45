import { once } from "node:events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { KEYS, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { runShop } from "#tests/support/run-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";

test("killed between the payment and its counting, the shop counts it once it runs again", {
  timeout: 240_000,
}, async () => {
  const double = await startRazorpay();
  const env = { RAZORPAY_URL: double.url, RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret };
  const shop = await runShop(env);
  const { dataDir } = shop;
  const token = await inShopDatabase(dataDir, async (db) => {
    await openShop(db);
    const product = await addStockedProduct(db, { quantity: 5 });
    const lines = [{ slug: product.slug, quantity: 2 }];
    const now = new Date();
    const placed = await placeTestOrder(db, { lines, form: { paymentMethod: "online" }, now });
    await openPayPage(db, { token: placed.trackingToken, now });
    return placed.trackingToken;
  });
  const pay = (origin: string) => fetch(`${origin}/checkout/pay/${token}`, { redirect: "manual" });
  const page = await (await pay(shop.origin)).text();
  const orderId = /name="order_id" value="([^"]+)"/.exec(page)![1]!;

  shop.process.kill("SIGKILL");
  await once(shop.process, "exit");
  // The buyer pays while nobody is there to hear of it: neither message nor browser comes through.
  const { payment } = await double.pay(orderId, { status: "captured" });

  const again = await runShop({ ...env, DATA_DIR: dataDir });
  try {
    await expect.poll(async () => (await pay(again.origin)).status, { timeout: 60_000 }).toBe(303);
    const [order] = await inShopDatabase(dataDir, (db) =>
      db.select().from(orders).where(eq(orders.trackingToken, token)),
    );
    expect(order!.status).toBe("placed");
    expect(double.ledger.paymentsOf(orderId).map(({ id }) => id)).toEqual([payment.id]);
  } finally {
    await again.stop();
    await double.close();
  }
});
