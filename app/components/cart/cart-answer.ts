import { useFetcher } from "react-router";

/** What a change of the cart answers; `status` is the HTTP status of a refusal. */
export type CartAnswer =
  | { ok: true; slug: string; message: string; cartCount: number }
  | { ok: false; slug: string; message: string; status: 400 | 404 | 409 };

/** The one fetcher that all forms of the cart page share, so that the page hears every answer. */
export function useCartFetcher() {
  return useFetcher<CartAnswer>({ key: "cart-page" });
}
