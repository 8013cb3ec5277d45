import { useEffect } from "react";
import { data } from "react-router";
import { Bill } from "#app/components/cart/bill.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { refreshVisit } from "#app/components/layout/visit.tsx";
import { CheckoutSteps } from "#app/components/orders/checkout/steps.tsx";
import { Arrival } from "#app/components/orders/order/arrival.tsx";
import { OrderMissing } from "#app/components/orders/order/order-missing.tsx";
import { Parcel } from "#app/components/orders/order/parcel.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { thankYouText } from "#app/content/messages/orders/thank-you.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { canShopperCancel } from "#app/domain/orders/order-status.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import type { Route } from "./+types/$token";

const text = thankYouText;
const orderWords = orderText;

export const handle: FrameHandle = { footer: "short" };

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(
    matches,
    loaderData?.order ? text.thanksTitle(loaderData.order.number) : orderWords.missingTitle,
  );

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const order = await findOrderByToken(db, cleanLine(params.token));
  if (order?.status === "awaiting_payment") throw redirect(`/checkout/pay/${order.trackingToken}`, 303);
  // What comes next and what it costs are told of an order as it was placed.
  if (order && (!canShopperCancel(order.status) || order.cancelledPaise > 0))
    throw redirect(`/track-order/${order.trackingToken}`, 303);
  return data({ order, today: indiaDate(clock()) }, { status: order ? 200 : 404 });
}

export default function ThankYou({ loaderData: { order, today } }: Route.ComponentProps) {
  const thanks = thankYouText;
  const words = orderText;
  const bill = billText;
  useEffect(() => void refreshVisit(), []);
  if (!order) return <OrderMissing />;
  const next = [
    thanks.nextCheck,
    thanks.nextPack,
    thanks.nextBring[order.deliveryKind],
    ...(order.paymentMethod === "cod" ? [thanks.nextCash(rupees(order.totalPaise))] : []),
    ...(order.email ? [thanks.nextMail(order.email)] : []),
  ];
  return (
    <PageWidth className="pt-6 pb-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{thanks.thanks(order.name)}</h1>
        <CheckoutSteps current="done" />
      </div>
      <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_384px] lg:items-start lg:gap-9">
        <div className="grid gap-5">
          <Arrival order={order} today={today}>
            <p>{thanks.thanksText(order.number)}</p>
          </Arrival>
          <Panel as="section">
            <h2 className="mb-3 text-xl">{thanks.next}</h2>
            <ol className="list-decimal space-y-1.5 pl-5">
              {next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Panel>
          <Panel as="section" className="grid justify-items-start gap-3">
            <p>{thanks.keepLink}</p>
            <ButtonLink to={`/track-order/${order.trackingToken}`}>{thanks.follow}</ButtonLink>
          </Panel>
        </div>
        <Panel as="section">
          <h2 className="mb-2 text-xl">{thanks.yourOrder}</h2>
          <Parcel lines={order.lines} />
          <div className="mt-2 border-t border-line-soft pt-4">
            <Bill
              totals={{ ...order, savedPaise: order.mrpPaise - order.goodsPaise }}
              totalName={bill.total}
            />
          </div>
          <p className="mt-3 text-ink-2">
            {words.paymentMethod[order.paymentMethod]}: {words.paymentStatus[order.payment.status]}
          </p>
        </Panel>
      </div>
    </PageWidth>
  );
}
