import "#app/components/accounts/sign-in-form.css";
import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { GoogleMark } from "#app/components/accounts/google-mark.tsx";
import { IdentifierField } from "#app/components/accounts/identifier-field.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { Unfold } from "#app/components/accounts/unfold.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import type { Search } from "#app/domain/route-path.ts";

/** A code at once to whom the form names, or a password behind its name, and the other ways in. `search` carries where to go afterwards. */
export function SignInForm({
  answer,
  search,
  hasGoogle,
  isPasswordNext,
}: {
  answer: AccountAnswer | undefined;
  search: Search;
  hasGoogle: boolean;
  /** Whether who comes here is known to sign in by password. */
  isPasswordNext: boolean;
}) {
  const { fields } = accountText;
  const { login, door } = doorText;
  const field = fieldsOf(answer, "password");
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="password" />
        <IdentifierField {...field("identifier")} />
        <BusyButton formAction={hrefOf(`/login/code${search}`)} intent="code-instead" size="lg" isBlock>
          {login.codeInstead}
        </BusyButton>
        <Unfold title={login.passwordInstead} isOpen={isPasswordNext || answer !== undefined}>
          <div className="grid gap-[18px]">
            <PasswordField {...field("password")} label={fields.password} autoComplete="current-password" />
            <Link
              to={`/forgot-password${search}`}
              className="link -my-2 inline-flex min-h-11 items-center justify-self-end"
            >
              {login.forgot}
            </Link>
            <BusyButton intent="password" variant="outline" size="lg" isBlock>
              {login.submit}
            </BusyButton>
          </div>
        </Unfold>
      </Form>
      <p className="or">{door.or}</p>
      <div className="grid gap-3">
        <ButtonLink to={`/login/code${search}`} variant="outline" size="lg">
          {login.passkey}
        </ButtonLink>
        {hasGoogle && (
          <form method="post" action={hrefOf("/auth/google")}>
            <input type="hidden" name="returnTo" value={new URLSearchParams(search).get("returnTo") ?? ""} />
            <Button variant="outline" size="lg" isBlock>
              <GoogleMark />
              {login.google}
            </Button>
            <p className="mt-2 text-sm text-ink-2">{login.googlePurpose}</p>
          </form>
        )}
      </div>
      <p>
        {login.newHere}{" "}
        <Link to={`/register${search}`} className="link">
          {login.create}
        </Link>
        {login.alsoTrack}{" "}
        <Link to="/track-order" className="link">
          {login.trackOrder}
        </Link>{" "}
        {login.withoutOne}
      </p>
    </>
  );
}
