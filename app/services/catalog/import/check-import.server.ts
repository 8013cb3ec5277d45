import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { catalogImportRows, catalogImports } from "#app/db/schema/catalog-changes.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type ImportOutcome, problemLine } from "#app/domain/catalog/import-row.ts";
import { parsePack } from "#app/domain/catalog/pack.ts";
import { closingOf } from "#app/domain/catalog/poison.ts";
import { checkProduct } from "#app/domain/catalog/product-check.ts";
import {
  changedFields,
  PRODUCT_FIELDS,
  type ProductFacts,
  type ProductFields,
  productFields,
} from "#app/domain/catalog/product-fields.ts";
import { routeOf } from "#app/domain/catalog/route.ts";
import { strictest } from "#app/domain/catalog/sold-to.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { judgeProduct, readSurroundings, settled } from "#app/services/catalog/desk/judge-product.server.ts";
import { hasSku, readProducts, type StoredProduct } from "#app/services/catalog/desk/read-products.server.ts";
import { readVocabulary, type Vocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { updateImportRows } from "#app/services/catalog/import/import-rows.server.ts";

const BATCH = 500;

type Raw = { rowNumber: number; sku: string; cells: Partial<ProductFields> };
type Checked = {
  rowNumber: number;
  outcome: ImportOutcome;
  message: string;
  newValues: Partial<ProductFields> | null;
  oldValues: Partial<ProductFields> | null;
};

/** Says of every row what it would do, a batch after the other; may be broken off and goes on where it stopped. */
export async function checkImport(db: Db, importId: number): Promise<void> {
  const vocabulary = await readVocabulary(db);
  for (let isMore = true; isMore; ) isMore = await checkBatch(db, { importId, vocabulary });
  await inTransaction(db, async (tx) => {
    await refuseTwice(tx, { importId, field: "slug", problem: "slug-taken" });
    await refuseTwice(tx, { importId, field: "barcode", problem: "barcode-taken" });
    await countOutcomes(tx, importId);
    await tx
      .update(catalogImports)
      .set({ status: "checked" })
      .where(and(eq(catalogImports.id, importId), eq(catalogImports.status, "checking")));
  });
}

/** Counts again how many rows of an import do what. */
export async function countOutcomes(tx: Db, importId: number): Promise<void> {
  const counted = (outcome: ImportOutcome) => sql<number>`(
    select count(*)::int from ${catalogImportRows}
    where ${catalogImportRows.importId} = ${importId} and ${catalogImportRows.outcome} = ${outcome}
  )`;
  await tx
    .update(catalogImports)
    .set({
      checkedCount: sql`${catalogImports.rowCount}`,
      createCount: counted("create"),
      updateCount: counted("update"),
      sameCount: counted("same"),
      errorCount: counted("error"),
    })
    .where(eq(catalogImports.id, importId));
}

async function checkBatch(
  db: Db,
  { importId, vocabulary }: { importId: number; vocabulary: Vocabulary },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({
        rowNumber: catalogImportRows.rowNumber,
        sku: catalogImportRows.sku,
        newValues: catalogImportRows.newValues,
      })
      .from(catalogImportRows)
      .where(
        and(
          eq(catalogImportRows.importId, importId),
          eq(catalogImportRows.outcome, "error"),
          eq(catalogImportRows.message, ""),
        ),
      )
      .orderBy(asc(catalogImportRows.rowNumber))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (found.length === 0) return false;
    const rows = found.map(({ rowNumber, sku, newValues }) => ({
      rowNumber,
      sku,
      cells: (newValues ?? {}) as Partial<ProductFields>,
    }));
    await updateImportRows(tx, importId, await checkRows(tx, rows, vocabulary));
    await tx
      .update(catalogImports)
      .set({
        checkedCount: sql`least(${catalogImports.rowCount}, ${catalogImports.checkedCount} + ${rows.length})`,
      })
      .where(eq(catalogImports.id, importId));
    return true;
  });
}

async function checkRows(tx: Db, rows: Raw[], vocabulary: Vocabulary): Promise<Checked[]> {
  const stored = await readProducts(tx, { where: hasSku(rows.map(({ sku }) => sku)), vocabulary });
  const bySku = new Map(stored.map((product) => [product.facts.sku, product]));
  const read = rows.map((row) => {
    const before = bySku.get(row.sku);
    return { row, before, checked: checkProduct(before ? over(before, row.cells) : asNew(row.cells)) };
  });
  const surroundings = await readSurroundings(tx, {
    facts: read.flatMap(({ checked }) => (checked.ok ? [checked.value] : [])),
    ids: stored.map(({ id }) => id),
    vocabulary,
  });
  return read.map(({ row, before, checked }) => {
    // A file that says nothing of it does not ask to open the pack.
    if (checked.ok && !before && !row.cells.soldTo) {
      const { soldTo } = closingOf(checked.value, surroundings.verdicts);
      checked.value.soldTo = strictest(checked.value.soldTo, soldTo);
    }
    const problems = checked.ok ? judgeProduct(checked.value, before, surroundings) : checked.problems;
    if (!checked.ok || Object.keys(problems).length > 0)
      return {
        rowNumber: row.rowNumber,
        outcome: "error",
        message: problemLine(problems),
        newValues: null,
        oldValues: null,
      };
    return { rowNumber: row.rowNumber, ...outcomeOf(checked.value, before, vocabulary) };
  });
}

function outcomeOf(
  after: ProductFacts,
  before: StoredProduct | undefined,
  vocabulary: Vocabulary,
): Omit<Checked, "rowNumber"> {
  const fresh = productFields(settled(after, vocabulary));
  if (!before) return { outcome: "create", message: "", newValues: fresh, oldValues: null };
  const old = productFields(before.facts);
  const different = changedFields(old, fresh);
  const tidy = different.length === 0 ? old : cleaned(old, vocabulary);
  const changed = different.filter((field) => fresh[field] !== tidy[field]);
  if (changed.length === 0) return { outcome: "same", message: "", newValues: null, oldValues: null };
  const only = (fields: ProductFields) => Object.fromEntries(changed.map((field) => [field, fields[field]]));
  return { outcome: "update", message: "", newValues: only(fresh), oldValues: only(old) };
}

/** What stands in the shop as it would be read from a file: spaces at an end are no change. */
function cleaned(fields: ProductFields, vocabulary: Vocabulary): ProductFields {
  const checked = checkProduct(fields);
  return checked.ok ? productFields(settled(checked.value, vocabulary)) : fields;
}

/** The cells of a row over what stands there; columns that the file does not have stay. */
function over(before: StoredProduct, cells: Partial<ProductFields>): ProductFields {
  const fields = { ...productFields(before.facts), ...cells };
  return cells.slug === "" ? { ...fields, slug: before.facts.slug } : fields;
}

/** A new product: it is for sale unless the file says otherwise; address and quantity follow from name and pack where they are left out. */
function asNew(cells: Partial<ProductFields>): ProductFields {
  const blank = Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, ""])) as ProductFields;
  const fields = {
    ...blank,
    isPublished: "yes",
    soldTo: "anyone",
    canPublishIndication: "no",
    ...cells,
  };
  const pack = parsePack(fields.packSize);
  return {
    ...fields,
    slug: fields.slug || slugify([fields.name, fields.potency, fields.brand, fields.packSize].join(" ")),
    route: fields.route || (routeOf(fields.dosageForm) ?? ""),
    netQuantity: fields.netQuantity || String(pack?.netQuantity ?? ""),
    netUnit: fields.netUnit || (pack?.netUnit ?? ""),
  };
}

/** Two rows of a file cannot have one address or one barcode: both are left out. */
async function refuseTwice(
  tx: Db,
  {
    importId,
    field,
    problem,
  }: { importId: number; field: "slug" | "barcode"; problem: "slug-taken" | "barcode-taken" },
): Promise<void> {
  await tx.execute(sql`
    update ${catalogImportRows} set outcome = 'error', message = ${problemLine({ [field]: problem })}
    where import_id = ${importId} and outcome in ('create', 'update') and new_values ->> ${field} in (
      select new_values ->> ${field} from ${catalogImportRows}
      where import_id = ${importId} and outcome in ('create', 'update') and new_values ->> ${field} <> ''
      group by 1 having count(*) > 1
    )
  `);
}
