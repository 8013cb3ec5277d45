import { useNextPath } from "#app/components/layout/next-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { buyAgainText } from "#app/content/messages/orders/buy-again.ts";

/** One press puts the whole order into the cart and leads to checkout; `path` is the order's page, `number` names it among others. */
export function BuyAgain({
  path,
  number,
}: {
  path: `/orders/${string}` | `/track-order/${string}`;
  number?: string;
}) {
  const again = buyAgainText;
  const isBusy = useNextPath().formPath === path;
  return (
    <Form method="post" action={path}>
      <Button
        name="intent"
        value="reorder"
        isBlock
        disabled={isBusy}
        aria-label={number && again.buyNamed(number)}
      >
        {isBusy ? again.submitting : again.buy}
      </Button>
    </Form>
  );
}
