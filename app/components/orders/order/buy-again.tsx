import { RotateCcw } from "lucide-react";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
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
        <RotateCcw className="size-[18px]" />
        {isBusy ? again.submitting : again.buy}
      </Button>
    </Form>
  );
}

/** What the page says of a press of it, or of another form of the order; with the way on where something lies in the cart. */
export function AgainSaid({ message, isInCart }: { message?: string; isInCart?: boolean }) {
  if (!message || !isInCart) return message;
  return (
    <>
      {message}{" "}
      <Link to="/cart" className="link">
        {buyAgainText.toCart}
      </Link>
    </>
  );
}
