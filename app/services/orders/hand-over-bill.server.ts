import type { Db } from "#app/db/client.server.ts";
import type { Settings } from "#app/domain/settings.ts";
import { issueInvoice } from "#app/services/invoices/issue-invoice.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { type By, moveOrder, type Order } from "#app/services/orders/order-life.server.ts";
import { renewRefills } from "#app/services/prescriptions/refills.server.ts";

/** Ends a bill of the counter whose money has come and whose packs have left the stock: it is handed out, with its invoice. */
export async function handOverBill(
  tx: Db,
  { order, settings, publicOrigin, by }: { order: Order; settings: Settings; publicOrigin: string; by: By },
): Promise<void> {
  const { actor, now } = by;
  await moveOrder(tx, { order, to: "delivered", by });
  await renewRefills(tx, { orderId: order.id, now });
  const news = { toCustomer: "soldAtCounter" as const, occasion: "sold", settings, publicOrigin, now };
  await queueLetters(tx, { orderId: order.id, ...news });
  const issued = await issueInvoice(tx, { orderId: order.id, shop: settings.shop, actor, now });
  if (!issued.ok) throw new Error("A sale at the counter has not all of its packs.");
}
