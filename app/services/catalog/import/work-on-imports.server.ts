import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { catalogImports } from "#app/db/schema/catalog-changes.ts";
import { isConnectionBroken } from "#app/db/unavailable.server.ts";
import { bySystem, byUser } from "#app/domain/actor.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { applyImport } from "#app/services/catalog/import/apply-import.server.ts";
import { checkImport } from "#app/services/catalog/import/check-import.server.ts";

/** Says that a checked import may be written; the next round of the background work does it. */
export function askForApply(
  db: Db,
  { importId, userId }: { importId: number; userId: string },
): Promise<Result<undefined, "not-checked">> {
  return turn(db, { importId, from: "checked", to: "running", userId });
}

/** Says that an import that broke off is checked again, from where it stopped; after that it can be written. */
export function askForCheck(
  db: Db,
  { importId, userId }: { importId: number; userId: string },
): Promise<Result<undefined, "not-checked">> {
  return turn(db, { importId, from: "failed", to: "checking", userId });
}

/**
 * Checks and writes the imports that wait for it, the oldest first; also those that a process which died left behind.
 * One that throws is said to have failed, with nothing written, and is not tried again by itself; one whose connection broke is.
 */
export async function workOnImports(db: Db, now: Date): Promise<void> {
  const waiting = await db
    .select({ id: catalogImports.id, status: catalogImports.status, userId: catalogImports.startedBy })
    .from(catalogImports)
    .where(inArray(catalogImports.status, ["checking", "running"]))
    .orderBy(asc(catalogImports.id));
  for (const { id: importId, status, userId } of waiting) {
    try {
      if (status === "checking") await checkImport(db, importId);
      else
        await applyImport(db, {
          importId,
          actor: userId ? byUser({ userId }) : bySystem("work-on-imports"),
          now,
        });
    } catch (error) {
      // Nothing of it is written: the next round takes it up, as that of a process which died.
      if (isConnectionBroken(error)) throw error;
      await db
        .update(catalogImports)
        .set({ status: "failed" })
        .where(and(eq(catalogImports.id, importId), eq(catalogImports.status, status)));
      throw error;
    }
  }
}

type Status = (typeof catalogImports.$inferSelect)["status"];

async function turn(
  db: Db,
  { importId, from, to, userId }: { importId: number; from: Status; to: Status; userId: string },
): Promise<Result<undefined, "not-checked">> {
  const turned = await db
    .update(catalogImports)
    .set({ status: to, startedBy: userId, checkedCount: 0 })
    .where(and(eq(catalogImports.id, importId), eq(catalogImports.status, from)))
    .returning({ id: catalogImports.id });
  return turned.length > 0 ? ok(undefined) : refused("not-checked");
}
