import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { EmailField } from "#app/components/accounts/email-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { IdentifierField } from "#app/components/accounts/identifier-field.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import type { Search } from "#app/domain/route-path.ts";

/** Name and e-mail, or a phone, and what the data is for; a code goes to the phone, and behind the link to the e-mail the password is chosen. */
export function RegisterForm({
  answer,
  search,
  hasTexts,
}: {
  answer: AccountAnswer | undefined;
  search: Search;
  /** Whether a phone is enough, because a code can be sent there. */
  hasTexts: boolean;
}) {
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
        {hasTexts ? (
          <IdentifierField {...field("email")} />
        ) : (
          <EmailField {...field("email")} label={fields.email} />
        )}
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
