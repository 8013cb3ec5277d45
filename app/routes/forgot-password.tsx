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
import { doorText } from "#app/content/messages/accounts/door.ts";
import { noticeContext, shopContext } from "#app/context.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { doorMiddleware } from "#app/middleware/door.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { recoverPassword } from "#app/services/accounts/auth/recover.server.ts";
import type { Route } from "./+types/forgot-password";

const text = doorText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = doorMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.forgot.title);

export function loader({ context }: Route.LoaderArgs) {
  return { notice: context.get(noticeContext) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const email = fieldLine(form, "email");
  const asked = { intent: "recover", values: { email }, now: caller.now };
  const sent = await recoverPassword(context.get(shopContext).auth, { email, caller });
  return sent.ok
    ? replyDone(asked, text.forgot.sent(email))
    : replyRefusal(asked, sent, { "bad-email": "email" });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = accountText;
  const { forgot } = doorText;
  return (
    <DoorPage title={forgot.title} lead={forgot.lead} notice={loaderData.notice}>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={actionData} intent="recover" />
        <EmailField {...fieldsOf(actionData, "recover")("email")} label={fields.email} />
        <BusyButton intent="recover" size="lg" isBlock>
          {forgot.submit}
        </BusyButton>
      </Form>
      <p>
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {forgot.back}
        </Link>
      </p>
    </DoorPage>
  );
}
