import { Lock } from "lucide-react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { BySpeed } from "#app/components/orders/checkout/by-speed.tsx";
import type { CheckoutPrice, CheckoutView } from "#app/components/orders/checkout/checkout-view.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { rupees } from "#app/domain/money.ts";

/** Says what it does: that it places the order and, once the total is known, which amount by which way, following the choices in the form around it. Without a way to pay, or in a shop that is not open, it is not there. */
export function PayButton({
  view: { price, isPayable, isUpiOffered, isOnlineOffered = false, cod },
  isBusy,
}: {
  view: Pick<CheckoutView, "price" | "isPayable" | "isUpiOffered" | "isOnlineOffered" | "cod">;
  isBusy: boolean;
}) {
  const checkout = checkoutText;
  const { mode } = useShopFacts();
  if (mode === "closed") return <p className="font-semibold text-error">{checkout.notOpen}</p>;
  if (!isPayable) return <p className="font-semibold text-error">{checkout.cannotOrder}</p>;
  return (
    <Button size="lg" isBlock disabled={isBusy} aria-busy={isBusy || undefined}>
      {isBusy ? (
        <>
          <Spinner />
          {checkout.submitting}
        </>
      ) : (
        <>
          <Lock className="size-[18px]" />
          {mode === "practice" ? (
            checkout.practise
          ) : price ? (
            <PayWords
              price={price}
              isUpi={isUpiOffered}
              isOnline={isOnlineOffered}
              isCod={cod.isTakenSomewhere}
            />
          ) : (
            checkout.placeOrder
          )}
        </>
      )}
    </Button>
  );
}

function PayWords({
  price: { standard, express },
  isUpi,
  isOnline,
  isCod,
}: {
  price: CheckoutPrice;
  isUpi: boolean;
  isOnline: boolean;
  isCod: boolean;
}) {
  const checkout = checkoutText;
  const words = (say: (amount: string) => string) => (
    <BySpeed
      standard={say(rupees(standard.totals.totalPaise))}
      express={express && say(rupees(express.totals.totalPaise))}
    />
  );
  return (
    <>
      {isUpi && (
        <span className="hidden [.checkout-form:has(#pay-upi:checked)_&]:inline">
          {words(checkout.payWithUpi)}
        </span>
      )}
      {isOnline && (
        <span className="hidden [.checkout-form:has(#pay-online:checked)_&]:inline">
          {words(checkout.payOnline)}
        </span>
      )}
      {isCod && (
        <span className="hidden [.checkout-form:has(#pay-cod:checked)_&]:inline">
          {words(checkout.payInCash)}
        </span>
      )}
      {standard.advancePaise !== undefined && (
        <span className="hidden [.checkout-form:has(#pay-part-upi:checked)_&]:inline [.checkout-form:has(#pay-part-online:checked)_&]:inline">
          <BySpeed
            standard={checkout.payPart(rupees(standard.advancePaise))}
            express={express && checkout.payPart(rupees(express.advancePaise ?? express.totals.totalPaise))}
          />
        </span>
      )}
      <span className="[.checkout-form:has([name=paymentMethod]:checked)_&]:hidden">
        {checkout.placeOrder}
      </span>
    </>
  );
}
