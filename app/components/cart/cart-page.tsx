import { type ReactNode, useEffect } from "react";
import type { CartAnswer } from "#app/components/cart/cart-answer.ts";
import { CartAside, type CartSum, CheckoutBar } from "#app/components/cart/cart-aside.tsx";
import { CartLineRow, type CartLineView } from "#app/components/cart/cart-line-row.tsx";
import { CartNotices, type CartNoticeView } from "#app/components/cart/cart-notices.tsx";
import { CouponCard } from "#app/components/cart/coupon-card.tsx";
import { FreeDeliveryNudge } from "#app/components/cart/free-delivery-nudge.tsx";
import { GiftRow, type GiftView } from "#app/components/cart/gift-row.tsx";
import { type CartPaymentView, PaymentNotice } from "#app/components/cart/payment-notice.tsx";
import { TradeNote } from "#app/components/cart/trade-note.tsx";
import { useLatestAnswer } from "#app/components/cart/use-latest-answer.ts";
import { showCartCount } from "#app/components/layout/visit.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { cartText } from "#app/content/messages/cart/cart.ts";
import type { TradePrice } from "#app/domain/cart/trade-price.ts";
import { wayToCheckout } from "#app/domain/cart/way-to-checkout.ts";

export type CartPageView = Omit<CartSum, "way"> & {
  isOrderable: boolean;
  lines: CartLineView[];
  notices: CartNoticeView[];
  trade: TradePrice | undefined;
  gift: GiftView | undefined;
  coupons: { code: string; said: string }[];
};

/** The whole cart. `answer` is that of a form sent without JavaScript, `addedMessage` what an earlier one has done. */
export function CartPage({
  view,
  payment,
  returnDays,
  addedMessage,
  answer,
  children,
}: {
  view: CartPageView;
  payment: CartPaymentView;
  returnDays: number;
  addedMessage: string | undefined;
  answer: CartAnswer | undefined;
  /** Stands below the heading. */
  children?: ReactNode;
}) {
  const cart = cartText;
  const heard = useLatestAnswer(answer);
  const refused = heard && !heard.ok ? heard : undefined;
  // What was typed stays in its field, also when something else is heard meanwhile.
  const typedCoupon = answer && !answer.ok ? answer.coupon : undefined;
  // With another PIN code there may be a way to pay: only where there is none anywhere the way to checkout is closed.
  const isPayable = payment.isPayable || payment.cod.isTakenSomewhere;
  const sum: CartSum = { ...view, way: wayToCheckout({ ...view, isPayable }) };
  const isOnLine = refused && view.lines.some((line) => line.slug === refused.slug);

  useEffect(() => {
    showCartCount(view.totals.itemCount);
  }, [view.totals.itemCount]);

  return (
    <PageWidth className="pb-14">
      <Breadcrumbs label={cart.breadcrumb} items={[{ name: cart.home, to: "/" }, { name: cart.title }]} />
      <h1 className="mt-1 mb-5">{cart.heading}</h1>
      {children}
      <p role="status" className="sr-only">
        {heard?.ok && heard.message}
      </p>
      {addedMessage && (
        <Notice kind="success" className="mb-5">
          {addedMessage}
        </Notice>
      )}
      {refused && !isOnLine && refused.coupon === undefined && (
        <Notice kind="error" className="mb-5">
          {refused.message}
        </Notice>
      )}
      {view.lines.length === 0 ? (
        <EmptyShelf title={cart.emptyTitle} text={cart.emptyText}>
          <ButtonLink to="/shop">{cart.shop}</ButtonLink>
        </EmptyShelf>
      ) : (
        <>
          <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_384px] lg:items-start lg:gap-9">
            <div className="grid gap-5">
              <PaymentNotice payment={payment} />
              <CartNotices notices={view.notices} />
              {view.trade && <TradeNote trade={view.trade} />}
              <FreeDeliveryNudge
                goodsPaise={view.totals.goodsPaise}
                missingPaise={view.missingForFreePaise}
              />
              <Panel as="section">
                <h2 className="sr-only">{cart.items}</h2>
                <ul>
                  {view.lines.map((line) => (
                    <CartLineRow
                      key={line.slug}
                      line={line}
                      refusal={refused?.slug === line.slug ? refused.message : undefined}
                    />
                  ))}
                </ul>
              </Panel>
              {view.gift && <GiftRow gift={view.gift} />}
              <CouponCard
                coupons={view.coupons}
                problem={refused?.coupon === undefined ? undefined : refused.message}
                typed={typedCoupon}
              />
              <p>
                <Link to="/shop" className="link inline-flex min-h-11 min-w-11 items-center">
                  {cart.keepShopping}
                </Link>
              </p>
            </div>
            <CartAside sum={sum} delivery={payment.delivery} returnDays={returnDays} />
          </div>
          <CheckoutBar sum={sum} />
        </>
      )}
    </PageWidth>
  );
}
