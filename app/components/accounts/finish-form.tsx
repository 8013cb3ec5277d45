import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

/** Name and password of a new account, and marketing as a choice of its own that is off; the address is proven by the link. */
export function FinishForm({
  person,
  answer,
}: {
  person: { name: string; email: string };
  answer: AccountAnswer | undefined;
}) {
  const { fields } = accountText;
  const { register, verify } = doorText;
  const field = fieldsOf(answer, "finish");
  return (
    <Form method="post" noValidate className="grid gap-[18px]">
      <FormAnswer answer={answer} intent="finish" />
      <input type="hidden" autoComplete="username" value={person.email} readOnly />
      <TextField
        {...field("name")}
        defaultValue={field("name").defaultValue ?? person.name}
        label={fields.name}
        autoComplete="name"
        maxLength={FIELD_LIMITS.name}
        required
      />
      <PasswordField
        {...field("password")}
        label={fields.password}
        hint={fields.newPasswordHint}
        autoComplete="new-password"
      />
      <CheckField name="marketing" defaultChecked={answer?.values.marketing === "on"}>
        {register.marketing}
      </CheckField>
      <BusyButton intent="finish" size="lg" isBlock>
        {verify.finish}
      </BusyButton>
    </Form>
  );
}
