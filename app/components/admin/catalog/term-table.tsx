import { Card } from "#app/components/admin/office-page.tsx";
import { OfficeTable } from "#app/components/admin/office-table.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";

type Row = { slug: string; name: string; kind: string; productCount: number };

/** Things of one kind with how many products stand under each. */
export function TermTable({ kind, rows }: { kind: "categories" | "brands" | "remedies"; rows: Row[] }) {
  const words = officeCatalogText;
  const { titles, kinds } = words.terms;
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
              </>
            ),
          },
          {
            heading: words.columns.kind,
            isOnlyWide: true,
            cell: (row) => (kind === "categories" ? kinds[row.kind as keyof typeof kinds] : row.kind),
          },
          { heading: words.columns.count, isNumber: true, cell: (row) => row.productCount },
        ]}
      />
    </Card>
  );
}
