import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import type { Actor } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { hsnOnPaper } from "#app/domain/invoices/hsn-digits.ts";
import { invoiceOf, type SoldLine } from "#app/domain/invoices/invoice.ts";
import { invoiceSeries } from "#app/domain/invoices/invoice-number.ts";
import { invoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { findParties, paymentOf } from "#app/services/invoices/invoice-parties.server.ts";
import { takeNumber } from "#app/services/invoices/take-number.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/**
 * Gives an order that leaves the shop its tax invoice or bill of supply, in the transaction that sends it and at its end; the
 * caller has locked the order. None where it has one already, where the owner has not said whether the shop is registered, and
 * for packs that the demonstration made up. Refused when the packs of a line are not all known by their batch.
 */
export async function issueInvoice(
  tx: Db,
  { orderId, shop, actor, now }: { orderId: number; shop: Settings["shop"]; actor: Actor; now: Date },
): Promise<Result<{ number: string } | undefined, "no-packs">> {
  const sold = await listSoldLines(tx, orderId);
  if (sold.length === 0 || sold.some((line) => packsOf(line) !== line.quantity)) return refused("no-packs");
  const kind = invoiceKind(shop);
  if (kind === undefined || sold.some((line) => line.isDemo) || (await hasInvoice(tx, orderId)))
    return ok(undefined);
  const [row] = await tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  const { order, payment } = row!;
  const { tax } = await findSettings(tx);
  const { seller, buyer } = await findParties(tx, { order, shop });
  const { lines, delivery, sums } = invoiceOf({
    lines: sold.map(({ isDemo: _, ...line }) => ({ ...line, hsn: hsnOnPaper(line.hsn, tax) })),
    deliveryPaise: order.deliveryPaise,
    totalPaise: order.totalPaise - order.cancelledPaise,
    isIntraState: order.placeOfSupply === shop.address.stateCode,
    isTaxed: kind === "tax-invoice",
  });
  const series = invoiceSeries({ kind, channel: order.channel, isToBusiness: buyer.gstin !== undefined });
  const facts = {
    kind,
    orderId,
    issuedAt: now,
    issuedOn: indiaDate(now),
    ...{ seller, buyer, lines, delivery, ...sums },
    placeOfSupply: order.placeOfSupply,
    payment: paymentOf(payment, order),
  };
  const taken = await takeNumber(tx, { series, now });
  await tx.insert(invoices).values({ ...facts, ...taken });
  const details = { number: taken.number, totalPaise: sums.totalPaise };
  await recordAudit(tx, { by: actor, act: "issue-invoice", about: `order ${order.number}`, details, now });
  return ok({ number: taken.number });
}

/** Whether an order has its invoice: then its packs stay those that stand on it. */
export async function hasInvoice(tx: Db, orderId: number): Promise<boolean> {
  const [issued] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.againstId)));
  return issued !== undefined;
}

function packsOf(line: SoldLine): number {
  return line.batches.reduce((sum, batch) => sum + batch.quantity, 0);
}

async function listSoldLines(tx: Db, orderId: number): Promise<(SoldLine & { isDemo: boolean })[]> {
  const rows = await tx
    .select({
      line: orderLines,
      batch: orderLineBatches,
      isDemo: batches.isDemo,
      nameInHindi: remedies.hindiName,
    })
    .from(orderLines)
    .leftJoin(orderLineBatches, eq(orderLineBatches.orderLineId, orderLines.id))
    .leftJoin(batches, eq(batches.id, orderLineBatches.batchId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(remedies, eq(remedies.id, products.remedyId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id), asc(orderLineBatches.expiresOn), asc(orderLineBatches.batchId));
  return [...Map.groupBy(rows, ({ line }) => line.id).values()]
    .map((group) => {
      const { line, nameInHindi } = group[0]!;
      const { id: lineId, packSize, brandName, hsn, gstPercent, mrpPaise, pricePaise } = line;
      return {
        ...{ lineId, packSize, brandName, hsn, gstPercent, mrpPaise, pricePaise },
        name: [line.name, line.potencyLabel].filter(Boolean).join(" "),
        ...(nameInHindi && { nameInHindi }),
        quantity: line.quantity - line.cancelledQuantity - line.returnedQuantity,
        batches: group.flatMap(({ batch }) =>
          batch ? [{ number: batch.batchNumber, expiresOn: batch.expiresOn, quantity: batch.quantity }] : [],
        ),
        isDemo: group.some(({ isDemo }) => isDemo === true),
      };
    })
    .filter((line) => line.quantity > 0);
}
