import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { PagesNav } from "#app/components/admin/pages/pages-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { shopContext } from "#app/context.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listSeoPages } from "#app/services/places/seo-pages.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ context }: Route.LoaderArgs) {
  const pages = await listSeoPages(context.get(shopContext).db, { withHidden: true });
  return {
    pages: pages.map(({ slug, h1Title, locationName, locationType, isActive }) => ({
      slug,
      h1Title,
      locationName,
      locationType,
      isActive,
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePagesText.title);

export default function Pages({ loaderData }: Route.ComponentProps) {
  const words = officePagesText;
  const columns: Column<(typeof loaderData.pages)[number]>[] = [
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
        <OfficeTable
          label={words.nav.landing}
          columns={columns}
          rows={loaderData.pages}
          keyOf={({ slug }) => slug}
        />
      </Card>
    </OfficePage>
  );
}
