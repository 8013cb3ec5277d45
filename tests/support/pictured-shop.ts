import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { batches } from "#app/db/schema/stock.ts";
import { createAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { linkCustomer } from "#app/services/shop/customers.server.ts";
import { findSecret } from "#server/secret.ts";
import { clockAt, MOMENTS } from "#tests/hours.ts";
import { placeTestOrder } from "#tests/support/fixtures.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { addShopPeople } from "#tests/support/shop-people.ts";

/** A Wednesday morning on which the shop is open: the same day, hours and stock in each picture. */
export const PICTURED_AT = new Date(MOMENTS.morning);
export const CUSTOMER = {
  name: "Asha Rao",
  email: "asha@shop.example",
  password: "monsoon kettle violet 47",
};
const PHONE = "9811086420";
export const ARNICA = "arnica-montana-30-ch-sbl-30-ml";
/** Nobody has a pack of it in stock. */
export const SOLD_OUT = "symphytum-officinale-30-ch-sbl-30-ml";

export type PicturedShop = { shop: RunningShop; thankYou: string; pay: string; number: string };

/** An open shop whose clock shows always the same moment, with a customer who has ordered in cash and by UPI. */
export async function openPicturedShop(): Promise<PicturedShop> {
  const shop = await runShop({ ...definedOf(clockAt("morning")), UPI_VPA: "shop@upi", TRUST_PROXY: "yes" });
  const made = await inShopDatabase(shop.dataDir, async (db) => {
    await addShopPeople(db, findSecret({ sessionSecret: undefined, dataDir: shop.dataDir }));
    await openShop(db);
    await sellOut(db);
    const profileId = await addCustomer(db);
    const bought = await buyTwice(db);
    await linkCustomer(db, { phone: PHONE, profileId });
    return bought;
  });
  return { shop, ...made };
}

async function sellOut(db: Db): Promise<void> {
  const [gone] = await db.select({ id: products.id }).from(products).where(eq(products.slug, SOLD_OUT));
  await db.update(batches).set({ quantity: 0 }).where(eq(batches.productId, gone!.id));
}

async function addCustomer(db: Db): Promise<string> {
  const { name, email, password } = CUSTOMER;
  const made = await createAdmin(db, { email, password, now: PICTURED_AT });
  if (!made.ok) throw new Error(`Not made: ${made.reason}`);
  const [customer] = await db
    .update(profiles)
    .set({ name, role: "customer" })
    .where(eq(profiles.email, email))
    .returning({ id: profiles.id });
  return customer!.id;
}

async function buyTwice(db: Db) {
  const order = { lines: [{ slug: ARNICA, quantity: 2 }], now: PICTURED_AT };
  const buyer = { name: CUSTOMER.name, email: CUSTOMER.email, phone: PHONE };
  const inCash = await placeTestOrder(db, { ...order, form: buyer });
  const byUpi = await placeTestOrder(db, {
    ...order,
    form: { ...buyer, phone: "9811086421", paymentMethod: "upi" },
  });
  return { number: inCash.number, thankYou: inCash.trackingToken, pay: byUpi.trackingToken };
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => !!pair[1]));
}
