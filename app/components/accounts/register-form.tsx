import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { EmailField } from "#app/components/accounts/email-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import type { Search } from "#app/domain/route-path.ts";

/** Name, e-mail and password; what the data is for, and marketing as a choice of its own that is off. */
export function RegisterForm({ answer, search }: { answer: AccountAnswer | undefined; search: Search }) {
  const { fields, register } = accountText;
  const field = fieldsOf(answer, "register");
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="register" isToasted />
        <TextField
          {...field("name")}
          label={fields.name}
          autoComplete="name"
          maxLength={FIELD_LIMITS.name}
          required
        />
        <EmailField {...field("email")} label={fields.email} />
        <PasswordField
          {...field("password")}
          label={fields.password}
          hint={fields.newPasswordHint}
          autoComplete="new-password"
        />
        <p className="text-sm text-ink-2">
          {register.purpose}{" "}
          <Link to="/privacy-policy" className="link">
            {register.privacy}
          </Link>
        </p>
        <CheckField name="marketing" defaultChecked={answer?.values.marketing === "on"}>
          {register.marketing}
        </CheckField>
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
