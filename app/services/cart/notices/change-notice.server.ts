import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { stockNotices } from "#app/db/schema/cart-notices.ts";
import { products } from "#app/db/schema/catalog.ts";
import { keptSince } from "#app/domain/kept-for.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";

/** The request behind a link; undefined once the news is sent, or nobody wants it any more. */
export async function findStockNotice(
  db: Db,
  token: string,
): Promise<{ slug: string; name: string; isConfirmed: boolean } | undefined> {
  const { slug, name, potencyScale, potencyNumber, packSize } = products;
  const { confirmedAt } = stockNotices;
  const [row] = await db
    .select({ slug, name, potencyScale, potencyNumber, packSize, confirmedAt })
    .from(stockNotices)
    .innerJoin(products, eq(products.id, stockNotices.productId))
    .where(eq(stockNotices.token, token));
  return row && { slug: row.slug, name: packName(row), isConfirmed: row.confirmedAt !== null };
}

/** From now on the request counts; false where there is none. */
export async function confirmStockNotice(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  await db
    .update(stockNotices)
    .set({ confirmedAt: now })
    .where(and(eq(stockNotices.token, token), isNull(stockNotices.confirmedAt)));
  return (await findStockNotice(db, token)) !== undefined;
}

/** Forgets a request; done also where there is none. */
export async function endStockNotice(db: Db, { token }: { token: string }): Promise<void> {
  await db.delete(stockNotices).where(eq(stockNotices.token, token));
}

/** Forgets what nobody confirmed, and what was waited for so long that it is wanted no more; gives how many. */
export async function purgeStockNotices(db: Db, now: Date): Promise<number> {
  const isUnconfirmed = and(
    isNull(stockNotices.confirmedAt),
    lt(stockNotices.askedAt, keptSince("unconfirmedNotice", now)),
  );
  const isOver = and(
    isNotNull(stockNotices.confirmedAt),
    lt(stockNotices.confirmedAt, keptSince("stockNotice", now)),
  );
  const { rowCount } = await db.delete(stockNotices).where(or(isUnconfirmed, isOver));
  return rowCount ?? 0;
}
