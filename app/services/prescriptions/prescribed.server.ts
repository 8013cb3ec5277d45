import { type SQL, sql } from "drizzle-orm";
import { cartLines } from "#app/db/schema/carts.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";

/** SQL: whether a doctor-only pack was ordered by that line, or that very pack by another line of the prescription; an order that was cancelled does not count. */
export function isBought(line: { lineId: number | SQL; productId: SQL }): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${prescriptionLines} asked
    join ${prescriptionLines} beside on beside.prescription_id = asked.prescription_id
    join ${orderLines} bought on bought.prescription_line_id = beside.id
    join ${orders} on ${orders.id} = bought.order_id and ${orders.status} <> 'cancelled'
    join ${products} sold on sold.id = bought.product_id and sold.is_doctor_only
    where asked.id = ${line.lineId} and bought.cancelled_quantity < bought.quantity
      and (beside.id = asked.id or sold.id = ${line.productId})
  )`;
}

/** SQL: whether the row in `cart_lines` came from a prescription that holds on `today` and was not ordered by before. */
export function isPrescribed(today: string): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${prescriptionLines}
    join ${prescriptions} on ${prescriptions.id} = ${prescriptionLines.prescriptionId}
    where ${prescriptionLines.id} = ${cartLines.prescriptionLineId}
      and ${prescriptions.revokedAt} is null and ${prescriptions.expiresOn} >= ${today}::date
      and not exists (select from ${prescriptions} newer where newer.replaces_id = ${prescriptions.id})
      and not ${isBought({ lineId: sql`${prescriptionLines.id}`, productId: sql`${cartLines.productId}` })}
  )`;
}
