import { pincodeText } from "#app/content/messages/catalog/pincode.ts";
import { rupees } from "#app/domain/money.ts";
import type { PincodePromise } from "#app/domain/pincode-answer.ts";

/** How an order there can be paid, in a sentence. */
export function paymentWords({ payment, cod }: PincodePromise): string {
  const { codRefusal } = payment;
  const words = pincodeText;
  // The gateway takes UPI too.
  const isUpiOffered = payment.isUpiOffered || payment.isOnlineOffered;
  if (isUpiOffered && codRefusal) return cod.isTakenSomewhere ? words.upiNoCod : words.upi;
  if (isUpiOffered) return words.upiAndCod;
  if (codRefusal === "below-minimum") return words.codFrom(rupees(cod.minPaise));
  if (codRefusal === "above-maximum") return words.codUpTo(rupees(cod.maxPaise));
  return codRefusal ? words.noPayment : words.cod;
}
