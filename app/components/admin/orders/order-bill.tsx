import { Card } from "#app/components/admin/office-page.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";
import { partStep } from "#app/domain/orders/door-money.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

export type BillOfOrder = {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  payment: { status: PaymentStatus; amountPaise: number; reference: string | null };
  /** Why it cost less than the prices of the shop. */
  discounts: Discount[];
  /** What is taken at the door of an order paid in part before, and when it was. */
  doorPaise: number;
  doorPaidAt: Date | null;
  mrpPaise: number;
  goodsPaise: number;
  deliveryPaise: number;
  cancelledPaise: number;
  keptPaise: number;
  refundedPaise: number;
  duePaise: number;
  gst: GstSplit;
};

/** What the order costs, with its tax and what was given back. */
export function OrderBill({ order }: { order: BillOfOrder }) {
  const { one: words } = officeOrdersText;
  return (
    <Card title={words.bill}>
      <BillRows order={order} />
    </Card>
  );
}

/** The same without a sheet, for papers. */
export function BillRows({ order }: { order: BillOfOrder }) {
  const { one: words, method, paid, inPart } = officeOrdersText;
  const step = partStep(order);
  const { status, reference } = order.payment;
  const offeredPaise = order.discounts.reduce((sum, { paise }) => sum + paise, 0);
  const rows: [string, number][] = [
    [words.mrp, order.mrpPaise],
    [words.saving, order.goodsPaise - order.mrpPaise + offeredPaise],
    ...order.discounts.map((each): [string, number] => [billText.offer(each), -each.paise]),
    [words.delivery, order.deliveryPaise],
    [words.cancelled, -order.cancelledPaise],
  ];
  const tax: [string, number][] = [
    [words.taxable, order.gst.taxablePaise],
    [words.cgst, order.gst.cgstPaise],
    [words.sgst, order.gst.sgstPaise],
    [words.igst, order.gst.igstPaise],
  ];
  const given: [string, number][] = [
    [words.refunded, order.refundedPaise],
    [words.due, order.duePaise],
  ];
  return (
    <>
      <dl className="grid gap-1.5 tabular-nums">
        <Rows rows={rows.filter(([name, paise]) => name === words.mrp || paise !== 0)} />
        <div className="flex justify-between border-t border-line pt-2 text-lg font-bold">
          <dt>{words.total}</dt>
          <dd>{rupeesExact(order.keptPaise)}</dd>
        </div>
        <Rows rows={tax.filter(([, paise]) => paise > 0)} isQuiet />
        <Rows rows={given.filter(([, paise]) => paise > 0)} />
      </dl>
      <p className="mt-2">
        {method[order.paymentMethod]},{" "}
        {step ? inPart[step](rupees(order.payment.amountPaise), rupees(order.doorPaise)) : paid[status]}
        {reference && <span className="block tabular-nums">{words.reference(reference)}</span>}
      </p>
    </>
  );
}

function Rows({ rows, isQuiet = false }: { rows: [string, number][]; isQuiet?: boolean }) {
  return rows.map(([name, paise]) => (
    <div key={name} className={`flex justify-between ${isQuiet ? "text-sm text-ink-2" : ""}`}>
      <dt>{name}</dt>
      <dd>{rupeesExact(paise)}</dd>
    </div>
  ));
}
