import { type ComponentType, useSyncExternalStore } from "react";
import type { ShortPromise } from "#app/components/layout/short-promise.ts";
import type { CartProduct, CartSummary } from "#app/domain/cart-summary.ts";

/** Who is signed in; `isOfShop` for those who work in it. */
type VisitAccount = { name: string; isOfShop?: true };
/** The PIN code given before, and what a pack by itself costs to bring there; `arrives` is null where no order can be paid. */
type VisitPincode = { pincode: string; place: string; arrives: ShortPromise | null };

/** Declared by what they take, for they are fetched with the first thing in the cart. */
type CartParts = {
  CartStepper: ComponentType<{ product: CartProduct; quantity: number }>;
  MiniCart: ComponentType;
};

/** What only this visitor sees, and what is true only now; pages are the same for everybody, so it is filled in once the page is there. */
export type Visit = {
  cartCount: number;
  /** What lies in it, once it was asked for; `complaint` is what the last press could not do. */
  cart?:
    | (CartSummary & { complaint?: { slug: string; text: string } | undefined; isGuess?: boolean })
    | undefined;
  /** What draws the cart outside its page, once it was fetched. */
  parts?: CartParts | undefined;
  account?: VisitAccount | null;
  pincode?: VisitPincode | null;
  /** Null where the shop is not open for sale, or has entered no hours. */
  door?: { isOpen: boolean; text: string } | null;
};

const NOBODY: Visit = { cartCount: 0 };

let visit = NOBODY;
let timesCartShown = 0;
const listeners = new Set<() => void>();

/**
 * What `read` takes of the visitor's cart, name and PIN code, and of the shop's door; empty until they have arrived. Only a change of
 * what it takes draws the part anew: a shelf has fifty that ask.
 */
export function useVisit<Read>(read: (visit: Visit) => Read): Read {
  return useSyncExternalStore(
    subscribe,
    () => read(visit),
    () => read(NOBODY),
  );
}

/** The same, outside of what is drawn. */
export function visitNow(): Visit {
  return visit;
}

/** Whoever waits for an answer compares it, for a cart shown meanwhile is the newer one. */
export function countCartsShown(): number {
  return timesCartShown;
}

export function show(next: Visit): void {
  visit = next;
  for (const listener of listeners) listener();
}

/** Shows a cart that the shop has just answered, or that it will when it has done what was pressed. */
export function showCart(cart: NonNullable<Visit["cart"]>): void {
  timesCartShown++;
  show({ ...visit, cart, cartCount: cart.count });
}

/** Shows a cart count that the shop has just answered, where the cart itself did not come with it. */
export function showCount(cartCount: number): void {
  timesCartShown++;
  show({ ...visit, cartCount });
}

export function showParts(parts: CartParts): void {
  show({ ...visit, parts });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
