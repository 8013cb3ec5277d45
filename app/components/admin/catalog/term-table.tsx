import { Card } from "#app/components/admin/office-page.tsx";
import { OfficeTable } from "#app/components/admin/office-table.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import type { CompanyRole } from "#app/domain/catalog/company.ts";
import type { TermKind } from "#app/domain/catalog/term-kind.ts";

type Row = {
  slug: string;
  name: string;
  kind: string;
  productCount: number;
  /** What labels need of it and nobody has entered. */
  missing?: ("maker" | "importer" | "address" | "licence")[];
};

/** Things of one kind with how many products stand under each. */
export function TermTable({ kind, rows }: { kind: TermKind; rows: Row[] }) {
  const words = officeCatalogText;
  const { titles, kinds, roles, missing } = words.terms;
  const kindOf = (row: Row) => {
    if (kind === "categories") return kinds[row.kind as keyof typeof kinds];
    return kind === "companies" ? roles[row.kind as CompanyRole] : row.kind;
  };
  return (
    <Card isPadded={false}>
      <OfficeTable
        label={titles[kind]}
        rows={rows}
        keyOf={(row) => row.slug}
        columns={[
          {
            heading: words.fields.name,
            cell: (row) => (
              <>
                <Link to={`/admin/${kind}/${row.slug}`} className="link">
                  {row.name}
                </Link>
                <small>{row.slug}</small>
                {row.missing && row.missing.length > 0 && (
                  <b className="block text-sm text-error">
                    {missing.title(row.missing.map((each) => missing[each]).join(", "))}
                  </b>
                )}
              </>
            ),
          },
          {
            heading: words.columns.kind,
            isOnlyWide: true,
            cell: kindOf,
          },
          { heading: words.columns.count, isNumber: true, cell: (row) => row.productCount },
        ]}
      />
    </Card>
  );
}
