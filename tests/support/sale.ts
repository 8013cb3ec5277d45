import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { customers } from "#app/db/schema/shop-customers.ts";
import { orderLineBatches } from "#app/db/schema/stock.ts";
import { SATURDAY_MORNING } from "#tests/support/fixtures.ts";

type Line = Partial<typeof orderLines.$inferInsert> & {
  productId: number;
  quantity: number;
  pricePaise: number;
  /** The batches its packs were taken from. */
  from?: { batchId: number; quantity: number }[];
};

let count = 0;

/** Writes an order down as the tables hold it, delivered and paid unless the facts say otherwise; what was cancelled follows from its lines. */
export async function addSale(
  db: Db,
  { lines, ...facts }: Partial<typeof orders.$inferInsert> & { lines: Line[] },
): Promise<number> {
  const number = `R-${++count}`;
  const [customer] = await db.insert(customers).values({ name: "Asha Devi" }).returning({ id: customers.id });
  const goodsPaise = lines.reduce((sum, line) => sum + line.quantity * line.pricePaise, 0);
  const deliveryPaise = facts.deliveryPaise ?? 0;
  const left = lines.reduce(
    (sum, { cancelledQuantity = 0, returnedQuantity = 0, pricePaise }) =>
      sum + (cancelledQuantity + returnedQuantity) * pricePaise,
    0,
  );
  const [order] = await db
    .insert(orders)
    .values({
      number,
      trackingToken: number,
      idempotencyKey: number,
      requestHash: "",
      customerId: customer!.id,
      status: "delivered",
      paymentMethod: "cod",
      name: "Asha Devi",
      phone: "9812345678",
      street: "12, Ward 4",
      landmark: "",
      town: "Sohna",
      stateCode: "06",
      pincode: "122103",
      note: "",
      zone: "same-day",
      promisedFrom: "2026-11-21",
      promisedBy: "2026-11-21",
      mrpPaise: goodsPaise,
      goodsPaise,
      deliveryPaise,
      totalPaise: goodsPaise + deliveryPaise,
      gstPaise: 0,
      cancelledPaise: left,
      placedAt: SATURDAY_MORNING,
      ...facts,
    })
    .returning({ id: orders.id });
  for (const { from = [], ...line } of lines) {
    const [added] = await db
      .insert(orderLines)
      .values({ ...PACK, ...line, orderId: order!.id, totalPaise: line.quantity * line.pricePaise })
      .returning({ id: orderLines.id });
    for (const share of from)
      await db
        .insert(orderLineBatches)
        .values({ ...share, orderLineId: added!.id, batchNumber: "B", expiresOn: "2029-06-30" });
  }
  return order!.id;
}

const PACK = {
  productSlug: "arnica",
  name: "Arnica Montana",
  brandName: "SBL",
  packSize: "30 ml",
  maker: "SBL",
  originCountry: "India",
  hsn: "30049014",
  gstPercent: 5,
  mrpPaise: 12_000,
};
