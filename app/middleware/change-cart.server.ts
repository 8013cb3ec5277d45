import type { RouterContextProvider } from "react-router";
import { shopContext, visitorContext } from "#app/context.ts";
import type { CartChange } from "#app/domain/cart/cart-change.ts";
import { refused } from "#app/domain/result.ts";
import { addToCart, removeFromCart, setCartQuantity } from "#app/services/cart/change-cart.server.ts";

/** Does to the visitor's cart what a form asks for. */
export async function changeCart(
  context: Readonly<RouterContextProvider>,
  { intent, slug, quantity, key }: CartChange,
) {
  const { db, clock } = context.get(shopContext);
  const { cartId } = context.get(visitorContext);
  const now = clock();
  if (intent !== "add" && intent !== "set" && intent !== "remove") return refused("unknown-intent");
  if (intent !== "add" && cartId === undefined) return refused("not-in-cart");
  if (intent === "remove") return removeFromCart(db, { cartId: cartId!, slug, now });
  if (quantity === undefined) return refused("bad-quantity");
  if (intent === "set") return setCartQuantity(db, { cartId: cartId!, slug, quantity, now });
  return addToCart(db, { cartId, slug, quantity, key, now });
}
