import { OfficeTable } from "#app/components/admin/office-table.tsx";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { type ImportOutcome, readProblemLine } from "#app/domain/catalog/import-row.ts";
import type { ProductField, ProductFields } from "#app/domain/catalog/product-fields.ts";

type Row = {
  rowNumber: number;
  outcome: ImportOutcome;
  sku: string;
  message: string;
  newValues: Partial<ProductFields>;
  oldValues: Partial<ProductFields>;
};

/** What each row of a file does, or what is wrong with it, column by column. */
export function ImportRows({ rows }: { rows: Row[] }) {
  const words = officeCatalogText;
  return (
    <OfficeTable
      label={words.imports.title}
      rows={rows}
      keyOf={(row) => row.rowNumber}
      columns={[
        {
          heading: words.columns.row,
          cell: (row) => (
            <>
              {words.columns.row} {row.rowNumber}
              <small>{row.sku}</small>
            </>
          ),
        },
        {
          heading: words.columns.outcome,
          cell: (row) => (
            <b className={row.outcome === "error" ? "text-error" : ""}>
              {words.imports.outcomes[row.outcome]}
            </b>
          ),
        },
        { heading: words.columns.details, cell: (row) => <Details row={row} /> },
      ]}
    />
  );
}

function Details({ row }: { row: Row }) {
  const words = officeCatalogText;
  const changes = Object.entries(row.oldValues) as [ProductField, string][];
  return (
    <ul className="grid gap-1 max-md:col-span-2">
      {readProblemLine(row.message).map(({ field, problem }) => (
        <li key={`${field}${problem}`} className="text-error">
          {field === undefined
            ? words.imports.row[problem]
            : `${words.fields[field]}: ${words.problems[problem]}`}
        </li>
      ))}
      {row.outcome === "create" && <li>{row.newValues.name}</li>}
      {row.outcome === "update" &&
        changes.map(([field, old]) => (
          <li key={field}>
            {words.imports.changes(
              words.fields[field],
              shortened(old),
              shortened(row.newValues[field] ?? ""),
            )}
          </li>
        ))}
    </ul>
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
