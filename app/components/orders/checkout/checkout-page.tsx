import { useState } from "react";
import { CartNotices } from "#app/components/cart/cart-notices.tsx";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { TrustBand } from "#app/components/layout/trust-band.tsx";
import { AddressFields } from "#app/components/orders/checkout/address-fields.tsx";
import type {
  CheckoutErrors,
  CheckoutValues,
  CheckoutView,
} from "#app/components/orders/checkout/checkout-view.ts";
import { DeliveryChoice } from "#app/components/orders/checkout/delivery-choice.tsx";
import { OrderSummary } from "#app/components/orders/checkout/order-summary.tsx";
import { PayButton } from "#app/components/orders/checkout/pay-button.tsx";
import { PaymentChoice } from "#app/components/orders/checkout/payment-choice.tsx";
import { useStandingErrors } from "#app/components/orders/checkout/standing-errors.ts";
import { CheckoutSteps } from "#app/components/orders/checkout/steps.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";

export type CheckoutAttempt = {
  /** Absent where the shop was not reached. */
  view: CheckoutView | undefined;
  answeredAt: number;
  message: string | undefined;
  errors: CheckoutErrors | undefined;
};

/** Address, delivery, payment and bill in one form; `attempt` is what the last sending of it was answered. */
export function CheckoutPage({
  view,
  values,
  pincodeError,
  attempt,
  onPincode,
}: {
  view: CheckoutView;
  values: CheckoutValues;
  pincodeError: string | undefined;
  attempt: CheckoutAttempt | undefined;
  onPincode: (pincode: string) => void;
}) {
  const checkout = checkoutText;
  const isBusy = useNextPath().formPath === "/checkout";
  // The key of this page's order: the loader makes others while the PIN code is typed.
  const [firstKey] = useState(values.idempotencyKey);
  const { destination, price, cart } = view;
  const { gift } = cart;
  const isPlaceNew = destination?.pincode !== attempt?.view?.destination?.pincode;
  const { errors: standing, hearChange } = useStandingErrors(attempt?.errors, isPlaceNew);
  const errors: CheckoutErrors = { ...standing, pincode: pincodeError };

  if (view.cart.lines.length === 0) return <NothingToOrder message={attempt?.message} />;
  return (
    <PageWidth className="pt-6 pb-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{checkout.heading}</h1>
        <CheckoutSteps current="delivery" />
      </div>
      <Form method="post" action="/checkout" noValidate onChange={hearChange} className="checkout-form">
        <input type="hidden" name="idempotencyKey" value={attempt ? values.idempotencyKey : firstKey} />
        <input type="hidden" name="shownPincode" value={destination?.pincode ?? ""} />
        <input type="hidden" name="shownStandardPaise" value={price?.standard.totals.totalPaise ?? ""} />
        <input type="hidden" name="shownExpressPaise" value={price?.express?.totals.totalPaise ?? ""} />
        <input type="hidden" name="shownGift" value={gift?.isRefused ? "" : gift?.line.slug} />
        <CartNotices notices={view.cart.notices} className="mb-5" />
        {view.couponNotes?.map((note) => (
          <Notice key={note} kind="warning" className="mb-5">
            {note}
          </Notice>
        ))}
        {attempt && <Answer key={attempt.answeredAt} attempt={attempt} errors={errors} />}
        <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_384px] lg:items-start lg:gap-9">
          <div className="grid gap-5">
            <Panel as="section">
              <h2 className="mb-[18px] text-2xl">{checkout.where}</h2>
              <AddressFields
                values={values}
                errors={errors}
                destination={destination}
                onPincode={onPincode}
              />
            </Panel>
            <Panel as="section" aria-live="polite">
              <h2 className="mb-[18px] text-2xl">{checkout.when}</h2>
              {destination && price ? (
                <DeliveryChoice
                  destination={destination}
                  price={price}
                  chosen={values.deliverySpeed}
                  error={errors.deliverySpeed}
                />
              ) : (
                <p className="text-ink-2">{checkout.askPincode}</p>
              )}
            </Panel>
            <Panel as="section">
              <h2 className="mb-[18px] text-2xl">{checkout.how}</h2>
              <PaymentChoice view={view} chosen={values.paymentMethod} error={errors.paymentMethod} />
            </Panel>
          </div>
          <div className="grid gap-4 lg:sticky lg:top-6">
            <Panel as="section">
              <OrderSummary view={view} />
              <div className="mt-[18px] hidden lg:block">
                <PayButton view={view} isBusy={isBusy} />
              </div>
            </Panel>
            <Notice>{checkout.sealedPacks}</Notice>
            <TrustBand />
          </div>
        </div>
        <StickyAction label={checkout.placeOrder}>
          <PayButton view={view} isBusy={isBusy} />
        </StickyAction>
      </Form>
    </PageWidth>
  );
}

function NothingToOrder({ message }: { message: string | undefined }) {
  const cart = cartText;
  const checkout = checkoutText;
  return (
    <PageWidth className="pt-6 pb-14">
      <h1 className="mb-5">{checkout.heading}</h1>
      {message && <Notice kind="warning">{message}</Notice>}
      <EmptyShelf title={cart.emptyTitle} text={cart.emptyText}>
        <ButtonLink to="/shop">{cart.shop}</ButtonLink>
      </EmptyShelf>
    </PageWidth>
  );
}

function Answer({ attempt, errors }: { attempt: CheckoutAttempt; errors: CheckoutErrors }) {
  const checkout = checkoutText;
  const { view, message } = attempt;
  const answered = Object.keys(attempt.errors ?? {});
  const listed = answered.flatMap((fieldId) => {
    const sentence = errors[fieldId];
    return sentence ? [{ fieldId, message: sentence }] : [];
  });
  return (
    <div className="mb-5 grid gap-3">
      {message && (
        <div role="alert">
          <Notice kind="warning">
            {message}{" "}
            {view && (
              <Link to="/cart" className="link">
                {checkout.changeCart}
              </Link>
            )}
          </Notice>
        </div>
      )}
      {answered.length > 0 && (
        // Hidden and not taken away: it takes the focus when it appears, which is then in a field.
        <div hidden={listed.length === 0}>
          <ErrorSummary title={checkout.errorTitle} errors={listed} />
        </div>
      )}
    </div>
  );
}
