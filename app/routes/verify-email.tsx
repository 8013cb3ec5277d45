import { fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { EmailField } from "#app/components/accounts/email-field.tsx";
import { FinishForm } from "#app/components/accounts/finish-form.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyDone, replyErrors, replyRefusal } from "#app/components/accounts/form-reply.ts";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { accountContext, noticeContext, shopContext } from "#app/context.ts";
import { finishFields } from "#app/domain/accounts/account-form.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { deviceCookieHeader } from "#app/middleware/device.server.ts";
import { letterMiddleware } from "#app/middleware/door.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import {
  finishRegistration,
  readRegistration,
  resendRegistration,
} from "#app/services/accounts/auth/register.server.ts";
import { isChangeOfEmail, verifyEmail } from "#app/services/accounts/auth/verify-email.server.ts";
import type { Route } from "./+types/verify-email";

const text = doorText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = letterMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.verify.title);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const token = url.searchParams.get("token");
  const asked = { token: token ?? "", now: clock() };
  const person = token === null ? undefined : await readRegistration(db, asked);
  const isChange = token !== null && (await isChangeOfEmail(db, asked));
  const step = person ? "finish" : isChange ? "confirm" : token === null ? "wait" : "failed";
  return { notice: context.get(noticeContext), step, person } as const;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const asked = { form, caller, token: url.searchParams.get("token") ?? "", context };
  switch (fieldText(form, "intent")) {
    case "resend":
      return resend(asked);
    case "finish":
      return finish(asked);
    default:
      return confirm(asked);
  }
}

type Asked = {
  form: FormData;
  caller: Caller;
  token: string;
  context: Route.ActionArgs["context"];
};

async function resend({ form, caller, context }: Asked) {
  const email = fieldLine(form, "email");
  const asked = { intent: "resend", values: { email }, now: caller.now };
  const sent = await resendRegistration(context.get(shopContext).auth, { email, caller });
  return sent.ok ? replyDone(asked, text.verify.resent) : replyRefusal(asked, sent);
}

async function finish({ form, caller, token, context }: Asked) {
  const shop = context.get(shopContext);
  const typed = ["name", "marketing"].map((field) => [field, fieldText(form, field)]);
  const asked = { intent: "finish", values: Object.fromEntries(typed), now: caller.now };
  const parsed = parseForm(finishFields, form);
  if (!parsed.ok) return replyErrors(asked, parsed.problems);
  const { marketing: isMarketingAllowed, ...chosen } = parsed.value;
  const made = await finishRegistration(shop.auth, { ...chosen, isMarketingAllowed, token, caller });
  if (!made.ok)
    return replyRefusal(asked, made, {
      "too-short": "password",
      "too-long": "password",
      "too-common": "password",
    });
  const headers = new Headers({ "Set-Cookie": await deviceCookieHeader(shop, made.value.userId) });
  return answerWithNotice({ context, notice: { kind: "email-verified" }, to: "/login", headers });
}

async function confirm({ caller, token, context }: Asked) {
  const verified = await verifyEmail(context.get(shopContext).auth, { token, caller });
  if (!verified.ok) return replyRefusal({ intent: "verify", now: caller.now }, verified);
  const to = context.get(accountContext) ? "/profile" : "/login";
  return answerWithNotice({ context, notice: { kind: "email-changed" }, to });
}

/** A letter's link opens a form, since mail scanners open links too; without one the page waits for the letter. */
export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = accountText;
  const { verify } = doorText;
  const { notice, step, person } = loaderData;
  if (step === "finish" && person) {
    return (
      <DoorPage title={verify.chooseTitle} lead={verify.chooseLead(person.email)} notice={notice}>
        <FinishForm person={person} answer={actionData} />
      </DoorPage>
    );
  }
  if (step === "confirm" && !actionData) {
    return (
      <DoorPage title={verify.title} lead={verify.confirmLead} notice={notice}>
        <Form method="post">
          <BusyButton intent="verify" size="lg" isBlock>
            {verify.confirm}
          </BusyButton>
        </Form>
      </DoorPage>
    );
  }
  const isWaiting = step === "wait";
  return (
    <DoorPage
      title={isWaiting ? verify.waitTitle : verify.failedTitle}
      lead={isWaiting ? verify.wait : verify.failed}
      notice={notice}
    >
      {isWaiting ? (
        <Form method="post" noValidate className="grid gap-[18px]">
          <FormAnswer answer={actionData} intent="resend" />
          <EmailField
            {...fieldsOf(actionData, "resend")("email")}
            label={fields.email}
            hint={verify.notArrived}
          />
          <BusyButton intent="resend" variant="outline" size="lg" isBlock>
            {verify.resend}
          </BusyButton>
        </Form>
      ) : (
        <ButtonLink to="/register" size="lg" isBlock>
          {verify.again}
        </ButtonLink>
      )}
      <p>
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {verify.toSignIn}
        </Link>
      </p>
    </DoorPage>
  );
}
