import { useNextPath } from "#app/components/layout/next-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";

/** Who opens the link of an own order while signed in may add it to the account at once. */
export function AddThisOrder({ token }: { token: string }) {
  const words = orderText.addToAccount;
  const isBusy = useNextPath().formPath === "/orders";
  return (
    <Panel as="section">
      <h2 className="mb-1 text-xl">{words.thisTitle}</h2>
      <p className="mb-4 text-ink-2">{words.thisLead}</p>
      <Form method="post" action="/orders">
        <input type="hidden" name="token" value={token} />
        <Button variant="outline" disabled={isBusy}>
          {isBusy ? orderText.submitting : words.submit}
        </Button>
      </Form>
    </Panel>
  );
}
