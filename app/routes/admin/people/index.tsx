import { PeopleTabs } from "#app/components/admin/accounts/people-tabs.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officePeopleText } from "#app/content/messages/accounts/office-people.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listPeople, type PersonRow } from "#app/services/accounts/list-people.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-roles")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const after = query.get("after") ?? undefined;
  return {
    q,
    isFirst: after === undefined,
    people: await listPeople(context.get(shopContext).db, { q, after }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePeopleText.title);

export default function People({ loaderData }: Route.ComponentProps) {
  const words = officePeopleText;
  const { roles } = officeText;
  const { q, isFirst, people } = loaderData;
  const columns: Column<PersonRow>[] = [
    {
      heading: words.columns.person,
      cell: ({ id, name, email }) => (
        <>
          <Link to={`/admin/people/${id}`} className="link">
            {name || email}
          </Link>
          <small className="break-all">{email}</small>
        </>
      ),
    },
    { heading: words.columns.role, cell: ({ role }) => roles[role] },
    {
      heading: words.columns.joined,
      isOnlyWide: true,
      cell: ({ joinedAt }) => formatDate(indiaDate(joinedAt)),
    },
  ];
  return (
    <OfficePage title={words.title} note={words.note}>
      <PeopleTabs current="people" />
      <Card isPadded={false}>
        <OfficeSearchLine label={words.search} button={words.searchButton} q={q} />
        <OfficeTable
          label={words.title}
          columns={columns}
          rows={people.rows}
          keyOf={({ id }) => id}
          nothing={words.none}
        />
        <KeyPaging after={people.after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
