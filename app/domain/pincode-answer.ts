import type { DeliveryQuote } from "#app/domain/delivery.ts";
import type { CashTerms, PaymentOffer } from "#app/domain/payment-offer.ts";

/** When and for what fee an order arrives at a PIN code, and how it can be paid there. */
export type PincodePromise = DeliveryQuote & {
  pincode: string;
  place?: string;
  payment: PaymentOffer;
  cod: CashTerms;
};

/** The answer to a PIN code that somebody typed; "unknown" when India has none of these digits. */
export type PincodeAnswer = ({ ok: true } & PincodePromise) | { ok: false; reason: "invalid" | "unknown" };

/** False where the shop brings nothing to that PIN code, because nobody there could pay; a sum that is too small or too large is not the place's fault. */
export function isServed(answer: PincodeAnswer): boolean {
  return answer.ok
    ? answer.payment.isPayable || answer.payment.codRefusal !== "pincode"
    : answer.reason === "invalid";
}
