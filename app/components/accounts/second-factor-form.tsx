import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { CodeField } from "#app/components/accounts/code-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import type { Search } from "#app/domain/route-path.ts";

/** The app's code after the password, or a recovery code when the phone is lost. */
export function SecondFactorForm({ answer, search }: { answer: AccountAnswer | undefined; search: Search }) {
  const { fields, secondFactor } = accountText;
  const { verify } = doorText;
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="second-factor" />
        <CodeField
          {...fieldsOf(answer, "second-factor")("code")}
          label={fields.code}
          hint={secondFactor.hint}
        />
        <BusyButton intent="second-factor" size="lg" isBlock>
          {secondFactor.submit}
        </BusyButton>
      </Form>
      <details open={answer?.intent === "recovery-code"}>
        <summary className="link inline-flex min-h-11 items-center">{secondFactor.useRecovery}</summary>
        <Form method="post" noValidate className="grid gap-[18px] pt-2">
          <FormAnswer answer={answer} intent="recovery-code" />
          <TextField
            {...fieldsOf(answer, "recovery-code")("recoveryCode")}
            label={secondFactor.recoveryCode}
            hint={secondFactor.recoveryHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
          />
          <BusyButton intent="recovery-code" variant="outline" size="lg" isBlock>
            {secondFactor.submit}
          </BusyButton>
        </Form>
      </details>
      <p>
        <Link to={`/login${search}`} className="link inline-flex min-h-11 items-center">
          {verify.toSignIn}
        </Link>
      </p>
    </>
  );
}
