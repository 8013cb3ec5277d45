import { eq } from "drizzle-orm";
import type { products } from "#app/db/schema/catalog.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { openVisitor, type Visitor } from "#tests/support/visitor.ts";

/** A visitor with so many packs in the cart of a product that has 60, at 100 rupees unless `facts` say otherwise. */
export async function buyerOf(
  shop: TestShop,
  quantity: number,
  facts: Partial<typeof products.$inferInsert> = {},
) {
  const product = await addStockedProduct(shop.database.db, { quantity: 60, ...facts });
  const visitor = openVisitor(shop);
  await visitor.add(product.slug, quantity);
  return { visitor, product };
}

/** The order behind a tracking link. */
export async function orderOf(shop: TestShop, token: string) {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.trackingToken, token));
  return order!;
}

/** Every order that was placed with the visitor's phone. */
export function ordersOf(shop: TestShop, { phone }: Visitor) {
  return shop.database.db.select().from(orders).where(eq(orders.phone, phone));
}
