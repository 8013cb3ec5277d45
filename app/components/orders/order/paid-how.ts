import { orderText } from "#app/content/messages/orders/order.ts";
import { rupees } from "#app/domain/money.ts";
import { type PaidInPart, partStep } from "#app/domain/orders/door-money.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** By which way an order is paid and how far: in one piece, or a part before and the rest at the door. */
export function paidHow(order: PaidInPart & { paymentMethod: PaymentMethod }): {
  way: string;
  state: string;
} {
  const words = orderText;
  const way = words.paymentMethod[order.paymentMethod];
  const step = partStep(order);
  if (order.payment.status === "set-aside")
    return { way: words.setAsideWay, state: words.setAside(rupees(order.payment.amountPaise)) };
  if (!step) return { way, state: words.paymentStatus[order.payment.status] };
  return { way, state: words.inPart[step](rupees(order.payment.amountPaise), rupees(order.doorPaise)) };
}
