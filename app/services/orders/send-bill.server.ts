import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { paperSlug } from "#app/domain/invoices/invoice-paper.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Attachment } from "#app/integrations/mail.server.ts";
import { drawInvoice } from "#app/services/invoices/draw-invoice.server.ts";
import { findPaperByNumber, findPapers } from "#app/services/invoices/find-papers.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { auditOrder, type By, lockOrder } from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type SendBillRefusal = "unknown-order" | "no-bill" | "no-email";

/** Sends the buyer all papers of an order as PDF files by email; the same press, sent twice, sends them once. */
export async function sendBill(
  db: Db,
  { number, key, publicOrigin, ...by }: By & { number: string; key: string; publicOrigin: string },
): Promise<Result<{ email: string }, SendBillRefusal>> {
  const settings = await findSettings(db);
  return inTransaction<Result<{ email: string }, SendBillRefusal>>(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order } = found;
    if (!order.email) return refused("no-email");
    const papers = (await findPapers(tx, [number])).map((paper) => paper.number);
    if (papers.length === 0) return refused("no-bill");
    const dedupeKey = `order ${number} customer bill ${key}`;
    if ((await tx.$count(outbox, eq(outbox.dedupeKey, dedupeKey))) === 0) {
      await queueLetters(tx, {
        ...{ orderId: order.id, settings, publicOrigin, now: by.now, isByShop: true },
        ...{ toCustomer: "bill", occasion: key, papers },
      });
      await auditOrder(tx, { order, act: "send-bill", details: { papers }, by });
    }
    return ok({ email: order.email });
  });
}

/** A paper as a file that goes with a letter; undefined where nothing has that number. */
export async function drawPaperByNumber(db: Db, number: string): Promise<Attachment | undefined> {
  const paper = await findPaperByNumber(db, number);
  if (!paper) return undefined;
  const content = await drawInvoice(paper);
  return { filename: `${paperSlug(number)}.pdf`, contentType: "application/pdf", content };
}
