import { OrderAddress } from "#app/components/orders/order/order-address.tsx";
import { Help } from "#app/components/orders/order/order-help.tsx";
import type { OrderView } from "#app/components/orders/order/order-view.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";

/** Where it goes, how it is paid, whom to ask, and the way out while there is one. */
export function OrderAside({ order }: { order: OrderView }) {
  const words = orderText;
  return (
    <aside className="grid gap-[18px]">
      <OrderAddress order={order} title={words.address} />
      <Panel>
        <h2 className="mb-3 text-xl">{words.payment}</h2>
        <p>
          {words.paymentMethod[order.paymentMethod]}
          <br />
          <span className="text-ink-2">{words.paymentStatus[order.payment.status]}</span>
        </p>
      </Panel>
      <Help number={order.number} />
      {order.canCancel && <CancelForm />}
    </aside>
  );
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
