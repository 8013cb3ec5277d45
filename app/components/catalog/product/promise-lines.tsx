import { paymentWords } from "#app/components/catalog/product/payment-words.ts";
import { expressText, promiseText } from "#app/components/layout/promise.ts";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { pincodeText } from "#app/content/messages/catalog/pincode.ts";
import { deliveryText } from "#app/content/messages/delivery.ts";
import { rupees } from "#app/domain/money.ts";
import type { PincodePromise } from "#app/domain/pincode-answer.ts";

/** Day, place, fee and ways to pay of an order to a PIN code. */
export function PromiseLines({ promise }: { promise: PincodePromise }) {
  const words = pincodeText;
  const promiseWords = deliveryText;
  const { freeFromPaise } = useShopFacts();
  const fee = promise.isFree ? words.free : words.fee(rupees(promise.feePaise));
  const feeLine = promise.missingForFreePaise > 0 ? `${fee}, ${words.freeFrom(rupees(freeFromPaise))}` : fee;
  const { payment } = promise;
  return (
    <>
      {!payment.isPayable && <p className="font-semibold text-error">{paymentWords(promise)}</p>}
      <p className="text-base font-semibold text-ok">{promiseText(promiseWords, promise)}</p>
      {promise.place && <p>{words.to(promise.place, promise.pincode)}</p>}
      <p>{feeLine}.</p>
      {promise.express && (
        <p>
          {expressText(promiseWords, promise.express)}, {rupees(promise.express.feePaise)}.
        </p>
      )}
      {payment.isPayable && <p>{paymentWords(promise)}</p>}
    </>
  );
}
