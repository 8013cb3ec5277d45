import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { profiles } from "#app/db/schema/customers.ts";
import { catalogImports } from "#app/db/schema/office.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { applyImport } from "#app/services/catalog-import/apply-import.server.ts";
import { checkImport } from "#app/services/catalog-import/check-import.server.ts";

/** Says that a checked import may be written; the next round of the background work does it. */
export async function askForApply(
  db: Db,
  { importId, userId }: { importId: number; userId: string },
): Promise<Result<undefined, "not-checked">> {
  const asked = await db
    .update(catalogImports)
    .set({ status: "running", startedBy: userId, checkedCount: 0 })
    .where(and(eq(catalogImports.id, importId), eq(catalogImports.status, "checked")))
    .returning({ id: catalogImports.id });
  return asked.length > 0 ? ok(undefined) : refused("not-checked");
}

/** Checks and writes the imports that wait for it, the oldest first; also those that a process which died left behind. */
export async function workOnImports(db: Db, now: Date): Promise<void> {
  const waiting = await db
    .select({ id: catalogImports.id, status: catalogImports.status, actor: profiles.name })
    .from(catalogImports)
    .leftJoin(profiles, eq(profiles.id, catalogImports.startedBy))
    .where(inArray(catalogImports.status, ["checking", "running"]))
    .orderBy(asc(catalogImports.id));
  for (const { id: importId, status, actor } of waiting) {
    if (status === "checking") await checkImport(db, importId);
    else await applyImport(db, { importId, actor: actor ?? "shop", now });
  }
}
