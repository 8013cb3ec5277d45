import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { returnEndsAt } from "#app/domain/orders/return.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { findReturnable } from "#app/services/orders/returns/ask-return.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What the page that asks for a return shows to who has the link of the order; undefined for any other link. */
export async function findReturnPage(db: Db, { token, now }: { token: string; now: Date }) {
  const [order] = await db
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(eq(orders.trackingToken, token));
  if (!order) return undefined;
  const { returns: rules } = await findSettings(db);
  const returnable = await findReturnable(db, { order, rules, now });
  const { deliveredAt, reasons = [] } = returnable ?? {};
  const lines = await db
    .select({ line: orderLines, picture: pictureFacts })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.id);
  return {
    number: order.number,
    deliveredAt,
    reasons,
    windowDays: rules.windowDays,
    claimHours: rules.damagedClaimHours,
    sealedUntil:
      deliveredAt && reasons.includes("sealed")
        ? addDays(indiaDate(deliveredAt), rules.windowDays)
        : undefined,
    claimUntil:
      deliveredAt && reasons.includes("damaged") ? returnEndsAt("damaged", deliveredAt, rules) : undefined,
    lines: lines.flatMap(({ line, picture }) => {
      const known = returnable?.lines.find(({ lineId }) => lineId === line.id);
      if (!known || known.leftQuantity === 0) return [];
      const name = fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined });
      return [{ ...known, name, pricePaise: line.pricePaise, pictureUrl: packPicture(picture) }];
    }),
  };
}
