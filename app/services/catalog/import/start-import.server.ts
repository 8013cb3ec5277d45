import type { Db } from "#app/db/client.server.ts";
import { catalogImportRows, catalogImports } from "#app/db/schema/catalog-changes.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { type FileProblem, problemLine } from "#app/domain/catalog/import-row.ts";
import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { type CsvRow, readCatalogCsv } from "#app/services/catalog/import/read-csv.server.ts";

const ROWS_PER_STATEMENT = 500;

/** Takes a CSV file in to be checked; nothing of the catalogue changes. Refused: a file that is no catalogue as a whole. */
export async function startImport(
  db: Db,
  file: { fileName: string; bytes: Uint8Array; userId: string; now: Date },
): Promise<Result<{ importId: number; rowCount: number }, FileProblem>> {
  const read = readCatalogCsv(file.bytes);
  if (!read.ok) return read;
  const rows = read.value;
  const twice = skusThatStandTwice(rows);
  const importId = await inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(catalogImports)
      .values({
        fileName: cutText(cleanLine(file.fileName), 120) || "catalogue.csv",
        status: "checking",
        rowCount: rows.length,
        startedBy: file.userId,
        createdAt: file.now,
      })
      .returning({ id: catalogImports.id });
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
      await tx
        .insert(catalogImportRows)
        .values(rows.slice(start, start + ROWS_PER_STATEMENT).map((each) => unchecked(row!.id, each, twice)));
    await recordAudit(tx, {
      by: byUser(file),
      act: "start-import",
      about: `import ${row!.id}`,
      details: { rows: rows.length },
      now: file.now,
    });
    return row!.id;
  });
  return ok({ importId, rowCount: rows.length });
}

/** A row counts as an error until it is checked; one without a message is still to be checked. */
function unchecked(importId: number, { rowNumber, cells, problem }: CsvRow, twice: Set<string>) {
  const sku = skuOf(cells);
  const message = problem ? problemLine(problem) : twice.has(sku) ? problemLine({ sku: "sku-twice" }) : "";
  return { importId, rowNumber, outcome: "error" as const, sku, message, newValues: cells };
}

function skusThatStandTwice(rows: CsvRow[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const sku of rows.map(({ cells }) => skuOf(cells)).filter(Boolean))
    (seen.has(sku) ? twice : seen).add(sku);
  return twice;
}

function skuOf(cells: CsvRow["cells"]): string {
  return cutText(cleanLine(cells.sku ?? ""), 60).toUpperCase();
}
