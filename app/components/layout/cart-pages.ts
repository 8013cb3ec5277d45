/** Pages of what was ordered or booked: nothing is put into the cart there. */
const AFTER_SHOPPING = /^\/(checkout|consultation|orders|profile|quote|track-order)(\/|$)/;
/** Pages with a bar of their own, or with one thing to do that is not the cart. */
const WITH_OWN_BAR = /^\/(product|cart|doctor-consultation)(\/|$)/;

/** Whether the page at that path shows what lies in the cart, apart from how much. */
export function showsCart(pathname: string): boolean {
  return !AFTER_SHOPPING.test(pathname);
}

/** Whether the thumb's bar of that page carries the cart's line. */
export function hasMiniCart(pathname: string): boolean {
  return showsCart(pathname) && !WITH_OWN_BAR.test(pathname);
}
