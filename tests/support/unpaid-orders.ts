import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { customers } from "#app/db/schema/shop-customers.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import type { AddedProduct } from "#tests/support/fixtures.ts";

/** An order of the web that waits for its UPI payment, as rows: `claimed` says that the buyer says to have paid, perhaps with a number. */
export type Unpaid = {
  product: Pick<AddedProduct, "id" | "slug">;
  pricePaise: number;
  quantity: number;
  placedAt: Date;
  claimed?: { reference: string | undefined } | undefined;
};
export type UnpaidOrder = { number: string; totalPaise: number };

/** Numbers that no order of the shop's own has, and no other process of the tests. */
const FIRST = 5_000_000 + (process.pid % 400) * 10_000;
const DELIVERY_PAISE = 4_000;
const HOLD_MS = 30 * 60_000;
let count = 0;

/** Writes many orders at once, in the time that the shop takes for one. */
export async function addUnpaidOrders(db: Db, all: Unpaid[]): Promise<UnpaidOrder[]> {
  const phone = `97${String(FIRST + ++count).padStart(8, "0")}`;
  const [customer] = await db.insert(customers).values({ name: "Asha Devi", phone }).returning();
  const rows = all.map(({ pricePaise, quantity, placedAt, claimed }) => {
    const n = FIRST + ++count;
    const goodsPaise = pricePaise * quantity;
    const deliveryPaise = goodsPaise < 49_900 ? DELIVERY_PAISE : 0;
    const day = indiaDate(placedAt);
    return {
      ...{ number: formatOrderNumber(n), trackingToken: `token-${n}`, idempotencyKey: `unpaid-${n}` },
      ...{ requestHash: "", customerId: customer!.id, status: "awaiting_payment" as const },
      ...{ paymentMethod: "upi" as const, name: "Asha Devi", phone, street: "Ward 4", landmark: "" },
      ...{ town: "Sohna", stateCode: "06", pincode: "122103", note: "", zone: "same-day" },
      ...{ promisedFrom: day, promisedBy: day, mrpPaise: goodsPaise, goodsPaise, deliveryPaise },
      ...{ totalPaise: goodsPaise + deliveryPaise, gstPaise: 0, placedAt },
      holdUntil: claimed ? null : new Date(placedAt.getTime() + HOLD_MS),
    };
  });
  const added = await db
    .insert(orders)
    .values(rows)
    .returning({ id: orders.id, number: orders.number, totalPaise: orders.totalPaise });
  await db.insert(payments).values(
    added.map(({ id: orderId, totalPaise: amountPaise }, at) => {
      const { claimed } = all[at]!;
      const status = claimed ? ("claimed" as const) : ("due" as const);
      return { orderId, method: "upi" as const, status, amountPaise, reference: claimed?.reference ?? null };
    }),
  );
  await db.insert(orderLines).values(
    added.map(({ id: orderId }, at) => {
      const { product, pricePaise, quantity } = all[at]!;
      return {
        ...{ orderId, productId: product.id, productSlug: product.slug, name: "Remedy", brandName: "SBL" },
        ...{ packSize: "30 ml", originCountry: "India", hsn: "30049014", gstPercent: 5 },
        ...{ mrpPaise: pricePaise, pricePaise, quantity, totalPaise: pricePaise * quantity },
      };
    }),
  );
  return added.map(({ number, totalPaise }) => ({ number, totalPaise }));
}
