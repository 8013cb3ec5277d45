import { data } from "react-router";
import { PeopleTabs } from "#app/components/admin/accounts/people-tabs.tsx";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officePeopleText } from "#app/content/messages/accounts/office-people.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { endSessionsByAdmin } from "#app/services/accounts/auth/end-sessions.server.ts";
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

/** Signs everybody out but this browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  if (fieldText(form, "intent") !== "end-all-sessions") throw data(undefined, { status: 400 });
  const wanted = await askProof({ request, context }, { form, proof });
  if (wanted) return wanted;
  const { userId: actorId, sessionId: actorSessionId } = accountOf(context);
  const caller = callerOf({ request, context });
  const count = await endSessionsByAdmin(auth, { actorId, actorSessionId, caller });
  return data<OfficeReply>({ isDone: true, sentence: officePeopleText.sessionsEnded(count) });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePeopleText.title);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const words = officePeopleText;
  const { roles } = officeText;
  const { q, isFirst, people } = loaderData;
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo="/admin/people" />;
  const said = actionData && "sentence" in actionData ? actionData : undefined;
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
      <OfficeAnswer reply={said} />
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
      <Card title={words.endAllTitle}>
        <AskOnce button={words.endAll}>
          <p>{words.endAllAsk}</p>
          <Form method="post" action="/admin/people">
            <Button name="intent" value="end-all-sessions">
              {words.endAll}
            </Button>
          </Form>
        </AskOnce>
      </Card>
    </OfficePage>
  );
}
