import { TermNav } from "#app/components/admin/catalog/term-nav.tsx";
import { TermTable } from "#app/components/admin/catalog/term-table.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { shopContext } from "#app/context.ts";
import { termKindOf } from "#app/domain/catalog/term-kind.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listTerms } from "#app/services/catalog/desk/find-term.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

/** Categories, brands, companies and remedies are lists of one kind; the address says which. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = termKindOf(shopPath(url));
  return { kind, rows: await listTerms(context.get(shopContext).db, kind) };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  personalMeta(matches, officeCatalogText.terms.titles[termKindOf(shopPath(location))]);

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { terms: words } = officeCatalogText;
  const { kind, rows } = loaderData;
  return (
    <OfficePage
      title={words.titles[kind]}
      actions={
        <Link to={`/admin/${kind}/new`} className="btn btn-primary">
          {words.add[kind]}
        </Link>
      }
    >
      <TermNav current={kind} />
      <TermTable kind={kind} rows={rows} />
    </OfficePage>
  );
}
