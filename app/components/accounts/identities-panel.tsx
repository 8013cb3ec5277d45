import { GoogleMark } from "#app/components/accounts/google-mark.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

/** Google as another way in, to be linked or taken away. */
export function IdentitiesPanel({ isGoogleLinked }: { isGoogleLinked: boolean }) {
  const { security } = accountText;
  return (
    <Panel as="section">
      <h2 className="mb-1 text-xl">{security.identitiesTitle}</h2>
      <p className="mb-4 text-ink-2">{isGoogleLinked ? security.googleLinked : security.googleNotLinked}</p>
      {isGoogleLinked ? (
        <Form method="post">
          <Button name="intent" value="unlink" variant="quiet">
            {security.unlinkGoogle}
          </Button>
        </Form>
      ) : (
        <form method="post" action={hrefOf("/auth/google")}>
          <Button name="intent" value="link" variant="outline">
            <GoogleMark />
            {security.linkGoogle}
          </Button>
        </form>
      )}
    </Panel>
  );
}
