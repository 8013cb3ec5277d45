import { and, isNull, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/cart.ts";
import { findSettings } from "#app/services/settings.server.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Drops guests' carts, with their wishlists, that nobody has changed for as many days as the setting says; gives their number. */
export async function purgeExpiredCarts(db: Db, now: Date): Promise<number> {
  const { keptDays } = (await findSettings(db)).cart;
  const oldest = new Date(now.getTime() - keptDays * DAY_MS);
  const { rowCount } = await db
    .delete(carts)
    .where(and(isNull(carts.profileId), lt(carts.touchedAt, oldest)));
  return rowCount ?? 0;
}
