import { useNextPath } from "#app/components/layout/next-path.ts";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { AddressFields } from "#app/components/orders/checkout/address-fields.tsx";
import type {
  CheckoutErrors,
  CheckoutValues,
  CheckoutView,
} from "#app/components/orders/checkout/checkout-view.ts";
import { PaymentChoice } from "#app/components/orders/checkout/payment-choice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { formatDay } from "#app/content/messages/dates.ts";
import { quoteText } from "#app/content/messages/enquiries/quote.ts";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { rupees } from "#app/domain/money.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** Where the goods go and how they are paid; sending it accepts the quote. */
export function QuoteForm({
  path,
  view,
  isToOrder,
  values,
  errors,
  message,
  answeredAt,
  onPincode,
}: {
  path: RoutePath;
  view: CheckoutView;
  /** Packs are ordered in first, and paid when they are here. */
  isToOrder: boolean;
  values: CheckoutValues;
  errors: CheckoutErrors;
  message: string | undefined;
  answeredAt: number;
  onPincode: (pincode: string) => void;
}) {
  const checkout = checkoutText;
  const quote = quoteText;
  const isBusy = useNextPath().formPath === path;
  const listed = Object.entries(errors).flatMap(([fieldId, sentence]) =>
    sentence ? [{ fieldId, message: sentence }] : [],
  );
  const { mode } = useShopFacts();
  const { price } = view;
  const { totalPaise } = price?.standard.totals ?? view.cart.totals;
  return (
    <Form method="post" action={path} noValidate className="grid gap-5">
      {(message || listed.length > 0) && (
        <div key={answeredAt} className="grid gap-3">
          {message && <Notice kind="error">{message}</Notice>}
          {listed.length > 0 && <ErrorSummary title={checkout.errorTitle} errors={listed} />}
        </div>
      )}
      <Panel as="section">
        <h2 className="mb-[18px] text-2xl">{checkout.where}</h2>
        <AddressFields values={values} errors={errors} destination={view.destination} onPincode={onPincode} />
        <p aria-live="polite" className="mt-4 font-semibold text-leaf-800">
          {price && !isToOrder
            ? quote.arrives(formatDay(price.delivery.earliestOn), formatDay(price.delivery.latestOn))
            : !isToOrder && quote.askPincode}
        </p>
      </Panel>
      <Panel as="section">
        <h2 className="mb-[18px] text-2xl">{checkout.how}</h2>
        <PaymentChoice view={view} chosen={values.paymentMethod} error={errors.paymentMethod} />
      </Panel>
      {mode === "closed" && <p className="font-semibold text-error">{checkout.notOpen}</p>}
      {!view.isPayable && <p className="font-semibold text-error">{checkout.cannotOrder}</p>}
      <Button size="lg" isBlock disabled={isBusy || !view.isPayable || mode === "closed"}>
        {isBusy ? (
          <>
            <Spinner />
            {checkout.submitting}
          </>
        ) : (
          (isToOrder ? quote.acceptToOrder : quote.accept)(rupees(totalPaise))
        )}
      </Button>
      <p className="text-center text-sm text-ink-2">{quote.acceptNote}</p>
    </Form>
  );
}
