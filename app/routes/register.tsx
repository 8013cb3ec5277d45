import { DoorBroken } from "#app/components/accounts/door-broken.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { replyDone, replyErrors, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { RegisterCode } from "#app/components/accounts/register-code.tsx";
import { RegisterForm } from "#app/components/accounts/register-form.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { shopContext } from "#app/context.ts";
import { registerFields } from "#app/domain/accounts/account-form.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { formatPhone, parsePhone } from "#app/domain/form/phone.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { doorMiddleware, standAtDoor } from "#app/middleware/door.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { outsideServices } from "#app/middleware/outside-services.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { answerSignIn } from "#app/middleware/sign-in.server.ts";
import { startRegistration } from "#app/services/accounts/auth/register.server.ts";
import {
  finishPhoneRegistration,
  startPhoneRegistration,
} from "#app/services/accounts/auth/register-by-phone.server.ts";
import type { Route } from "./+types/register";

const text = doorText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = doorMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.register.title);

export function loader({ url, context }: Route.LoaderArgs) {
  return { ...standAtDoor({ url, context }), hasTexts: hasTexts(context) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const typed = ["name", "email"].map((field) => [field, fieldText(form, field)]);
  const asked = { intent: "register", values: Object.fromEntries(typed), now: caller.now };
  const phone = hasTexts(context) ? parsePhone(fieldText(form, "email")) : undefined;
  if (phone !== undefined) return registerByPhone({ request, url, context }, { form, phone, asked });
  const parsed = parseForm(registerFields, form);
  if (!parsed.ok) {
    const isNeither = parsed.problems.email && hasTexts(context);
    return replyErrors(asked, { ...parsed.problems, ...(isNeither && { email: "bad-identifier" }) });
  }
  const sent = await startRegistration(auth, { ...parsed.value, caller });
  return sent.ok
    ? answerWithNotice({ context, notice: { kind: "registered" }, to: "/verify-email" })
    : replyRefusal(asked, sent, { "bad-email": "email" });
}

/** A code to the phone in place of a link; who enters it is signed in at once. */
async function registerByPhone(
  { request, url, context }: Pick<Route.ActionArgs, "request" | "url" | "context">,
  {
    form,
    phone,
    asked,
  }: { form: FormData; phone: string; asked: { values: Record<string, string>; now: Date } },
) {
  const { auth } = context.get(shopContext);
  const caller = callerOf({ request, context });
  const named = parseForm({ name: registerFields.name }, form);
  if (!named.ok) return replyErrors({ ...asked, intent: "register" }, named.problems);
  const intent = "code";
  if (fieldText(form, "intent") === intent) {
    const code = fieldLine(form, "code");
    const made = await finishPhoneRegistration(auth, { ...named.value, phone, code, caller });
    const returnTo = url.searchParams.get("returnTo");
    if (made.ok) return answerSignIn({ request, context, signedIn: made.value, returnTo });
    return replyRefusal({ ...asked, intent }, made, { "wrong-code": "code" });
  }
  const sent = await startPhoneRegistration(auth, { phone, caller });
  return sent.ok
    ? replyDone({ ...asked, intent }, text.register.codeSent(formatPhone(phone)))
    : replyRefusal({ ...asked, intent: "register" }, sent);
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { register, code } = doorText;
  const { notice, search, hasTexts } = loaderData;
  return actionData?.intent === "code" ? (
    <DoorPage title={code.enterTitle} lead={code.enterLead} notice={notice}>
      <RegisterCode answer={actionData} />
    </DoorPage>
  ) : (
    <DoorPage title={register.title} lead={hasTexts ? register.leadWithCode : register.lead} notice={notice}>
      <RegisterForm answer={actionData} search={search} hasTexts={hasTexts} />
    </DoorPage>
  );
}

/** Whether the shop sends text messages, so that a phone is enough. */
function hasTexts(context: Route.LoaderArgs["context"]): boolean {
  return outsideServices(context.get(shopContext).config).hasTextMessages;
}

export function ErrorBoundary() {
  return <DoorBroken sentence={doorText.signUpFailed} />;
}
