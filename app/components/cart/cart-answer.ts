import { useFetcher } from "#app/components/ui/link.ts";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { parseQuantity } from "#app/domain/cart/cart.ts";
import type { CartChange } from "#app/domain/cart/cart-change.ts";

/** What a change of the cart answers; `status` is the HTTP status of a refusal, 503 where the shop was not reached. */
export type CartAnswer =
  | { ok: true; slug: string; message: string; cartCount: number; quantity: number }
  | {
      ok: false;
      slug: string;
      message: string;
      status: 400 | 404 | 409 | 422 | 429 | 503;
      /** The coupon that is refused, as it was typed. */
      coupon?: string;
    };

type ChangeResult =
  | { ok: true; value: { name: string; quantity: number; itemCount: number } }
  | { ok: false; reason: "more-than-stock"; availableQuantity: number; quantityInCart: number }
  | { ok: false; reason: keyof typeof STATUS };

const STATUS = {
  "unknown-intent": 400,
  "bad-quantity": 400,
  "unknown-product": 404,
  "not-in-cart": 404,
  "sold-out": 409,
  "not-for-retail": 409,
} as const;

const text = cartText;

/** The one fetcher that all forms of the cart page share, so that the page hears every answer. */
export function useCartFetcher() {
  return useFetcher<CartAnswer>({ key: "cart-page" });
}

/** What came of a change, in words. */
export function cartAnswer(change: CartChange, outcome: ChangeResult): CartAnswer {
  const { slug } = change;
  if (outcome.ok) {
    const message = doneText(change, outcome.value);
    const { itemCount, quantity } = outcome.value;
    return { ok: true, slug, message, cartCount: itemCount, quantity };
  }
  if (outcome.reason === "more-than-stock") {
    const message = text.moreThanStock(outcome.availableQuantity, outcome.quantityInCart);
    return { ok: false, slug, message, status: 409 };
  }
  return { ok: false, slug, message: text.refusals[outcome.reason], status: STATUS[outcome.reason] };
}

/** How many packs were added, as it was asked for. */
export function addedText(name: string, quantity: string | null): string {
  const units = parseQuantity(quantity);
  return units === undefined ? text.added(name) : text.unitsAdded(units, name);
}

function doneText(
  { intent, isQuantityTyped, quantity }: CartChange,
  line: { name: string; quantity: number },
): string {
  if (intent === "add") return addedText(line.name, isQuantityTyped ? String(quantity) : null);
  return line.quantity === 0 ? text.removed(line.name) : text.quantitySet(line.quantity, line.name);
}
