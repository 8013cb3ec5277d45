import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { catalogImportRows } from "#app/db/schema/catalog-changes.ts";
import type { ImportOutcome } from "#app/domain/catalog/import-row.ts";
import type { ProductFields } from "#app/domain/catalog/product-fields.ts";

/** A checked row that does something: whole values of a new product, else only those that change with what stood there. */
export type WorkRow = {
  rowNumber: number;
  sku: string;
  outcome: "create" | "update";
  newValues: Partial<ProductFields>;
  oldValues: Partial<ProductFields>;
};

/** Writes what became of rows, all in one statement. */
export async function updateImportRows(
  tx: Db,
  importId: number,
  rows: {
    rowNumber: number;
    outcome: ImportOutcome;
    message: string;
    newValues: unknown;
    oldValues: unknown;
  }[],
): Promise<void> {
  await tx.execute(sql`
    update ${catalogImportRows} set outcome = fresh.outcome, message = fresh.message,
      new_values = nullif(fresh."newValues", 'null'::jsonb), old_values = nullif(fresh."oldValues", 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as fresh("rowNumber" int, outcome text, message text, "newValues" jsonb, "oldValues" jsonb)
    where ${catalogImportRows.importId} = ${importId} and ${catalogImportRows.rowNumber} = fresh."rowNumber"
  `);
}

/** The next rows of an import that create or change something, by their number in the file. */
export async function readWorkRows(
  tx: Db,
  { importId, after, limit }: { importId: number; after: number; limit: number },
): Promise<WorkRow[]> {
  const rows = await tx
    .select({
      rowNumber: catalogImportRows.rowNumber,
      sku: catalogImportRows.sku,
      outcome: catalogImportRows.outcome,
      newValues: catalogImportRows.newValues,
      oldValues: catalogImportRows.oldValues,
    })
    .from(catalogImportRows)
    .where(
      and(
        ofImport(importId),
        inArray(catalogImportRows.outcome, ["create", "update"]),
        gt(catalogImportRows.rowNumber, after),
      ),
    )
    .orderBy(asc(catalogImportRows.rowNumber))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    newValues: row.newValues ?? {},
    oldValues: row.oldValues ?? {},
  })) as WorkRow[];
}

/** Condition: the row is one of this import. */
function ofImport(importId: number): SQL {
  return eq(catalogImportRows.importId, importId);
}
