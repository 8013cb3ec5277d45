import { Link } from "#app/components/ui/link.ts";
import { orderText } from "#app/content/messages/orders/order.ts";

/** What the page says of a press of "Buy again", or of another form of the order; with the way on where something lies in the cart. */
export function AgainSaid({ message, isInCart }: { message?: string; isInCart?: boolean }) {
  if (!message || !isInCart) return message;
  return (
    <>
      {message}{" "}
      <Link to="/cart" className="link">
        {orderText.toCart}
      </Link>
    </>
  );
}
