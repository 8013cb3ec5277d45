import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { CodeField } from "#app/components/accounts/code-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { IdentifierField } from "#app/components/accounts/identifier-field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import type { Search } from "#app/domain/route-path.ts";

/** Where shall the code go? */
export function AskForCode({ answer, search }: { answer: AccountAnswer | undefined; search: Search }) {
  const { code } = doorText;
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="send-code" />
        <IdentifierField {...fieldsOf(answer, "send-code")("identifier")} />
        <BusyButton intent="send-code" size="lg" isBlock>
          {code.send}
        </BusyButton>
      </Form>
      <PasswordInstead search={search} />
    </>
  );
}

/** The code that was sent, or another one. */
export function EnterCode({ answer, search }: { answer: AccountAnswer; search: Search }) {
  const { fields } = accountText;
  const { code } = doorText;
  const identifier = <input type="hidden" name="identifier" value={answer.values.identifier} />;
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="code" />
        {identifier}
        <CodeField {...fieldsOf(answer, "code")("code")} label={fields.code} hint={code.hint} />
        <BusyButton intent="code" size="lg" isBlock>
          {code.submit}
        </BusyButton>
      </Form>
      <Form method="post">
        {identifier}
        <input type="hidden" name="isResent" value="yes" />
        <BusyButton intent="send-code" variant="outline" size="lg" isBlock>
          {code.resend}
        </BusyButton>
      </Form>
      <PasswordInstead search={search} />
    </>
  );
}

function PasswordInstead({ search }: { search: Search }) {
  const { login } = doorText;
  return (
    <p>
      <Link to={`/login${search}`} className="link inline-flex min-h-11 items-center">
        {login.passwordInstead}
      </Link>
    </p>
  );
}
