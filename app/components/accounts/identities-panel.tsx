import { GoogleMark } from "#app/components/accounts/google-mark.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { securityText } from "#app/content/messages/accounts/security.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

/** Google as another way in, to be linked or taken away. */
export function IdentitiesPanel({ isGoogleLinked }: { isGoogleLinked: boolean }) {
  const words = securityText;
  return (
    <Panel as="section">
      <h2 className="mb-1 text-xl">{words.identitiesTitle}</h2>
      <p className="mb-4 text-ink-2">{isGoogleLinked ? words.googleLinked : words.googleNotLinked}</p>
      {isGoogleLinked ? (
        <Form method="post">
          <Button name="intent" value="unlink" variant="quiet">
            {words.unlinkGoogle}
          </Button>
        </Form>
      ) : (
        <form method="post" action={hrefOf("/auth/google")}>
          <Button name="intent" value="link" variant="outline">
            <GoogleMark />
            {words.linkGoogle}
          </Button>
        </form>
      )}
    </Panel>
  );
}
