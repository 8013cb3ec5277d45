import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { catalogImports } from "#app/db/schema/catalog-changes.ts";
import { brokenUnique, inTransaction, Undone } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { checkProduct } from "#app/domain/catalog/product-check.ts";
import { type ProductFields, productFields } from "#app/domain/catalog/product-fields.ts";
import type { Refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { judgeProduct, readSurroundings } from "#app/services/catalog/desk/judge-product.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { readVocabulary, type Vocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import {
  type ProductChange,
  type WriteOccasion,
  writeProducts,
} from "#app/services/catalog/desk/write-products.server.ts";
import { changeSetOf, standsIn, takeTurn } from "#app/services/catalog/import/apply-import.server.ts";
import { readWorkRows } from "#app/services/catalog/import/import-rows.server.ts";

const BATCH = 500;
const STILL_REFERRED_TO = "23503";

export type UndoImportResult =
  | { ok: true }
  | Refused<"not-done" | "busy", object>
  | Refused<"changed-since" | "in-use", { skus: string[] }>;

/** Takes a done import back as a whole. Refused when something newer changed one of its products or has its old address or barcode, or a new one was stocked or ordered. */
export async function undoImport(
  db: Db,
  { importId, actor, now }: { importId: number; actor: Actor; now: Date },
): Promise<UndoImportResult> {
  return inTransaction<UndoImportResult>(db, async (tx) => {
    if (!(await takeTurn(tx))) return { ok: false, reason: "busy" };
    const [found] = await tx
      .select({ status: catalogImports.status })
      .from(catalogImports)
      .where(eq(catalogImports.id, importId));
    if (found?.status !== "done") return { ok: false, reason: "not-done" };
    const vocabulary = await readVocabulary(tx);
    const changeSet = `${changeSetOf(importId)}-undo`;
    const occasion: WriteOccasion = { vocabulary, changeSet, reason: "undo", actor, now };
    const changedSince: string[] = [];
    for (let after = 0, rows = []; ; after = rows.at(-1)!.rowNumber) {
      rows = await readWorkRows(tx, { importId, after, limit: BATCH });
      if (rows.length === 0) break;
      const skus = rows.map(({ sku, newValues }) => newValues.sku ?? sku);
      const stored = await readProducts(tx, { where: hasSku(skus), vocabulary, lock: true });
      const bySku = new Map(stored.map((product) => [product.facts.sku, product]));
      const back: ProductChange[] = [];
      const created: { id: number; sku: string }[] = [];
      for (const { sku, outcome, newValues, oldValues } of rows) {
        const before = bySku.get(newValues.sku ?? sku);
        const current = before && productFields(before.facts);
        const earlier = checkProduct({ ...current, ...oldValues } as ProductFields);
        if (!before || !current || !standsIn(current, newValues) || !earlier.ok) changedSince.push(sku);
        else if (outcome === "create") created.push({ id: before.id, sku });
        else back.push({ before, after: earlier.value });
      }
      changedSince.push(...(await findWithoutPlace(tx, back, vocabulary)));
      if (changedSince.length > 0) continue;
      await writeBack(tx, back, occasion);
      await removeProducts(tx, created);
    }
    if (changedSince.length > 0)
      throw new Undone<UndoImportResult>({ ok: false, reason: "changed-since", skus: changedSince });
    await tx
      .update(catalogImports)
      .set({ status: "undone", finishedAt: now })
      .where(eq(catalogImports.id, importId));
    await recordAudit(tx, { by: actor, act: "undo-import", about: `import ${importId}`, details: {}, now });
    return { ok: true };
  });
}

/** The SKUs of products whose old address, barcode, brand or remedy is not to be had any more. */
async function findWithoutPlace(tx: Db, back: ProductChange[], vocabulary: Vocabulary): Promise<string[]> {
  const surroundings = await readSurroundings(tx, {
    facts: back.map(({ after }) => after),
    ids: back.flatMap(({ before }) => before?.id ?? []),
    vocabulary,
  });
  return back
    .filter(({ before, after }) =>
      // What it said before is taken back as it was, even if the shop would not let it be written today; rules still close it.
      Object.values(judgeProduct(after, before, surroundings)).some(
        (problem) => !["claims", "poison", "high-potency"].includes(problem),
      ),
    )
    .map(({ after }) => after.sku);
}

/** Somebody else may take an address or a barcode between our look and our writing. */
async function writeBack(tx: Db, back: ProductChange[], occasion: WriteOccasion): Promise<void> {
  try {
    await writeProducts(tx, back, occasion);
  } catch (error) {
    if (!brokenUnique(error)) throw error;
    const skus = back
      .filter(
        ({ before, after }) => before?.facts.slug !== after.slug || before.facts.barcode !== after.barcode,
      )
      .map(({ after }) => after.sku);
    throw new Undone<UndoImportResult>({ ok: false, reason: "changed-since", skus });
  }
}

async function removeProducts(tx: Db, created: { id: number; sku: string }[]): Promise<void> {
  if (created.length === 0) return;
  const ids = created.map(({ id }) => id);
  try {
    await tx.transaction((step) => step.delete(products).where(inArray(products.id, ids)));
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== STILL_REFERRED_TO) throw error;
    const skus = created.map(({ sku }) => sku);
    throw new Undone<UndoImportResult>({ ok: false, reason: "in-use", skus });
  }
}
