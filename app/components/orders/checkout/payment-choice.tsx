import { Banknote, Landmark, Smartphone } from "lucide-react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import type { CheckoutView } from "#app/components/orders/checkout/checkout-view.ts";
import { Choice } from "#app/components/orders/checkout/choice.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { rupees } from "#app/domain/money.ts";
import type { CodRefusal } from "#app/domain/shop/payment-method.ts";

/** How to pay; cash on delivery stays visible, with the reason, where it is not offered. */
export function PaymentChoice({
  view: { price, isUpiOffered, isTransferOffered = false, cod },
  chosen,
  error,
}: {
  view: CheckoutView;
  chosen: string | undefined;
  error: string | undefined;
}) {
  const checkout = checkoutText;
  const { phone } = useShopFacts();
  const codRefusal = price?.standard.codRefusal;
  const isTransferChosen =
    isTransferOffered && (chosen === "bank-transfer" || (!isUpiOffered && chosen !== "cod"));
  const isCodChosen = !codRefusal && !isTransferChosen && (chosen === "cod" || !isUpiOffered);
  return (
    // A new answer about cash on delivery starts the choice afresh: what is gone must not stay chosen.
    <fieldset key={codRefusal} id="paymentMethod" tabIndex={-1} className="grid gap-2.5">
      <legend className="sr-only">{checkout.paymentMethod}</legend>
      {error && <p className="font-semibold text-error">{error}</p>}
      {isUpiOffered && (
        <Choice
          id="pay-upi"
          name="paymentMethod"
          value="upi"
          defaultChecked={!isCodChosen && !isTransferChosen}
          title={checkout.upi}
          remark={checkout.upiNote}
          end={<Smartphone />}
        />
      )}
      {isTransferOffered && (
        <Choice
          id="pay-transfer"
          name="paymentMethod"
          value="bank-transfer"
          defaultChecked={isTransferChosen}
          title={checkout.transfer}
          remark={checkout.transferNote}
          end={<Landmark />}
        />
      )}
      <Choice
        id="pay-cod"
        name="paymentMethod"
        value="cod"
        defaultChecked={isCodChosen}
        disabled={codRefusal !== undefined}
        title={checkout.cod}
        remark={codRemark()}
        end={<Banknote />}
      />
      {codRefusal && !isUpiOffered && !isTransferOffered && (
        <Notice kind="warning">{checkout.noPayment(formatPhone(phone))}</Notice>
      )}
    </fieldset>
  );

  function codRemark(): string {
    if (!price) return checkout.codArea;
    const refusals: Record<CodRefusal, string> = {
      pincode: checkout.codNotHere,
      "below-minimum": checkout.codTooSmall(rupees(cod.minPaise)),
      "above-maximum": checkout.codTooLarge(rupees(cod.maxPaise)),
    };
    return codRefusal ? refusals[codRefusal] : checkout.codNote;
  }
}
