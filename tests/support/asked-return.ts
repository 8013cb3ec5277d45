import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { ReturnReason } from "#app/domain/orders/return.ts";
import { type FileStore, openFileStore } from "#app/integrations/file-store.server.ts";
import { askReturn } from "#app/services/orders/returns/ask-return.server.ts";
import { linesOf } from "#app/services/orders/take-back-lines.server.ts";
import { addStockedProduct, ORIGIN, placeTestOrder } from "#tests/support/fixtures.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";
import { photo } from "#tests/support/sample-files.ts";

/** A folder of its own for files. */
export function someFiles(): FileStore {
  return openFileStore(mkdtempSync(join(tmpdir(), "returns-")));
}

/** A delivered order paid in cash: 3 packs of one product and 2 of another, of 5 each. */
export async function deliverFive(db: Db) {
  const products = [
    await addStockedProduct(db, { quantity: 5, mrpPaise: 14_000, pricePaise: 13_000 }),
    await addStockedProduct(db, { quantity: 5 }),
  ] as const;
  const lines = [
    { slug: products[0].slug, quantity: 3 },
    { slug: products[1].slug, quantity: 2 },
  ];
  const placed = await placeTestOrder(db, { lines, form: { email: "asha@example.org" } });
  await moveThrough(db, placed.number, "confirmed", "packed", "out_for_delivery", "delivered");
  const [order] = await db.select().from(orders).where(eq(orders.number, placed.number));
  const lineIds = (await linesOf(db, order!.id)).map(({ id }) => id) as [number, number];
  return { ...placed, products, lineIds, orderId: order!.id };
}

/** Asks for packs of a line to go back; with a photo where the reason wants one. */
export async function askBack(
  db: Db,
  {
    files = someFiles(),
    ...asked
  }: {
    token: string;
    lines: { lineId: number; quantity: number; reason: ReturnReason }[];
    files?: FileStore;
    now?: Date;
    clientAddress?: string;
  },
) {
  const bytes = await photo();
  const lines = asked.lines.map((line) => ({
    ...line,
    photo: line.reason === "sealed" ? undefined : { fileName: "cap.jpg", bytes },
  }));
  const from = { clientAddress: "203.0.113.9", publicOrigin: ORIGIN };
  return askReturn(db, files, { now: shop.now, ...from, ...asked, lines });
}
