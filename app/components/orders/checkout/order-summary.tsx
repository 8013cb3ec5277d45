import { Bill } from "#app/components/cart/bill.tsx";
import { Thumbnail } from "#app/components/cart/thumbnail.tsx";
import { labelSentences } from "#app/components/catalog/company/line-label.ts";
import { BySpeed } from "#app/components/orders/checkout/by-speed.tsx";
import type { CheckoutLine, CheckoutView } from "#app/components/orders/checkout/checkout-view.ts";
import { Link } from "#app/components/ui/link.ts";
import { billText } from "#app/content/messages/cart/bill.ts";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { lineLabel } from "#app/domain/catalog/company.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { rupees } from "#app/domain/money.ts";

/** What is ordered, by whom it was made, and what it adds up to. */
export function OrderSummary({ view: { cart: ordered, price } }: { view: CheckoutView }) {
  const checkout = checkoutText;
  const bill = billText;
  return (
    <>
      <h2 className="mb-4 flex items-baseline justify-between gap-3 text-xl">
        {checkout.yourOrder}
        <Link to="/cart" className="link inline-flex min-h-11 items-center font-body text-sm">
          {checkout.changeCart}
        </Link>
      </h2>
      <ul className="mb-4 grid gap-3 border-b border-line pb-4">
        {ordered.lines.map((line) => (
          <SummaryLine key={line.slug} line={line} />
        ))}
        {ordered.gift && !ordered.gift.isRefused && (
          <SummaryLine line={ordered.gift.line} gift={cartText.gift.reason(rupees(ordered.gift.fromPaise))} />
        )}
      </ul>
      {price ? (
        <BySpeed
          standard={<Bill totals={price.standard.totals} />}
          express={price.express && <Bill totals={price.express.totals} />}
        />
      ) : (
        <Bill
          totals={ordered.totals}
          delivery={checkout.deliveryByPincode}
          totalName={bill.toPayBeforeDelivery}
        />
      )}
    </>
  );
}

function SummaryLine({ line, gift }: { line: CheckoutLine; gift?: string }) {
  const checkout = checkoutText;
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_auto] gap-3 text-[.9688rem] leading-[1.35]">
      <span className="grid h-[52px] place-items-center rounded-[8px] bg-paper-100">
        <Thumbnail pictureUrl={line.pictureUrl} className="size-12" />
      </span>
      <span>
        <b className="font-semibold">{fullName(line)}</b>
        {line.quantity > 1 && ` ${checkout.quantity(line.quantity)}`}
        {gift && <small className="block text-sm text-ok">{gift}</small>}
        <small className="block text-sm text-ink-2">
          {(line.mrpSource === "label" ? checkout.mrp : checkout.estimated)(
            rupees(line.mrpPaise * line.quantity),
          )}
        </small>
        <small className="block text-sm text-ink-2">{labelSentences(lineLabel(line)).join(". ")}</small>
      </span>
      <span className="tabular-nums">{gift ? cartText.gift.free : rupees(line.lineTotalPaise)}</span>
    </li>
  );
}
