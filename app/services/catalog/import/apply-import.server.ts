import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { catalogImportRows, catalogImports } from "#app/db/schema/catalog-changes.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { problemLine } from "#app/domain/catalog/import-row.ts";
import { checkProduct } from "#app/domain/catalog/product-check.ts";
import { type ProductField, type ProductFields, productFields } from "#app/domain/catalog/product-fields.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { judgeProduct, readSurroundings } from "#app/services/catalog/desk/judge-product.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { readVocabulary, type Vocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import {
  type ProductChange,
  type WriteOccasion,
  writeProducts,
} from "#app/services/catalog/desk/write-products.server.ts";
import { countOutcomes } from "#app/services/catalog/import/check-import.server.ts";
import { readWorkRows, type WorkRow } from "#app/services/catalog/import/import-rows.server.ts";

const BATCH = 500;

export type ApplyRefusal = "not-checked" | "busy" | "changed-since";

/**
 * Writes all rows of a checked import in one transaction: a process that dies on the way leaves nothing, and it can be done again.
 * Rows whose product was changed after the check are marked and nothing is written; the rest can be taken over then.
 */
export async function applyImport(
  db: Db,
  { importId, actor, now }: { importId: number; actor: Actor; now: Date },
): Promise<Result<{ rows: number }, ApplyRefusal>> {
  const stale: number[] = [];
  const applied = await inTransaction<Result<{ rows: number }, ApplyRefusal>>(db, async (tx) => {
    if (!(await takeTurn(tx))) return refused("busy");
    const [found] = await tx
      .select({ status: catalogImports.status })
      .from(catalogImports)
      .where(eq(catalogImports.id, importId));
    if (found?.status !== "checked" && found?.status !== "running") return refused("not-checked");
    const occasion: WriteOccasion = {
      vocabulary: await readVocabulary(tx),
      changeSet: changeSetOf(importId),
      reason: "import",
      actor,
      now,
    };
    let count = 0;
    for (let rows = await readBatch(tx, importId, 0); rows.length > 0; ) {
      const { changes, changedSince } = await changesOf(tx, rows, occasion.vocabulary);
      stale.push(...changedSince);
      if (stale.length === 0) await writeProducts(tx, changes, occasion);
      count += rows.length;
      // Outside the transaction, which nobody can look into: this is what the screen shows meanwhile.
      await db.update(catalogImports).set({ checkedCount: count }).where(eq(catalogImports.id, importId));
      rows = await readBatch(tx, importId, rows.at(-1)!.rowNumber);
    }
    if (stale.length > 0) throw new Undone<Result<never, ApplyRefusal>>(refused("changed-since"));
    await tx
      .update(catalogImports)
      .set({ status: "done", finishedAt: now, checkedCount: sql`${catalogImports.rowCount}` })
      .where(eq(catalogImports.id, importId));
    await recordAudit(tx, {
      by: actor,
      act: "apply-import",
      about: `import ${importId}`,
      details: { rows: count },
      now,
    });
    return ok({ rows: count });
  });
  if (stale.length > 0) await leaveOut(db, { importId, rowNumbers: stale });
  return applied;
}

/** The name under which the price changes of an import stand together. */
export function changeSetOf(importId: number): string {
  return `import-${importId}`;
}

/** Only one import is written at a time; another one is told so at once. */
export async function takeTurn(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('catalog-import', 0)) as taken`,
  );
  return rows[0]!.taken;
}

function readBatch(tx: Db, importId: number, after: number): Promise<WorkRow[]> {
  return readWorkRows(tx, { importId, after, limit: BATCH });
}

async function changesOf(
  tx: Db,
  rows: WorkRow[],
  vocabulary: Vocabulary,
): Promise<{ changes: ProductChange[]; changedSince: number[] }> {
  const stored = await readProducts(tx, {
    where: hasSku(rows.map(({ sku }) => sku)),
    vocabulary,
    lock: true,
  });
  const bySku = new Map(stored.map((product) => [product.facts.sku, product]));
  const planned = rows.map((row) => {
    const before = bySku.get(row.sku);
    const current = before && productFields(before.facts);
    const isAsChecked =
      row.outcome === "create" ? !before : current !== undefined && standsIn(current, row.oldValues);
    return {
      row,
      before,
      isAsChecked,
      checked: checkProduct({ ...current, ...row.newValues } as ProductFields),
    };
  });
  const surroundings = await readSurroundings(tx, {
    facts: planned.flatMap(({ checked }) => (checked.ok ? [checked.value] : [])),
    ids: stored.map(({ id }) => id),
    vocabulary,
  });
  const changes: ProductChange[] = [];
  const changedSince: number[] = [];
  for (const { row, before, isAsChecked, checked } of planned) {
    const isFine = checked.ok && Object.keys(judgeProduct(checked.value, before, surroundings)).length === 0;
    if (isAsChecked && isFine) changes.push({ before, after: checked.value });
    else changedSince.push(row.rowNumber);
  }
  return { changes, changedSince };
}

/** Whether all these values stand in the product now. */
export function standsIn(current: ProductFields, values: Partial<ProductFields>): boolean {
  return Object.entries(values).every(([field, value]) => current[field as ProductField] === value);
}

async function leaveOut(
  db: Db,
  { importId, rowNumbers }: { importId: number; rowNumbers: number[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .update(catalogImportRows)
      .set({ outcome: "error", message: problemLine("changed-since") })
      .where(and(eq(catalogImportRows.importId, importId), inArray(catalogImportRows.rowNumber, rowNumbers)));
    await countOutcomes(tx, importId);
    await tx.update(catalogImports).set({ status: "checked" }).where(eq(catalogImports.id, importId));
  });
}
