import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { CodeField } from "#app/components/accounts/code-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { Form } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";

/** The code that was sent to the phone of who registers, or another one. */
export function RegisterCode({ answer }: { answer: AccountAnswer }) {
  const { fields } = accountText;
  const { code, verify } = doorText;
  const typed = ["name", "email"].map((name) => (
    <input key={name} type="hidden" name={name} value={answer.values[name]} />
  ));
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="code" />
        {typed}
        <CodeField {...fieldsOf(answer, "code")("code")} label={fields.code} hint={code.hint} />
        <BusyButton intent="code" size="lg" isBlock>
          {verify.finish}
        </BusyButton>
      </Form>
      <Form method="post">
        {typed}
        <BusyButton intent="register" variant="outline" size="lg" isBlock>
          {code.resend}
        </BusyButton>
      </Form>
    </>
  );
}
