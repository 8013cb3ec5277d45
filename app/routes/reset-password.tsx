import { fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyRefusal } from "#app/components/accounts/form-reply.ts";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { noticeContext, shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { deviceCookieHeader } from "#app/middleware/device.server.ts";
import { letterMiddleware } from "#app/middleware/door.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { isResetTokenGood, resetPassword } from "#app/services/accounts/auth/recover.server.ts";
import type { Route } from "./+types/reset-password";

const text = doorText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = letterMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.reset.title);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { auth, clock } = context.get(shopContext);
  const token = url.searchParams.get("token") ?? "";
  const isGood = await isResetTokenGood(auth, { token, now: clock() });
  return { notice: context.get(noticeContext), isGood };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const token = url.searchParams.get("token") ?? "";
  const password = fieldText(form, "password");
  const shop = context.get(shopContext);
  const changed = await resetPassword(shop.auth, { token, password, caller });
  if (changed.ok) {
    // Whoever guesses at this account elsewhere does not keep its owner out of here.
    const headers = new Headers({ "Set-Cookie": await deviceCookieHeader(shop, changed.value.userId) });
    return answerWithNotice({ context, notice: { kind: "password-changed" }, to: "/login", headers });
  }
  return replyRefusal({ intent: "reset", now: caller.now }, changed, {
    "too-short": "password",
    "too-long": "password",
    "too-common": "password",
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = accountText;
  const { reset } = doorText;
  const { notice, isGood } = loaderData;
  if (!isGood) {
    return (
      <DoorPage title={reset.failedTitle} lead={reset.failed} notice={notice}>
        <ButtonLink to="/forgot-password" size="lg" isBlock>
          {reset.again}
        </ButtonLink>
      </DoorPage>
    );
  }
  return (
    <DoorPage title={reset.title} lead={reset.lead} notice={notice}>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={actionData} intent="reset" />
        <PasswordField
          {...fieldsOf(actionData, "reset")("password")}
          label={fields.newPassword}
          hint={fields.newPasswordHint}
          autoComplete="new-password"
        />
        <BusyButton intent="reset" size="lg" isBlock>
          {reset.submit}
        </BusyButton>
      </Form>
    </DoorPage>
  );
}
