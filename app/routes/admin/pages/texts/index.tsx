import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { PagesNav } from "#app/components/admin/pages/pages-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { shopContext } from "#app/context.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listContentBlocks } from "#app/services/pages/content/find-content.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ context }: Route.LoaderArgs) {
  const blocks = await listContentBlocks(context.get(shopContext).db);
  return { blocks: blocks.map(({ key, title, path, updatedAt }) => ({ key, title, path, updatedAt })) };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePagesText.nav.texts);

export default function Texts({ loaderData }: Route.ComponentProps) {
  const words = officePagesText;
  const columns: Column<(typeof loaderData.blocks)[number]>[] = [
    {
      heading: words.texts.columns.text,
      cell: ({ key, title, path }) => (
        <>
          <Link to={`/admin/pages/texts/${key}`} className="link">
            {title}
          </Link>
          <small>{path}</small>
        </>
      ),
    },
    {
      heading: words.texts.columns.changed,
      isNumber: true,
      cell: ({ updatedAt }) => (updatedAt ? formatDateTime(updatedAt) : words.texts.ours),
    },
  ];
  return (
    <OfficePage title={words.title} note={words.texts.note}>
      <PagesNav current="texts" />
      <Card isPadded={false}>
        <OfficeTable
          label={words.nav.texts}
          columns={columns}
          rows={loaderData.blocks}
          keyOf={({ key }) => key}
        />
      </Card>
    </OfficePage>
  );
}
