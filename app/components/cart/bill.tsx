import type { ReactNode } from "react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import type { CartTotals } from "#app/domain/cart/cart.ts";
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
  const offers = discounts.map((each): [string, number] => [bill.offer(each), each.paise]);
  return (
    <>
      <dl className="grid gap-[11px] tabular-nums">
        <Row name={bill.itemTotal}>{rupees(totals.mrpPaise)}</Row>
        {[[bill.youSave, savedPaise] as const, ...offers].map(
          ([name, paise]) =>
            paise > 0 && (
              <Row key={name} name={name}>
                <span className="whitespace-nowrap text-sale">− {rupees(paise)}</span>
              </Row>
            ),
        )}
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

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
