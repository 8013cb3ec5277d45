import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyRefusal } from "#app/components/accounts/form-reply.ts";
import { SessionList } from "#app/components/accounts/session-list.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { SignOutForm } from "#app/components/layout/sign-out-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { sessionsText } from "#app/content/messages/accounts/sessions.ts";
import { shopContext } from "#app/context.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { listSessions, revokeSession } from "#app/services/accounts/auth/sessions.server.ts";
import type { Route } from "./+types/sessions";

const words = sessionsText;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { auth, clock } = context.get(shopContext);
  const { userId, sessionId } = accountOf(context);
  return { sessions: await listSessions(auth, { userId, sessionId, now: clock() }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, clock } = context.get(shopContext);
  const form = await readForm(request);
  const revoked = await revokeSession(auth, {
    userId: accountOf(context).userId,
    id: fieldLine(form, "id"),
  });
  return revoked.ok
    ? answerWithNotice({ context, notice: { kind: "session-ended" }, to: "/profile/sessions" })
    : replyRefusal({ intent: "revoke", now: clock() }, revoked);
}

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions } = loaderData;
  return (
    <>
      <h1 className="mb-1">{words.title}</h1>
      <p className="mb-5 text-ink-2">{words.lead}</p>
      <div className="grid gap-5">
        <FormAnswer answer={actionData} intent="revoke" />
        <Panel as="section">
          <h2 className="sr-only">{words.listTitle}</h2>
          <SessionList sessions={sessions} />
        </Panel>
        <div className="flex flex-wrap gap-3">
          {sessions.length > 1 && (
            <Form method="post" action="/logout">
              <input type="hidden" name="scope" value="others" />
              <Button variant="outline">{words.others}</Button>
            </Form>
          )}
          <SignOutForm scope="global">
            <Button variant="quiet">{words.everywhere}</Button>
          </SignOutForm>
        </div>
      </div>
    </>
  );
}
