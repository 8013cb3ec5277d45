import type { CartDeliveryView } from "#app/components/cart/cart-delivery.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { rupees } from "#app/domain/money.ts";
import type { CashTerms, CodRefusal } from "#app/domain/payment-offer.ts";

export type CartPaymentView = {
  isPayable: boolean;
  isUpiOffered: boolean;
  isOnlineOffered: boolean;
  codRefusal: CodRefusal | undefined;
  pincode: string | undefined;
  cod: CashTerms;
  delivery: CartDeliveryView | undefined;
};

/** Says before checkout that there is no way to pay, or that cash is the only one. */
export function PaymentNotice({ payment }: { payment: CartPaymentView }) {
  const words = wordsOf(payment);
  return words ? <Notice kind={payment.isPayable ? "info" : "warning"}>{words}</Notice> : null;
}

function wordsOf(payment: CartPaymentView): string | undefined {
  const { isPayable, codRefusal, pincode, cod } = payment;
  const { payment: words } = cartText;
  if (payment.isUpiOffered || payment.isOnlineOffered) return undefined;
  if (isPayable) return pincode ? undefined : words.cashOnly;
  if (codRefusal === "below-minimum") return words.cashFrom(rupees(cod.minPaise));
  if (codRefusal === "above-maximum") return words.cashUpTo(rupees(cod.maxPaise));
  return pincode && cod.isTakenSomewhere ? words.notHere(pincode) : words.none;
}
