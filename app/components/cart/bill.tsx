import type { ReactNode } from "react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import type { CartTotals } from "#app/domain/cart/cart.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

/** The break-up of a total; `delivery` stands in place of the fee while that is not known, `totalName` for "To pay". */
export function Bill({
  totals,
  delivery,
  totalName,
  cancelledPaise = 0,
}: {
  totals: CartTotals;
  delivery?: string;
  totalName?: string;
  /** Of a placed order, what was cancelled or brought back since. */
  cancelledPaise?: number;
}) {
  const bill = billText;
  const { chargesGst } = useShopFacts();
  const { discounts = [] } = totals;
  const savedPaise = discounts.reduce((rest, { paise }) => rest - paise, totals.savedPaise);
  return (
    <>
      <dl className="grid gap-[11px] tabular-nums">
        <Row name={bill.itemTotal}>{rupees(totals.mrpPaise)}</Row>
        {savedPaise > 0 && (
          <Row name={bill.youSave}>
            <span className="text-sale">− {rupees(savedPaise)}</span>
          </Row>
        )}
        {discounts.map((discount) => (
          <Row key={discount.kind} name={nameOf(discount)} reason={reasonOf(discount)}>
            <span className="text-sale">− {rupeesExact(discount.paise)}</span>
          </Row>
        ))}
        <Row name={bill.delivery}>
          {delivery ?? (totals.deliveryPaise === 0 ? bill.deliveryFree : rupees(totals.deliveryPaise))}
        </Row>
        {cancelledPaise > 0 && <Row name={bill.cancelled}>− {rupees(cancelledPaise)}</Row>}
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t-[1.5px] border-line pt-3.5">
          <dt className="font-display text-lg leading-tight font-semibold">{totalName ?? bill.toPay}</dt>
          <dd className="text-2xl font-bold">{rupees(totals.totalPaise)}</dd>
        </div>
      </dl>
      {chargesGst && (
        <p className="mt-1.5 text-sm text-ink-2">{bill.includesGst(rupeesExact(totals.gstPaise))}</p>
      )}
    </>
  );
}

function nameOf(discount: Discount): string {
  return discount.kind === "trade"
    ? billText.offers.trade(discount.percent)
    : billText.offers.coupon(discount.code);
}

function reasonOf(discount: Discount): string | undefined {
  if (discount.kind === "trade") return undefined;
  const { offerReason } = billText;
  const { percent, scope } = discount;
  if (percent === null) return scope === null ? undefined : offerReason.sumOf(scope);
  return scope === null ? offerReason.percent(percent) : offerReason.percentOf(percent, scope);
}

function Row({ name, reason, children }: { name: string; reason?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">
        {name}
        {reason && <small className="block text-sm">{reason}</small>}
      </dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
