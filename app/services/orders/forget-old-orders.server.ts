import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import { returnLines, returns } from "#app/db/schema/orders-returns.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { addresses, customers } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import { NO_PHONE } from "#app/domain/form/phone.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { removeUpload } from "#app/services/uploads.server.ts";

const PER_ROUND = 100;

/** Takes from orders who placed them and where they went, once the years of their bills are over; figures and packs stay. Gives how many. */
export async function forgetOldOrders(
  db: Db,
  { files, now }: { files: FileStore; now: Date },
): Promise<number> {
  const { legal } = await findSettings(db);
  const before = sql`${now.toISOString()}::timestamptz - make_interval(years => ${legal.invoiceYears}::int)`;
  const over = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOver(before))
    .orderBy(asc(orders.id))
    .limit(PER_ROUND);
  for (const { id } of over)
    await inTransaction(db, async (tx) => {
      const [row] = await tx
        .update(orders)
        .set({
          ...{ name: "", email: null, street: "", landmark: "", note: "", profileId: null },
          ...{ gstin: null, organization: null, firmAddress: null, unreachedAt: null },
          phone: sql`case when ${orders.phone} is null then null else ${NO_PHONE} end`,
          trackingToken: newToken(192),
        })
        .where(and(eq(orders.id, id), isOver(before)))
        .returning({ number: orders.number, customerId: orders.customerId });
      if (!row) return;
      await tx.update(invoices).set({ buyer: {} }).where(eq(invoices.orderId, id));
      await tx.update(bankLines).set({ narration: "" }).where(eq(bankLines.orderId, id));
      await forgetPhotos(tx, files, id);
      await forgetCustomer(tx, row.customerId);
      await recordAudit(tx, {
        by: bySystem("purge-old-data"),
        act: "forget-order",
        about: `order ${row.number}`,
        details: {},
        now,
      });
    });
  return over.length;
}

function isOver(before: SQL): SQL | undefined {
  return and(lt(orders.placedAt, before), ne(orders.name, ""));
}

/** What was photographed of packs that were to come back. */
async function forgetPhotos(tx: Db, files: FileStore, orderId: number): Promise<void> {
  const photos = await tx
    .select({ id: returnLines.photoId })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), isNotNull(returnLines.photoId)));
  for (const { id } of photos) await removeUpload(tx, files, id!);
}

/** Who has no account and no younger order is nobody any more. */
async function forgetCustomer(tx: Db, customerId: number): Promise<void> {
  const [alone] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.id, customerId),
        isNull(customers.profileId),
        sql`${customers.phone} is not null`,
        sql`not exists (select from ${orders} where ${orders.customerId} = ${customers.id} and ${orders.name} <> '')`,
      ),
    );
  if (!alone) return;
  await tx
    .delete(addresses)
    .where(and(inArray(addresses.customerId, [alone.id]), isNull(addresses.profileId)));
  await tx.update(customers).set({ phone: null, name: "", email: null }).where(eq(customers.id, alone.id));
}
