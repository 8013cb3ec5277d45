import { Lock, ShieldCheck, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Bill } from "#app/components/cart/bill.tsx";
import { CartDelivery, type CartDeliveryView } from "#app/components/cart/cart-delivery.tsx";
import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import { cartText } from "#app/content/messages/cart/cart.ts";
import type { CartTotals } from "#app/domain/cart/cart.ts";
import type { WayToCheckout } from "#app/domain/cart/way-to-checkout.ts";
import { rupees } from "#app/domain/money.ts";

export type CartSum = { totals: CartTotals; missingForFreePaise: number; way: WayToCheckout };

/** The bill of the cart with the way to checkout, and what the shop promises about the goods. */
export function CartAside({
  sum,
  delivery,
  returnDays,
}: {
  sum: CartSum;
  /** Where the visitor gave a PIN code. */
  delivery: CartDeliveryView | undefined;
  returnDays: number;
}) {
  const cart = cartText;
  const billWords = billText;
  const isFree = sum.missingForFreePaise === 0;
  const isKnown = delivery !== undefined;
  return (
    <div className="grid gap-4 lg:sticky lg:top-[calc(var(--header-h)+24px)]">
      <Panel as="section">
        <h2 className="mb-4 text-xl">{cart.bill}</h2>
        <Bill
          totals={sum.totals}
          delivery={isKnown ? undefined : isFree ? billWords.deliveryFree : cart.deliveryAtCheckout}
          totalName={isKnown || isFree ? billWords.toPay : billWords.toPayBeforeDelivery}
        />
        {delivery && <CartDelivery delivery={delivery} />}
        <div className="mt-[18px] hidden lg:block">
          <CheckoutLink way={sum.way} />
        </div>
      </Panel>
      <ul className="grid gap-2 px-1 text-sm text-ink-2">
        <Assurance icon={<ShieldCheck className="size-[18px]" />}>{cart.sealedPacks}</Assurance>
        <Assurance icon={<Undo2 className="size-[18px]" />}>{cart.returns(returnDays)}</Assurance>
      </ul>
    </div>
  );
}

/** The bar at the foot of a phone's screen: what is to pay, and the way to checkout. */
export function CheckoutBar({ sum }: { sum: CartSum }) {
  const billWords = billText;
  return (
    <StickyAction label={billWords.toPay}>
      <p className="leading-tight tabular-nums">
        <b className="block text-xl font-bold">{rupees(sum.totals.totalPaise)}</b>
        <span className="text-sm text-ink-2">{billWords.itemCount(sum.totals.itemCount)}</span>
      </p>
      <div className="min-w-0 flex-1">
        <CheckoutLink way={sum.way} />
      </div>
    </StickyAction>
  );
}

function CheckoutLink({ way }: { way: WayToCheckout }) {
  const cart = cartText;
  if (way.kind === "closed") {
    return (
      <Button type="button" size="lg" isBlock disabled>
        {cart.cannotPay}
      </Button>
    );
  }
  if (way.kind === "shop-more") {
    return (
      <ButtonLink to="/shop" size="lg" isBlock>
        {cart.keepShopping}
      </ButtonLink>
    );
  }
  if (way.kind === "clear-up") {
    return (
      <Form method="post" action="/cart">
        {way.slugs.map((slug) => (
          <input key={slug} type="hidden" name="slug" value={slug} />
        ))}
        <Button name="intent" value="clear-up" size="lg" isBlock>
          {way.areAllSoldOut ? cart.removeSoldOut(way.slugs.length) : cart.continueWithRest}
        </Button>
      </Form>
    );
  }
  return (
    <ButtonLink to="/checkout" size="lg" isBlock>
      <Lock className="size-[18px]" />
      {cart.checkout}
    </ButtonLink>
  );
}

function Assurance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      {children}
    </li>
  );
}
