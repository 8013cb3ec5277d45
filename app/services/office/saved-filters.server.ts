import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { savedFilters } from "#app/db/schema/office.ts";

export type FilteredList = (typeof savedFilters.$inferSelect)["list"];
type Own = { profileId: string; list: FilteredList };

/** The filters somebody gave a name to, for one list. */
export function listSavedFilters(db: Db, { profileId, list }: Own) {
  return db
    .select({ id: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
    .from(savedFilters)
    .where(and(eq(savedFilters.profileId, profileId), eq(savedFilters.list, list)))
    .orderBy(asc(savedFilters.name));
}

/** Keeps the part of an address after the question mark under a name; the same name takes the new one. */
export async function saveFilter(db: Db, filter: Own & { name: string; query: string }): Promise<void> {
  await db
    .insert(savedFilters)
    .values(filter)
    .onConflictDoUpdate({
      target: [savedFilters.profileId, savedFilters.list, savedFilters.name],
      set: { query: filter.query },
    });
}

/** Forgets a filter of one's own. */
export async function removeFilter(
  db: Db,
  { profileId, id }: { profileId: string; id: number },
): Promise<void> {
  await db.delete(savedFilters).where(and(eq(savedFilters.id, id), eq(savedFilters.profileId, profileId)));
}
