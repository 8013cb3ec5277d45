import { Banknote, CreditCard, HandCoins, Landmark, Smartphone } from "lucide-react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { BySpeed } from "#app/components/orders/checkout/by-speed.tsx";
import type { CheckoutPrice, CheckoutView } from "#app/components/orders/checkout/checkout-view.ts";
import { Choice } from "#app/components/orders/checkout/choice.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { rupees } from "#app/domain/money.ts";
import type { CodRefusal } from "#app/domain/payment-offer.ts";

/** How to pay; cash on delivery stays visible, with the reason, where it is not offered. */
export function PaymentChoice({
  view: { price, isUpiOffered, isOnlineOffered = false, isTransferOffered = false, isPayable, cod },
  chosen,
  error,
}: {
  view: CheckoutView;
  chosen: string | undefined;
  error: string | undefined;
}) {
  const checkout = checkoutText;
  const shop = useShopFacts();
  const { codRefusal, isConfirmedFirst, advancePaise } = price?.standard ?? {};
  const isPartOffered = advancePaise !== undefined && shop.mode !== "practice";
  const isPartChosen = isPartOffered && (chosen === "cod" || chosen?.startsWith("part-") === true);
  const isTransferChosen =
    isTransferOffered && (chosen === "bank-transfer" || (!isUpiOffered && chosen !== "cod"));
  const isOnlineChosen = isOnlineOffered && (chosen === "online" || (!isUpiOffered && chosen !== "cod"));
  const isOtherChosen = isTransferChosen || isOnlineChosen || isPartChosen;
  const isCodChosen =
    !codRefusal && cod.isTakenSomewhere && !isOtherChosen && (chosen === "cod" || !isUpiOffered);
  return (
    // A new answer about cash on delivery starts the choice afresh: what is gone must not stay chosen.
    <fieldset key={codRefusal} id="paymentMethod" tabIndex={-1} className="grid gap-2.5">
      <legend className="sr-only">{checkout.paymentMethod}</legend>
      {!isPayable && (
        <Notice kind="warning">
          {codRefusal && codRefusal !== "pincode" ? checkout.noPaymentForTotal : checkout.noPayment(shop)}
        </Notice>
      )}
      {error && <p className="font-semibold text-error">{error}</p>}
      {shop.mode === "practice" && (
        <Choice
          id="pay-upi"
          name="paymentMethod"
          value="upi"
          disabled
          title={checkout.upi}
          remark={checkout.upiLater}
          end={<Smartphone />}
        />
      )}
      {isUpiOffered && shop.mode !== "practice" && (
        <Choice
          id="pay-upi"
          name="paymentMethod"
          value="upi"
          defaultChecked={!isCodChosen && !isOtherChosen}
          title={checkout.upi}
          remark={checkout.upiNote}
          end={<Smartphone />}
        />
      )}
      {isOnlineOffered && shop.mode !== "practice" && (
        <Choice
          id="pay-online"
          name="paymentMethod"
          value="online"
          defaultChecked={isOnlineChosen}
          title={checkout.online}
          remark={checkout.onlineNote}
          end={<CreditCard />}
        />
      )}
      {isPartOffered && isUpiOffered && (
        <Choice
          id="pay-part-upi"
          name="paymentMethod"
          value="part-upi"
          defaultChecked={isPartChosen && chosen !== "part-online"}
          title={checkout.partUpi}
          remark={<PartNote price={price!} />}
          end={<HandCoins />}
        />
      )}
      {isPartOffered && isOnlineOffered && (
        <Choice
          id="pay-part-online"
          name="paymentMethod"
          value="part-online"
          defaultChecked={isPartChosen && (chosen === "part-online" || !isUpiOffered)}
          title={checkout.partOnline}
          remark={<PartNote price={price!} />}
          end={<HandCoins />}
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
      {cod.isTakenSomewhere && (
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
      )}
    </fieldset>
  );

  function codRemark(): string {
    if (!price) return checkout.codArea;
    const refusals: Record<CodRefusal, string> = {
      pincode: checkout.codNotHere,
      "below-minimum": checkout.codTooSmall(rupees(cod.minPaise)),
      "above-maximum": checkout.codTooLarge(rupees(cod.maxPaise)),
      part: checkout.codInPart,
      prepaid: checkout.codNotForThis,
    };
    if (codRefusal) return refusals[codRefusal];
    return isConfirmedFirst ? checkout.codCalled : checkout.codNote;
  }
}

/** What is paid now and what at the door, at the delivery that is chosen. */
function PartNote({ price: { standard, express } }: { price: CheckoutPrice }) {
  const note = ({ totals, advancePaise }: CheckoutPrice["standard"]) =>
    advancePaise === undefined
      ? checkoutText.codNotForThis
      : checkoutText.partNote(rupees(advancePaise), rupees(totals.totalPaise - advancePaise));
  return <BySpeed standard={note(standard)} express={express && note(express)} />;
}
