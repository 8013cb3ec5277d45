import { fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { EmailField } from "#app/components/accounts/email-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyDone, replyRefusal } from "#app/components/accounts/form-reply.ts";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { accountContext, noticeContext, shopContext } from "#app/context.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { letterMiddleware } from "#app/middleware/door.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { resendVerification, verifyEmail } from "#app/services/accounts/auth/register.server.ts";
import type { Route } from "./+types/verify-email";

const text = accountText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = letterMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.verify.title);

export function loader({ url, context }: Route.LoaderArgs) {
  return { notice: context.get(noticeContext), hasToken: url.searchParams.has("token") };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  if (fieldText(form, "intent") === "resend") {
    const email = fieldLine(form, "email");
    const asked = { intent: "resend", values: { email }, now: caller.now };
    const sent = await resendVerification(auth, { email, caller });
    return sent.ok ? replyDone(asked, text.verify.resent) : replyRefusal(asked, sent);
  }
  const token = url.searchParams.get("token") ?? "";
  const verified = await verifyEmail(auth, { token, caller });
  if (!verified.ok) return replyRefusal({ intent: "verify", now: caller.now }, verified);
  const kind = verified.value.isChange ? "email-changed" : "email-verified";
  const to = context.get(accountContext) ? "/profile" : "/login";
  return answerWithNotice({ context, notice: { kind }, to });
}

/** A letter's link opens a button, since mail scanners open links too; without one the page waits for the letter. */
export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { verify } = accountText;
  const { notice, hasToken } = loaderData;
  if (hasToken && !actionData) {
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
  const isFailed = actionData?.intent === "verify";
  return (
    <DoorPage
      title={isFailed ? verify.failedTitle : verify.waitTitle}
      lead={isFailed ? verify.failed : verify.wait}
      notice={notice}
    >
      <Resend answer={actionData} />
      <p>
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {verify.toSignIn}
        </Link>
      </p>
    </DoorPage>
  );
}

function Resend({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const { fields, verify } = accountText;
  return (
    <Form method="post" noValidate className="grid gap-[18px]">
      <FormAnswer answer={answer} intent="resend" />
      <EmailField {...fieldsOf(answer, "resend")("email")} label={fields.email} hint={verify.notArrived} />
      <BusyButton intent="resend" variant="outline" size="lg" isBlock>
        {verify.resend}
      </BusyButton>
    </Form>
  );
}
