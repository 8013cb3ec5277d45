import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import {
  addBatch,
  addStockedProduct,
  SATURDAY_MORNING as now,
  placeTestOrder,
} from "#tests/support/fixtures.ts";

/** The steps by which an order of the rider leaves the shop. */
export const TO_DISPATCH = ["confirmed", "packed", "out_for_delivery"] as const;

/** Invoice and credit notes of an order, in the order they were made. */
export async function papersOf(db: Db, number: string) {
  const rows = await db
    .select({ paper: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.number, number))
    .orderBy(asc(invoices.id));
  return rows.map(({ paper }) => paper);
}

export async function linesOf(db: Db, number: string) {
  return (await findOfficeOrder(db, { number, now }))!.lines;
}

/** 3 packs of one product out of two batches, and 1 of another rate and heading. */
export async function placeMixed(db: Db) {
  const first = await addStockedProduct(db, { quantity: 0, pricePaise: 10_500 });
  await addBatch(db, { productId: first.id, quantity: 2, number: "EARLY", expiresOn: "2028-01-31" });
  await addBatch(db, { productId: first.id, quantity: 5, number: "LATE", expiresOn: "2029-01-31" });
  const second = await addStockedProduct(db, { quantity: 5, gstPercent: 18, hsn: "33049990" });
  const lines = [
    { slug: first.slug, quantity: 3 },
    { slug: second.slug, quantity: 1 },
  ];
  return placeTestOrder(db, { lines });
}
