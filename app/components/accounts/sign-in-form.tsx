import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { GoogleMark } from "#app/components/accounts/google-mark.tsx";
import { IdentifierField } from "#app/components/accounts/identifier-field.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import type { Search } from "#app/domain/route-path.ts";

/** E-mail or phone with a password, and the other ways in; a code goes at once to whom the form names. `search` carries where to go afterwards. */
export function SignInForm({
  answer,
  search,
  hasGoogle,
}: {
  answer: AccountAnswer | undefined;
  search: Search;
  hasGoogle: boolean;
}) {
  const { fields } = accountText;
  const { login, door } = doorText;
  const field = fieldsOf(answer, "password");
  return (
    <>
      <Form method="post" noValidate className="grid gap-[18px]">
        <FormAnswer answer={answer} intent="password" />
        <IdentifierField {...field("identifier")} />
        <PasswordField {...field("password")} label={fields.password} autoComplete="current-password" />
        <Link
          to={`/forgot-password${search}`}
          className="link -my-2 inline-flex min-h-11 items-center justify-self-end"
        >
          {login.forgot}
        </Link>
        <BusyButton intent="password" size="lg" isBlock>
          {login.submit}
        </BusyButton>
        <p className="or">{door.or}</p>
        <BusyButton
          formAction={hrefOf(`/login/code${search}`)}
          intent="code-instead"
          variant="outline"
          size="lg"
        >
          {login.codeInstead}
        </BusyButton>
      </Form>
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
