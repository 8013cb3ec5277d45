import { CartStepper } from "#app/components/layout/cart-stepper.tsx";
import { changeLine, knowCart, readCart } from "#app/components/layout/cart-work.ts";
import { MiniCart } from "#app/components/layout/mini-cart.tsx";
import { showParts } from "#app/components/layout/visit-state.ts";
import type { CartProduct } from "#app/domain/cart-summary.ts";

/** What pages draw of the cart once something lies in it. */
export const PARTS = { CartStepper, MiniCart };
showParts(PARTS);

/** One pack more; the focus goes from Add to Cart to the + that takes its place. */
export function addOne(form: HTMLFormElement, product: CartProduct): void {
  changeLine(product, 1);
  setTimeout(() => form.querySelector<HTMLElement>(".stepper [type=submit]")?.focus({ preventScroll: true }));
}

export { knowCart, readCart };
