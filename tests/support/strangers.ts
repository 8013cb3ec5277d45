import type { Db } from "#app/db/client.server.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import {
  type AddedProduct,
  fillCarts,
  SATURDAY_MORNING as now,
  orderRequest,
} from "#tests/support/fixtures.ts";

let count = 0;

export type Asked = {
  lines: { product: AddedProduct; quantity: number }[];
  phone?: string;
  address?: string;
  name?: string;
  cartId?: string;
  profileId?: string;
  method?: "cod" | "upi";
  form?: Partial<CheckoutForm>;
  at?: Date;
};

/** What the checkout answers to somebody of whom the shop knows only what they typed, from that network. */
export async function orderAsStranger(db: Db, { lines, at = now, ...asked }: Asked) {
  const [cartId] = asked.cartId ? [asked.cartId] : await fillCarts(db, { count: 1, lines });
  const form = {
    paymentMethod: asked.method ?? "upi",
    phone: asked.phone ?? `96${String(++count).padStart(8, "0")}`,
    ...(asked.name && {
      name: asked.name,
      addressLine1: `${asked.name}'s house`,
      email: `${count}@example.org`,
    }),
  };
  const request = await orderRequest(db, { cartId: cartId!, form: { ...form, ...asked.form }, now: at });
  const clientAddress = asked.address ?? `203.${++count % 250}.113.9`;
  return placeOrder(db, { ...request, clientAddress, profileId: asked.profileId });
}

/** An order whose payment page was opened at once, as a browser does; undefined when either is refused. */
export async function holdAsStranger(db: Db, asked: Asked) {
  const placed = await orderAsStranger(db, asked);
  if (!placed.ok) return undefined;
  const opened = await openPayPage(db, { token: placed.value.trackingToken, now: asked.at ?? now });
  return opened?.isHeld ? { ...placed.value, heldUntil: opened.heldUntil } : undefined;
}
