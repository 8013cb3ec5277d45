import { promiseText } from "#app/components/layout/promise.ts";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { deliveryText } from "#app/content/messages/delivery.ts";
import type { PincodePromise } from "#app/domain/pincode-answer.ts";

export type CartDeliveryView = Pick<
  PincodePromise,
  "pincode" | "place" | "feePaise" | "earliestOn" | "latestOn" | "isToday" | "orderWithinMinutes"
>;

/** When the cart arrives at the PIN code that the visitor gave before. */
export function CartDelivery({ delivery }: { delivery: CartDeliveryView }) {
  const { pincode, place } = delivery;
  return (
    <p className="mt-3 text-sm text-ink-2">
      <b className="block text-base font-semibold text-ok">{promiseText(deliveryText, delivery)}</b>
      {place ? cartText.deliveredTo(place, pincode) : cartText.deliveredToPincode(pincode)}
    </p>
  );
}
