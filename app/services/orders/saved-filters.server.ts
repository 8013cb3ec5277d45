import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { savedFilters } from "#app/db/schema/office.ts";
import { byUser } from "#app/domain/actor.ts";
import type { Result } from "#app/domain/result.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";

type FilteredList = (typeof savedFilters.$inferSelect)["list"];
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

/** Forgets a filter of one's own; it can be put back. */
export function removeFilter(
  db: Db,
  { profileId, id, now }: { profileId: string; id: number; now: Date },
): Promise<Result<Removed, "not-found">> {
  return removeForNow(db, savedFilters, {
    where: and(eq(savedFilters.id, id), eq(savedFilters.profileId, profileId))!,
    actor: byUser({ userId: profileId }),
    act: "remove-filter",
    about: `filter ${id}`,
    now,
  });
}
