// How a cart goes on to checkout, and what one press can mend where it cannot go on as it is.

type Line = { slug: string; problem: "not-for-retail" | "sold-out" | "more-than-stock" | undefined };

export type WayToCheckout =
  | { kind: "open" }
  /** No way to pay. */
  | { kind: "closed" }
  /** Nothing that can be ordered would be left, or a business account's order is too small. */
  | { kind: "shop-more" }
  /** Go on without these lines, or with fewer packs of them. */
  | { kind: "clear-up"; slugs: string[]; areAllSoldOut: boolean };

/** What the button of the cart does; `isOrderable` is that of the whole cart. */
export function wayToCheckout(cart: {
  lines: readonly Line[];
  isOrderable: boolean;
  isPayable: boolean;
}): WayToCheckout {
  if (!cart.isPayable) return { kind: "closed" };
  if (cart.isOrderable) return { kind: "open" };
  const marked = cart.lines.filter(({ problem }) => problem !== undefined);
  const gone = marked.filter(({ problem }) => problem !== "more-than-stock");
  if (marked.length === 0 || gone.length === cart.lines.length) return { kind: "shop-more" };
  const areAllSoldOut = marked.every(({ problem }) => problem === "sold-out");
  return { kind: "clear-up", slugs: marked.map(({ slug }) => slug), areAllSoldOut };
}
