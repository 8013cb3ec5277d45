import { expressText, promiseText } from "#app/components/layout/promise.ts";
import type { CheckoutDestination, CheckoutPrice } from "#app/components/orders/checkout/checkout-view.ts";
import { Choice } from "#app/components/orders/checkout/choice.tsx";
import { deliveryText } from "#app/content/messages/delivery.ts";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { rupees } from "#app/domain/money.ts";

/** When it arrives and for what fee, as a choice of speeds. */
export function DeliveryChoice({
  destination: { place, pincode, zone },
  price: { delivery },
  chosen,
  error,
}: {
  destination: CheckoutDestination;
  price: CheckoutPrice;
  chosen: string | undefined;
  error: string | undefined;
}) {
  const checkout = checkoutText;
  const promiseWords = deliveryText;
  const isExpressChosen = chosen === "express" && delivery.express !== undefined;
  return (
    <fieldset id="deliverySpeed" tabIndex={-1} className="grid gap-2.5">
      <legend className="mb-2.5 text-ink-2">
        {checkout.deliveredTo([place, pincode].filter(Boolean).join(" "))}
      </legend>
      {error && <p className="font-semibold text-error">{error}</p>}
      <Choice
        id="speed-standard"
        name="deliverySpeed"
        value="standard"
        defaultChecked={!isExpressChosen}
        title={promiseText(promiseWords, delivery)}
        remark={checkout.zoneRemark[zone]}
        end={delivery.isFree ? checkout.free : rupees(delivery.feePaise)}
      />
      {delivery.express && (
        <Choice
          id="speed-express"
          name="deliverySpeed"
          value="express"
          defaultChecked={isExpressChosen}
          title={expressText(promiseWords, delivery.express)}
          remark={checkout.expressNote}
          end={rupees(delivery.express.feePaise)}
        />
      )}
    </fieldset>
  );
}
