import { DoorBroken } from "#app/components/accounts/door-broken.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { replyErrors, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { RegisterForm } from "#app/components/accounts/register-form.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { shopContext } from "#app/context.ts";
import { registerFields } from "#app/domain/accounts/account-form.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { doorMiddleware, standAtDoor } from "#app/middleware/door.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { startRegistration } from "#app/services/accounts/auth/register.server.ts";
import type { Route } from "./+types/register";

const text = doorText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = doorMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.register.title);

export function loader({ url, context }: Route.LoaderArgs) {
  return standAtDoor({ url, context });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const typed = ["name", "email"].map((field) => [field, fieldText(form, field)]);
  const asked = { intent: "register", values: Object.fromEntries(typed), now: caller.now };
  const parsed = parseForm(registerFields, form);
  if (!parsed.ok) return replyErrors(asked, parsed.problems);
  const sent = await startRegistration(auth, { ...parsed.value, caller });
  return sent.ok
    ? answerWithNotice({ context, notice: { kind: "registered" }, to: "/verify-email" })
    : replyRefusal(asked, sent, { "bad-email": "email" });
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { register } = doorText;
  const { notice, search } = loaderData;
  return (
    <DoorPage title={register.title} lead={register.lead} notice={notice}>
      <RegisterForm answer={actionData} search={search} />
    </DoorPage>
  );
}

export function ErrorBoundary() {
  return <DoorBroken sentence={doorText.signUpFailed} />;
}
