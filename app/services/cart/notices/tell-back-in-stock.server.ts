import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { stockNoticeMail } from "#app/content/messages/cart/stock-notice-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { stockNotices, stockTurns } from "#app/db/schema/cart-notices.ts";
import { products } from "#app/db/schema/catalog.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { isNewsTime } from "#app/domain/quiet-hours.ts";
import type { Settings } from "#app/domain/settings.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const PRODUCTS_PER_ROUND = 50;
const MOST_AT_ONCE = 200;
/** Who was told has the packs to themselves for so long; then the next are told of what is left. */
const TURN_MS = 24 * 60 * 60_000;

type Round = { now: Date; publicOrigin: string };

/**
 * Tells those who asked, in their order, that a product can be bought again: as many people as there are packs, then the next ones a
 * day later. The message and the forgetting of the request are one transaction, so each is told once. Gives how many were told.
 */
export async function tellBackInStock(db: Db, round: Round): Promise<number> {
  const { now } = round;
  if (!isNewsTime(now)) return 0;
  const waiting = await db
    .selectDistinct({ productId: stockNotices.productId })
    .from(stockNotices)
    .innerJoin(products, eq(products.id, stockNotices.productId))
    .leftJoin(stockTurns, eq(stockTurns.productId, stockNotices.productId))
    .where(
      and(
        isNotNull(stockNotices.confirmedAt),
        sql`coalesce(${stockTurns.endsAt} <= ${now.toISOString()}::timestamptz, true)`,
        eq(products.isPublished, true),
        eq(products.soldTo, "anyone"),
        sql`${availableQuantity(indiaDate(now))} > 0`,
      ),
    )
    .limit(PRODUCTS_PER_ROUND);
  if (waiting.length === 0) return 0;
  const settings = await findSettings(db);
  let told = 0;
  for (const { productId } of waiting) told += await tellOfProduct(db, { productId, settings, ...round });
  return told;
}

function tellOfProduct(
  db: Db,
  { productId, settings, now, publicOrigin }: Round & { productId: number; settings: Settings },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `back in stock ${productId}`);
    const [turn] = await tx.select().from(stockTurns).where(eq(stockTurns.productId, productId));
    if (turn && turn.endsAt > now) return 0;
    const { slug, name, potencyScale, potencyNumber, packSize } = products;
    const [product] = await tx
      .select({
        ...{ slug, name, potencyScale, potencyNumber, packSize },
        packs: availableQuantity(indiaDate(now)),
      })
      .from(products)
      .where(eq(products.id, productId));
    const next = await tx
      .select()
      .from(stockNotices)
      .where(and(eq(stockNotices.productId, productId), isNotNull(stockNotices.confirmedAt)))
      .orderBy(asc(stockNotices.confirmedAt), asc(stockNotices.id))
      .limit(Math.max(0, Math.min(product!.packs, MOST_AT_ONCE)))
      .for("update", { skipLocked: true });
    if (next.length === 0) return 0;
    const endsAt = new Date(now.getTime() + TURN_MS);
    const words = {
      name: packName(product!),
      url: pageAddress(publicOrigin, `/product/${product!.slug}`),
      neutralUrl: pageAddress(publicOrigin, `/p/${productId}`),
      shop: settings.shop,
    };
    const letters = next.map(({ id, channel, recipient }) => ({
      ...{ channel, recipient },
      ...stockNoticeMail.back(channel, words),
      dedupeKey: `${SECRET_MESSAGE}back in stock ${id} told`,
    }));
    await enqueueMessages(tx, letters, now);
    await tx.delete(stockNotices).where(
      inArray(
        stockNotices.id,
        next.map(({ id }) => id),
      ),
    );
    await tx
      .insert(stockTurns)
      .values({ productId, endsAt })
      .onConflictDoUpdate({ target: stockTurns.productId, set: { endsAt } });
    return next.length;
  });
}
