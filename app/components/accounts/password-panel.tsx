import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { securityText } from "#app/content/messages/accounts/security.ts";

/** A new password, asked for together with the one that holds; who signs in by code only sets a first one. */
export function PasswordPanel({
  email,
  hasPassword,
  answer,
}: {
  email: string | undefined;
  hasPassword: boolean;
  answer: AccountAnswer | undefined;
}) {
  const { fields } = accountText;
  const words = securityText;
  const field = fieldsOf(answer, "password");
  return (
    <Panel as="section">
      <h2 className="mb-1 text-xl">{words.passwordTitle}</h2>
      <p className="mb-4 text-ink-2">
        {email === undefined ? words.emailFirst : hasPassword ? words.passwordLead : words.noPassword}
      </p>
      {email !== undefined && (
        <Form method="post" noValidate className="grid gap-4">
          <FormAnswer answer={answer} intent="password" />
          <input type="hidden" autoComplete="username" value={email} readOnly />
          {hasPassword && (
            <PasswordField
              {...field("currentPassword")}
              label={fields.currentPassword}
              autoComplete="current-password"
            />
          )}
          <PasswordField
            {...field("password")}
            label={fields.newPassword}
            hint={fields.newPasswordHint}
            autoComplete="new-password"
          />
          <BusyButton intent="password" className="justify-self-start">
            {hasPassword ? words.changePassword : words.setPassword}
          </BusyButton>
        </Form>
      )}
    </Panel>
  );
}
