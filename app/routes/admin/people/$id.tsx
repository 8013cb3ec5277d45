import { data } from "react-router";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { FactList } from "#app/components/admin/fact-list.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officePeopleText } from "#app/content/messages/accounts/office-people.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ROLES } from "#app/domain/permissions.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { changeRole } from "#app/services/accounts/auth/change-role.server.ts";
import { endSessionsByAdmin } from "#app/services/accounts/auth/end-sessions.server.ts";
import { findPersonOfOffice } from "#app/services/accounts/list-people.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import type { Route } from "./+types/$id";

const text = officePeopleText;
const roleNames = officeText.roles;
const STATUS_OF = { "not-allowed": 403, "not-found": 404, "same-role": 409, "last-admin": 409 };

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-roles")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const person = await findPersonOfOffice(db, { userId: params.id, now: clock() });
  if (!person) throw data(undefined, { status: 404 });
  return { person };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { auth, db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const { userId: actorId, sessionId: actorSessionId } = accountOf(context);
  const caller = callerOf({ request, context });
  if (fieldText(form, "intent") === "end-sessions") {
    const wanted = await askProof({ request, context }, { form, proof });
    if (wanted) return wanted;
    const count = await endSessionsByAdmin(auth, { actorId, actorSessionId, userId: params.id, caller });
    return data<OfficeReply>({ isDone: true, sentence: text.sessionsEnded(count) });
  }
  const role = ROLES.find((each) => each === fieldText(form, "role"));
  if (!role) return data<OfficeReply>({ isDone: false, sentence: text.badRole }, { status: 422 });
  const wanted = await askProof({ request, context }, { form, proof });
  if (wanted) return wanted;
  const now = clock();
  const changed = await changeRole(db, { actorId, userId: params.id, role, now });
  if (!changed.ok)
    return data<OfficeReply>(
      { isDone: false, sentence: text.refusals[changed.reason] },
      { status: STATUS_OF[changed.reason] },
    );
  const about = `user ${params.id}`;
  await recordSecurityEvent(auth, { kind: "role-changed", userId: actorId, about, caller });
  const person = await findPersonOfOffice(db, { userId: params.id, now });
  return data<OfficeReply>({ isDone: true, sentence: text.changed(person?.name ?? "", roleNames[role]) });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, loaderData?.person.name || text.title);

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const words = officePeopleText;
  const { roles } = officeText;
  const { person } = loaderData;
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo={`/admin/people/${person.id}`} />;
  const said = actionData && "sentence" in actionData ? actionData : undefined;
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  return (
    <OfficePage title={person.name || person.email} note={roles[person.role]}>
      <OfficeAnswer reply={said} />
      <div className="grid max-w-[560px] gap-5">
        <Card title={words.facts}>
          <FactList
            facts={[
              [words.email, person.email],
              [words.verified, yesOrNo(person.isEmailVerified)],
              [words.phone, person.phone],
              [words.secondFactor, yesOrNo(person.hasSecondFactor)],
              [words.sessions, person.sessionCount],
              [words.business, person.organization],
              [words.joined, formatDate(indiaDate(person.joinedAt))],
            ]}
          />
        </Card>
        <AskOnce key={person.role} button={words.changeTitle}>
          <p>{words.ask(person.name || person.email)}</p>
          <Form method="post" className="grid gap-3">
            <SelectField name="role" label={words.role} defaultValue={person.role}>
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {roles[role]}
                </option>
              ))}
            </SelectField>
            <Button className="justify-self-start">{words.change}</Button>
          </Form>
        </AskOnce>
        {person.sessionCount > 0 && (
          <AskOnce key={person.sessionCount} button={words.endSessions}>
            <p>{words.endSessionsAsk(person.name || person.email)}</p>
            <Form method="post">
              <Button name="intent" value="end-sessions">
                {words.endSessions}
              </Button>
            </Form>
          </AskOnce>
        )}
      </div>
    </OfficePage>
  );
}
