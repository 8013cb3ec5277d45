import { and, eq } from "drizzle-orm";
import { stockNoticeMail } from "#app/content/messages/cart/stock-notice-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { stockNotices } from "#app/db/schema/cart-notices.ts";
import { products } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { parseRecipient, type Recipient } from "#app/domain/cart/recipient.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** A product as the page of such a request names it; undefined for none that everybody may buy. */
export async function findAwaited(
  db: Db,
  { slug, today }: { slug: string; today: string },
): Promise<{ id: number; slug: string; name: string; isInStock: boolean } | undefined> {
  const { id, name, potencyScale, potencyNumber, packSize } = products;
  const [row] = await db
    .select({ id, name, potencyScale, potencyNumber, packSize, packs: availableQuantity(today) })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.isPublished, true), eq(products.soldTo, "anyone")));
  return row && { id: row.id, slug, name: packName(row), isInStock: row.packs > 0 };
}

/** Takes down who wants to hear when a product is back, and asks there for a confirmation: nobody signs up somebody else. */
export async function askStockNotice(
  db: Db,
  {
    slug,
    typed,
    address,
    publicOrigin,
    now,
  }: { slug: string; typed: string; address: string; publicOrigin: string; now: Date },
): Promise<Result<Pick<Recipient, "channel">, "unknown-product" | "in-stock" | "bad-recipient"> | TooMany> {
  const to = parseRecipient(typed);
  if (!to) return refused("bad-recipient");
  const product = await findAwaited(db, { slug, today: indiaDate(now) });
  if (!product) return refused("unknown-product");
  if (product.isInStock) return refused("in-stock");
  const { channel, recipient } = to;
  const tooMany = await spend(db, { budget: "stock-notice", who: { address, recipient }, now });
  if (tooMany) return tooMany;
  return inTransaction(db, async (tx) => {
    const [notice] = await tx
      .insert(stockNotices)
      .values({ token: newToken(), productId: product.id, channel, recipient, askedAt: now })
      .onConflictDoUpdate({
        target: [stockNotices.productId, stockNotices.recipient],
        set: { askedAt: now },
      })
      .returning();
    // The page says that a message is sent, and so one is: whether somebody has asked before is told to nobody but them.
    const { shop } = await findSettings(tx);
    const url = pageAddress(publicOrigin, `/back-in-stock/request/${notice!.token}`);
    const letter = stockNoticeMail.confirm(channel, { name: product.name, url, shop });
    const dedupeKey = `${SECRET_MESSAGE}back in stock ${notice!.id} asked ${now.toISOString()}`;
    await enqueueMessages(tx, [{ dedupeKey, channel, recipient, ...letter, bound: "mail-form" }], now);
    return ok({ channel });
  });
}
