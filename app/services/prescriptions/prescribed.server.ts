import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  not,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { packsNeeded } from "#app/domain/prescriptions/run-out.ts";

/** SQL: whether a pack for a prescription alone was ordered by that line, or that very pack by another line of the prescription; an order that was cancelled does not count. */
export function isBought(line: { lineId: number | SQL; productId: SQL }): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${prescriptionLines} asked
    join ${prescriptionLines} beside on beside.prescription_id = asked.prescription_id
    join ${orderLines} bought on bought.prescription_line_id = beside.id
    join ${orders} on ${orders.id} = bought.order_id and ${orders.status} <> 'cancelled'
    join ${products} sold on sold.id = bought.product_id and sold.sold_to = 'prescription'
    where asked.id = ${line.lineId} and bought.cancelled_quantity < bought.quantity
      and (beside.id = asked.id or sold.id = ${line.productId})
  )`;
}

/** SQL: whether a line of cart or order came from a prescription that holds on `today` and by which the pack is not ordered. */
export function isPrescribed(
  { lineId, productId }: { lineId: SQL; productId: SQL },
  today: string | Placeholder,
): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${prescriptionLines}
    join ${prescriptions} on ${prescriptions.id} = ${prescriptionLines.prescriptionId}
    where ${prescriptionLines.id} = ${lineId}
      and ${prescriptions.revokedAt} is null and ${prescriptions.expiresOn} >= ${today}::date
      and not exists (select from ${prescriptions} newer where newer.replaces_id = ${prescriptions.id})
      and not ${isBought({ lineId: sql`${prescriptionLines.id}`, productId })}
  )`;
}

/** Whether the packs for a prescription alone of an order that ran out may still be sold by its prescriptions; these are locked from then on. */
export async function isStillPrescribed(
  tx: Db,
  { orderId, today }: { orderId: number; today: string },
): Promise<boolean> {
  const ofOrder = eq(orderLines.orderId, orderId);
  await lockPrescriptions(
    tx,
    tx.select({ id: orderLines.prescriptionLineId }).from(orderLines).where(ofOrder),
  );
  const line = { lineId: sql`${orderLines.prescriptionLineId}`, productId: sql`${orderLines.productId}` };
  const [refused] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        ofOrder,
        isNotNull(orderLines.prescriptionLineId),
        eq(products.soldTo, "prescription"),
        not(isPrescribed(line, today)),
      ),
    )
    .limit(1);
  return refused === undefined;
}

/** How many packs of a product its prescription line allows now, with the lines beside it of the same medicine; 0 once the prescription ended or the pack was bought by it. */
async function countAllowedPacks(
  tx: Db,
  { lineId, productId, today }: { lineId: number; productId: number; today: string },
): Promise<number> {
  const beside = alias(prescriptionLines, "beside");
  const rows = await tx
    .select({
      asked: prescriptionLines,
      dose: beside,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
    })
    .from(prescriptionLines)
    .innerJoin(beside, eq(beside.prescriptionId, prescriptionLines.prescriptionId))
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        eq(prescriptionLines.id, lineId),
        isPrescribed({ lineId: sql`${lineId}`, productId: sql`${productId}` }, today),
      ),
    );
  // Their content lies sealed: which of them are the same is seen only here.
  return rows
    .filter(({ asked, dose }) => medicineOf(asked) === medicineOf(dose))
    .reduce((sum, { dose, asked: _, ...pack }) => sum + (packsNeeded({ pack, dose }) ?? 0), 0);
}

function medicineOf(line: typeof prescriptionLines.$inferSelect): string {
  const { remedyId, potencyScale, potencyNumber, medicineName } = line;
  return JSON.stringify([remedyId, potencyScale, potencyNumber, medicineName.toLowerCase()]);
}

type SoldPacks = {
  productId: number;
  quantity: number;
  prescriptionLineId?: number | undefined;
  soldTo: SoldTo;
};

/** What packs for a prescription alone lack in a bill: their e-prescription allows none any more, or a prescription must be seen for some. */
export async function findPrescriptionProblem(
  tx: Db,
  { lines, today }: { lines: readonly SoldPacks[]; today: string },
): Promise<"prescription-needed" | "prescription-used" | undefined> {
  let problem: "prescription-needed" | undefined;
  for (const { productId, quantity, prescriptionLineId: lineId, soldTo } of lines) {
    if (soldTo !== "prescription") continue;
    const allowed =
      lineId === undefined ? undefined : await countAllowedPacks(tx, { lineId, productId, today });
    if (allowed === 0) return "prescription-used";
    if (allowed === undefined || quantity > allowed) problem = "prescription-needed";
  }
  return problem;
}

/** Lets only one order at a time be placed by a prescription, and none while it is revoked. */
export async function lockPrescriptions(tx: Db, lineIds: SQLWrapper | number[]): Promise<void> {
  const own = tx
    .select({ id: prescriptionLines.prescriptionId })
    .from(prescriptionLines)
    .where(inArray(prescriptionLines.id, lineIds));
  await tx
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(inArray(prescriptions.id, own))
    .orderBy(asc(prescriptions.id))
    .for("update");
}
