import { DetailsForm } from "#app/components/accounts/details-form.tsx";
import { EmailPanel } from "#app/components/accounts/email-panel.tsx";
import { replyDone, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { PhonePanel } from "#app/components/accounts/phone-panel.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { shopContext } from "#app/context.ts";
import { accountEmail } from "#app/domain/accounts/account-form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { changeEmail, saveDetails } from "#app/services/accounts/auth/change.server.ts";
import { confirmPhone, requestPhoneCode } from "#app/services/accounts/auth/change-phone.server.ts";
import type { Route } from "./+types/index";

const text = accountText;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.profile.title);

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, phone, hasPassword } = accountOf(context);
  return { name, email, phone, hasPassword };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const { userId, sessionId, isMarketingAllowed } = accountOf(context);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const intent = fieldText(form, "intent");
  const values = {
    name: fieldLine(form, "name"),
    email: fieldLine(form, "email"),
    phone: fieldLine(form, "phone"),
  };
  const asked = { intent, values, now: caller.now };

  switch (intent) {
    case "email": {
      const password = fieldText(form, "password");
      const sent = await changeEmail(auth, { userId, sessionId, password, email: values.email, caller });
      return sent.ok
        ? replyDone(asked, text.profile.emailSent(values.email))
        : replyRefusal(
            asked,
            sent,
            { "wrong-password": "password", "bad-email": "email", same: "email" },
            accountEmail(values.email) === undefined ? { email: "bad-email" } : {},
          );
    }
    case "phone": {
      const password = fieldText(form, "phonePassword");
      const { phone: number } = values;
      const sent = await requestPhoneCode(auth, { userId, sessionId, password, phone: number, caller });
      if (!sent.ok)
        return replyRefusal(
          asked,
          sent,
          { "wrong-password": "phonePassword", "bad-phone": "phone" },
          parsePhone(number) === undefined ? { phone: "bad-phone" } : {},
        );
      const { phone } = sent.value;
      return replyDone({ ...asked, intent: "phone-code", values: { phone } }, text.profile.codeSent(phone));
    }
    case "phone-code": {
      const code = fieldLine(form, "code");
      const confirmed = await confirmPhone(auth, { userId, phone: values.phone, code, caller });
      return confirmed.ok
        ? answerWithNotice({ context, notice: { kind: "phone-verified" }, to: "/profile" })
        : replyRefusal(asked, confirmed, { "wrong-code": "code" });
    }
    default: {
      const { name } = values;
      const saved = await saveDetails(auth, { userId, name, isMarketingAllowed, now: caller.now });
      return saved.ok
        ? answerWithNotice({ context, notice: { kind: "details-saved" }, to: "/profile" })
        : replyRefusal({ ...asked, intent: "details" }, saved, { "bad-name": "name" });
    }
  }
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile } = accountText;
  const { name, email, phone, hasPassword } = loaderData;
  return (
    <>
      <h1 className="mb-1">{profile.title}</h1>
      <p className="mb-5 text-ink-2">{profile.hello(name)}</p>
      <div className="grid gap-5">
        <DetailsForm key={name} name={name} answer={actionData} />
        <EmailPanel email={email} hasPassword={hasPassword} answer={actionData} />
        <PhonePanel phone={phone} hasPassword={hasPassword} answer={actionData} />
      </div>
    </>
  );
}
