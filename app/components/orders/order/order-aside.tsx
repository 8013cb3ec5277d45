import { OrderAddress } from "#app/components/orders/order/order-address.tsx";
import { Help } from "#app/components/orders/order/order-help.tsx";
import type { OrderView } from "#app/components/orders/order/order-view.ts";
import { paidHow } from "#app/components/orders/order/paid-how.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { billsText } from "#app/content/messages/invoices/bills.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { paperSlug } from "#app/domain/invoices/invoice-paper.ts";

/** Where it goes, how it is paid, whom to ask, and the way out while there is one. */
export function OrderAside({ order }: { order: OrderView }) {
  const words = orderText;
  return (
    <aside className="grid gap-[18px]">
      <OrderAddress order={order} title={words.address} />
      <Panel>
        <h2 className="mb-3 text-xl">{words.payment}</h2>
        <p>
          {paidHow(order).way}
          <br />
          <span className="text-ink-2">{paidHow(order).state}</span>
        </p>
      </Panel>
      <Bills order={order} />
      <Help number={order.number} />
      {order.canCancel && <CancelForm />}
    </aside>
  );
}

/** The papers as files; before the parcel leaves it says when they come. */
function Bills({ order }: { order: OrderView }) {
  const words = billsText;
  if (order.bills.length === 0 && !isUnderWay(order.status)) return null;
  return (
    <Panel>
      <h2 className="mb-3 text-xl">{words.title}</h2>
      {order.bills.length === 0 && <p className="text-ink-2">{words.waiting}</p>}
      <ul>
        {order.bills.map((bill) => (
          <li key={bill.number}>
            <a
              href={hrefOf(`/track-order/${order.trackingToken}/bill/${paperSlug(bill.number)}`)}
              className="link inline-flex min-h-11 items-center"
            >
              {words.open(words.named(words.kind[bill.kind], bill.number))}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function isUnderWay(status: OrderView["status"]): boolean {
  return status === "placed" || status === "confirmed" || status === "packed";
}

function CancelForm() {
  const words = orderText;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-2 underline underline-offset-3">
        {words.cancelTitle}
      </summary>
      <Form method="post" className="grid justify-items-start gap-3 pt-1">
        <p className="text-ink-2">{words.cancelText}</p>
        <Button variant="quiet" name="intent" value="cancel">
          {words.cancel}
        </Button>
      </Form>
    </details>
  );
}
