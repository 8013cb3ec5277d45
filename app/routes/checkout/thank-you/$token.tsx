import { CalendarClock, MessageCircle, Package } from "lucide-react";
import { useEffect } from "react";
import { data } from "react-router";
import { Bill } from "#app/components/cart/bill.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { refreshVisit } from "#app/components/layout/visit.tsx";
import { CheckoutSteps } from "#app/components/orders/checkout/steps.tsx";
import { ConfirmPanel } from "#app/components/orders/order/confirm-panel.tsx";
import { OrderAddress } from "#app/components/orders/order/order-address.tsx";
import { OrderMissing } from "#app/components/orders/order/order-missing.tsx";
import { paidHow } from "#app/components/orders/order/paid-how.ts";
import { Parcel } from "#app/components/orders/order/parcel.tsx";
import { Received } from "#app/components/orders/order/received.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import { formatLongDay } from "#app/content/messages/orders/long-day.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { thankYouText } from "#app/content/messages/orders/thank-you.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { canShopperCancel } from "#app/domain/orders/order-status.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { redirect, redirectDocument } from "#app/middleware/redirect.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { findNextPackDate } from "#app/services/orders/next-pack.server.ts";
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
  const { db, clock, config } = context.get(shopContext);
  const order = await findOrderByToken(db, cleanLine(params.token));
  if (order?.status === "awaiting_payment")
    throw redirectDocument(`/checkout/pay/${order.trackingToken}`, 303);
  // What comes next and what it costs are told of an order as it was placed.
  if (order && (!canShopperCancel(order.status) || order.cancelledPaise > 0))
    throw redirect(`/track-order/${order.trackingToken}`, 303);
  if (!order) return data({ order }, { status: 404 });
  const link = pageAddress(config.publicOrigin, `/track-order/${order.trackingToken}`);
  const nextPackOn = await findNextPackDate(db, order.trackingToken);
  return data({ order, link, nextPackOn, today: indiaDate(clock()) });
}

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const thanks = thankYouText;
  const bill = billText;
  const facts = useShopFacts();
  useEffect(() => void refreshVisit(), []);
  if (!loaderData.order) return <OrderMissing />;
  const { order, link, nextPackOn, today } = loaderData;
  const next = [
    thanks.nextCheck,
    thanks.nextPack,
    thanks.nextBring[order.deliveryKind],
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
          <Received order={order} today={today} />
          {order.isToBeCalled && order.phone && <ConfirmPanel phone={order.phone} code="none" />}
          <div className="grid gap-2.5 sm:grid-cols-2">
            <ButtonLink to={`/track-order/${order.trackingToken}`}>
              <Package className="size-[18px]" />
              {thanks.follow}
            </ButtonLink>
            <ButtonLink to={shareLink(thanks.shareText(order.number, facts.name, link))} variant="outline">
              <MessageCircle className="size-[18px]" />
              {thanks.share}
            </ButtonLink>
            <p className="text-sm text-ink-2 sm:col-span-2">
              {thanks.keepLink} {thanks.shareNote}
            </p>
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
              {paidHow(order).way}: {paidHow(order).state}
            </p>
          </Panel>
        </div>
        <div className="grid gap-5">
          <OrderAddress order={order} title={thanks.goingTo}>
            {facts.phone && (
              <ShopPhone className="link mt-2 inline-flex min-h-11 items-center">
                {thanks.wrongAddress}
              </ShopPhone>
            )}
          </OrderAddress>
          {nextPackOn && (
            <Panel as="section" className="flex items-start gap-3">
              <CalendarClock className="mt-0.5" />
              <div>
                <h2 className="text-lg">{thanks.refill(formatLongDay(nextPackOn))}</h2>
                <p className="text-sm text-ink-2">{thanks.refillWhy}</p>
                <ButtonLink
                  to={`/track-order/${order.trackingToken}/calendar`}
                  reloadDocument
                  variant="outline"
                  size="sm"
                  className="mt-3"
                >
                  {thanks.refillCalendar}
                </ButtonLink>
              </div>
            </Panel>
          )}
          <Panel as="section">
            <h2 className="mb-3 text-xl">{thanks.next}</h2>
            <ol className="list-decimal space-y-1.5 pl-5">
              {next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Panel>
        </div>
      </div>
    </PageWidth>
  );
}

/** A message the customer sends to whom they choose; it names no medicine. */
function shareLink(message: string): `https://${string}` {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
