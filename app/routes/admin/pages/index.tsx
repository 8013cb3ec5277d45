import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { PagesNav } from "#app/components/admin/pages/pages-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listPlacePages } from "#app/services/places/list-place-pages.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const after = cleanLine(query.get("after") ?? "").slice(0, 200) || undefined;
  return {
    q,
    isFirst: after === undefined,
    pages: await listPlacePages(context.get(shopContext).db, { q, after }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePagesText.title);

export default function Pages({ loaderData }: Route.ComponentProps) {
  const words = officePagesText;
  const { q, isFirst, pages } = loaderData;
  const columns: Column<(typeof pages.rows)[number]>[] = [
    {
      heading: words.landing.columns.page,
      cell: ({ slug, h1Title }) => (
        <>
          <Link to={`/admin/pages/landing/${slug}`} className="link">
            {h1Title}
          </Link>
          <small>/location/{slug}</small>
        </>
      ),
    },
    {
      heading: words.landing.columns.place,
      isOnlyWide: true,
      cell: ({ locationName, locationType }) => (
        <>
          {locationName}
          <small>{locationType}</small>
        </>
      ),
    },
    {
      heading: words.landing.columns.state,
      cell: ({ isActive }) => (
        <Status kind={isActive ? "ok" : "mute"}>
          {isActive ? words.landing.shown : words.landing.hidden}
        </Status>
      ),
    },
  ];
  return (
    <OfficePage
      title={words.title}
      note={words.landing.note}
      actions={
        <Link to="/admin/pages/landing/new" className="btn btn-primary">
          {words.landing.add}
        </Link>
      }
    >
      <PagesNav current="landing" />
      <Card isPadded={false}>
        <OfficeSearchLine label={words.landing.search} button={words.landing.searchButton} q={q} />
        <OfficeTable
          label={words.nav.landing}
          columns={columns}
          rows={pages.rows}
          keyOf={({ slug }) => slug}
          nothing={q ? words.landing.none : undefined}
        />
        <KeyPaging after={pages.after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
