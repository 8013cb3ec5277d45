import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { EmailField } from "#app/components/accounts/email-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import type { Search } from "#app/domain/route-path.ts";

/** Name and e-mail, and what the data is for; the password is chosen behind the link that is sent. */
export function RegisterForm({ answer, search }: { answer: AccountAnswer | undefined; search: Search }) {
  const { fields } = accountText;
  const { register } = doorText;
  const field = fieldsOf(answer, "register");
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="register" />
        <TextField
          {...field("name")}
          label={fields.name}
          autoComplete="name"
          maxLength={FIELD_LIMITS.name}
          required
        />
        <EmailField {...field("email")} label={fields.email} />
        <p className="text-sm text-ink-2">
          {register.purpose}{" "}
          <Link to="/privacy-policy" className="link">
            {register.privacy}
          </Link>
        </p>
        <BusyButton intent="register" size="lg" isBlock>
          {register.submit}
        </BusyButton>
      </Form>
      <p>
        {register.already}{" "}
        <Link to={`/login${search}`} className="link">
          {register.signIn}
        </Link>
      </p>
    </>
  );
}
