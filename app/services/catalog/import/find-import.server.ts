import { and, asc, desc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { catalogImportRows, catalogImports } from "#app/db/schema/catalog-changes.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { ImportOutcome } from "#app/domain/catalog/import-row.ts";
import type { ProductFields } from "#app/domain/catalog/product-fields.ts";

export type FoundImport = Omit<typeof catalogImports.$inferSelect, "startedBy"> & {
  startedBy: string | null;
};
export type FoundRow = {
  rowNumber: number;
  outcome: ImportOutcome;
  sku: string;
  message: string;
  newValues: Partial<ProductFields>;
  oldValues: Partial<ProductFields>;
};

const ROWS_PER_PAGE = 50;

/** The newest imports, ten of them. */
export function listImports(db: Db): Promise<FoundImport[]> {
  return selectImports(db).orderBy(desc(catalogImports.id)).limit(10);
}

/** An import; undefined when there is none. */
export async function findImport(db: Db, importId: number): Promise<FoundImport | undefined> {
  const [row] = await selectImports(db).where(eq(catalogImports.id, importId));
  return row;
}

function selectImports(db: Db) {
  return db
    .select({ ...importColumns, startedBy: profiles.name })
    .from(catalogImports)
    .leftJoin(profiles, eq(profiles.id, catalogImports.startedBy))
    .$dynamic();
}

const importColumns = {
  id: catalogImports.id,
  fileName: catalogImports.fileName,
  status: catalogImports.status,
  rowCount: catalogImports.rowCount,
  checkedCount: catalogImports.checkedCount,
  createCount: catalogImports.createCount,
  updateCount: catalogImports.updateCount,
  sameCount: catalogImports.sameCount,
  errorCount: catalogImports.errorCount,
  createdAt: catalogImports.createdAt,
  finishedAt: catalogImports.finishedAt,
};

/** What the rows of an import would do or did, 50 at a time after a row; of one outcome, or all but those that change nothing. */
export async function listImportRows(
  db: Db,
  { importId, outcome, after }: { importId: number; outcome: ImportOutcome | undefined; after: number },
): Promise<{ rows: FoundRow[]; after: number | undefined }> {
  const rows = await db
    .select()
    .from(catalogImportRows)
    .where(
      and(
        eq(catalogImportRows.importId, importId),
        outcome ? eq(catalogImportRows.outcome, outcome) : ne(catalogImportRows.outcome, "same"),
        gt(catalogImportRows.rowNumber, after),
      ),
    )
    .orderBy(asc(catalogImportRows.rowNumber))
    .limit(ROWS_PER_PAGE + 1);
  const shown = rows.slice(0, ROWS_PER_PAGE);
  return {
    rows: shown.map(({ importId: _, ...row }) => ({
      ...row,
      newValues: row.newValues ?? {},
      oldValues: row.oldValues ?? {},
    })),
    after: rows.length > ROWS_PER_PAGE ? shown.at(-1)!.rowNumber : undefined,
  };
}
