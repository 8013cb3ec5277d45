import { Minus, Plus } from "lucide-react";
import type { MouseEvent } from "react";
import { changeLine } from "#app/components/layout/cart-work.ts";
import { basketText } from "#app/content/messages/basket.ts";
import type { CartProduct } from "#app/domain/cart-summary.ts";

/** − 1 + in the place of Add to Cart; + sends the form it stands in. */
export function CartStepper({ product, quantity }: { product: CartProduct; quantity: number }) {
  function less({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { form } = currentTarget;
    changeLine(product, -1);
    // After the last pack Add to Cart takes the place of both buttons, and the focus.
    if (quantity === 1) setTimeout(() => form?.querySelector("button")?.focus({ preventScroll: true }));
  }

  return (
    <fieldset aria-label={product.name} className="quantity stepper">
      <button type="button" aria-label={basketText.less} onClick={less}>
        <Minus />
      </button>
      <output>{quantity}</output>
      <button type="submit" aria-label={basketText.more}>
        <Plus />
      </button>
    </fieldset>
  );
}
