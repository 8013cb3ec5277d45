import { parseQuantity } from "#app/domain/cart/cart.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a form asks of the cart; `quantity` is undefined where no whole number was typed. */
export type CartChange = ReturnType<typeof readCartChange>;

/** A form without a quantity adds one pack; `step` is what a button of the quantity field adds to the number in it. */
export function readCartChange(form: FormData) {
  const key = fieldText(form, "key");
  const isQuantityTyped = form.has("quantity");
  const quantity = isQuantityTyped ? parseQuantity(fieldText(form, "quantity")) : 1;
  const step = Number(fieldText(form, "step"));
  return {
    intent: fieldText(form, "intent"),
    slug: cleanLine(fieldText(form, "slug")),
    isQuantityTyped,
    quantity: quantity !== undefined && (step === 1 || step === -1) ? quantity + step : quantity,
    /** Names one press of "add to cart", so that sending it twice adds once. */
    key: UUID.test(key) ? key : undefined,
  };
}
