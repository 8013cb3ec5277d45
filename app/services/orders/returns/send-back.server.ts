import { eq } from "drizzle-orm";
import { returnStateText } from "#app/content/messages/orders/return-state.ts";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { findReturnable } from "#app/services/orders/returns/ask-return.server.ts";
import { listReturns } from "#app/services/orders/returns/find-returns.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What an order page says of returns: said here, since that page carries as few words to the browser as it can. */
export type SendBack = { title: string; ask: string | undefined; said: string[] };

/** What was asked back of an order and where it is, and whether more may be asked; undefined where there is neither. */
export async function findSendBack(
  db: Db,
  { number, now }: { number: string; now: Date },
): Promise<SendBack | undefined> {
  const [order] = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.number, number));
  if (!order) return undefined;
  const { returns: rules } = await findSettings(db);
  const [asked, returnable] = await Promise.all([
    listReturns(db, order.id),
    findReturnable(db, { order, rules, now }),
  ]);
  const mayAsk =
    returnable !== undefined &&
    returnable.reasons.length > 0 &&
    returnable.lines.some(({ leftQuantity, isAsked }) => leftQuantity > 0 && !isAsked);
  if (!mayAsk && asked.length === 0) return undefined;
  const { title, ask, said } = returnStateText;
  return {
    title,
    ask: mayAsk ? ask : undefined,
    said: asked.map(({ status, number: name, refusal }) => said[status](name, refusal)),
  };
}
