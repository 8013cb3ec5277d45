import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { showsCart } from "#app/components/layout/cart-pages.ts";
import { readVisit, VISIT_KEPT_MS } from "#app/components/layout/visit-reading.ts";
import { countCartsShown, show, showCart, showCount, visitNow } from "#app/components/layout/visit-state.ts";
import type { CartSummary } from "#app/domain/cart-summary.ts";

/** The longest that a timer of a browser can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

let readAt = 0;
let reading: AbortController | undefined;
/** Of the page that is shown. */
let path = "";
let changing: ReturnType<typeof setTimeout> | undefined;

/** Reads the visit once the page stands, after every form, and when the visitor comes back; once, in the frame of the page. */
export function useVisitReading() {
  const { formMethod } = useNavigation();
  const { pathname } = useLocation();
  const isSending = formMethod === "POST";

  useEffect(() => {
    path = pathname;
    if (!visitNow().cart) readCartShown();
  }, [pathname]);

  // Signing in or out may have changed who it is.
  useEffect(() => {
    if (isSending) return () => void refreshVisit();
  }, [isSending]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    refreshVisit();
    document.addEventListener("visibilitychange", readWhenOld, { signal });
    // Back from another page, the browser may show this one as it was left.
    window.addEventListener("pageshow", ({ persisted }) => persisted && refreshVisit(), { signal });
    return () => leaving.abort();
  }, []);
}

/** Asks the shop again: after signing in or out, or a change that did not say the new count. */
export async function refreshVisit() {
  reading?.abort();
  const mine = new AbortController();
  reading = mine;
  const cartsBefore = countCartsShown();
  const answer = await readVisit(mine.signal);
  if (reading !== mine) return;
  reading = undefined;
  if (!answer) return;
  readAt = Date.now();
  const { notice, changesInMs, ...said } = answer;
  const { cart, parts, cartCount } = visitNow();
  const heldCart = showsCart(path) ? cart : undefined;
  // The answer may be from before a press that has been shown meanwhile; what the cart holds is asked for next.
  show({
    ...said,
    cart: heldCart,
    parts,
    cartCount: countCartsShown() === cartsBefore ? said.cartCount : cartCount,
  });
  readCartShown();
  clearTimeout(changing);
  if (changesInMs !== null)
    changing = setTimeout(refreshVisit, Math.min(changesInMs + 1000, LONGEST_WAIT_MS));
  if (notice) {
    const { sayLater } = await import("#app/components/layout/say-later.ts");
    sayLater(notice);
  }
}

/** Reads what lies in the cart where the page shows it; elsewhere it is forgotten, for an order may have emptied it. */
function readCartShown() {
  const { parts, cartCount } = visitNow();
  if (showsCart(path) && (cartCount > 0 || parts)) importCart().then(({ readCart }) => readCart(), ignore);
}

/** Shows a cart count that the shop has just answered on the cart page. */
export function showCartCount(cartCount: number) {
  showCount(cartCount);
  if (visitNow().cart) importCart().then(({ readCart }) => readCart(), ignore);
}

/** Shows a cart that a form outside the steppers was answered with; `said` is read out. */
export function hearCart(cart: CartSummary, said?: string) {
  showCart(cart);
  importCart().then(({ knowCart }) => knowCart(cart, said), ignore);
}

/** Fetched with the first thing in the cart, so that a first visit does not carry it. */
export function importCart() {
  return import("#app/components/layout/cart-parts.ts");
}

function ignore() {}

function readWhenOld() {
  if (document.visibilityState === "visible" && Date.now() - readAt > VISIT_KEPT_MS) refreshVisit();
}
