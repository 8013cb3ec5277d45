import type { ReactNode } from "react";
import { Bill } from "#app/components/cart/bill.tsx";
import { Arrival } from "#app/components/orders/order/arrival.tsx";
import { CameBack } from "#app/components/orders/order/came-back.tsx";
import { OrderAside } from "#app/components/orders/order/order-aside.tsx";
import type { OrderView } from "#app/components/orders/order/order-view.ts";
import { Parcel } from "#app/components/orders/order/parcel.tsx";
import { Timeline } from "#app/components/orders/order/timeline.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { rupees } from "#app/domain/money.ts";

/** A whole order under its heading; `answer` is what a form on it was answered, `actions` stand below the arrival, children below the parcel. */
export function OrderSheet({
  order,
  today,
  answer,
  newerPath,
  actions,
  children,
}: {
  order: OrderView;
  /** The day in India, "YYYY-MM-DD". */
  today: string;
  answer: { ok: boolean; message?: ReactNode } | undefined;
  /** Where the viewer sees the order that took the place of this one. */
  newerPath?: `/orders/${string}` | `/track-order/${string}` | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const words = orderText;
  const bill = billText;
  const isUnpaid = order.status === "awaiting_payment" && order.payment.status === "due";
  return (
    <>
      <div className="mt-0.5 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.title(order.number)}</h1>
        <p className="text-ink-2">
          {words.placedAt(formatDateTime(order.placedAt))}
          <span className="whitespace-nowrap before:mx-2 before:content-['·']">
            {words.summary(bill.itemCount(order.itemCount), rupees(order.totalPaise - order.cancelledPaise))}
          </span>
        </p>
      </div>
      {answer?.message && (
        <Notice kind={answer.ok ? "success" : "error"} className="mb-5">
          {answer.message}
        </Notice>
      )}
      <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9">
        <div className="grid gap-5">
          <Arrival order={order} today={today}>
            {isUnpaid && (
              <p className="mt-3">
                {/* A document of its own: its policy lets the form lead to the gateway. */}
                <Link to={`/checkout/pay/${order.trackingToken}`} reloadDocument className="btn btn-accent">
                  {order.paymentMethod === "bank-transfer" ? words.payByTransfer : words.payNow}
                </Link>
              </p>
            )}
            {newerPath && (
              <p className="mt-3">
                <Link to={newerPath} className="btn btn-accent">
                  {words.openNewer}
                </Link>
              </p>
            )}
            {order.payment.status === "claimed" && <p>{words.paymentClaimed}</p>}
          </Arrival>
          {actions}
          <CameBack order={order} />
          <Panel as="section">
            <h2 className="mb-5 text-xl">{words.progress}</h2>
            <Timeline order={order} />
          </Panel>
          <Panel as="section">
            <h2 className="mb-2 text-xl">{words.parcel}</h2>
            <Parcel lines={order.lines} />
            <div className="mt-2 border-t border-line-soft pt-4">
              <Bill
                totals={{
                  ...order,
                  savedPaise: order.mrpPaise - order.goodsPaise,
                  totalPaise: order.totalPaise - order.cancelledPaise,
                  gstPaise: order.gst.cgstPaise + order.gst.sgstPaise + order.gst.igstPaise,
                }}
                cancelledPaise={order.cancelledPaise}
                totalName={bill.total}
              />
            </div>
          </Panel>
          {children}
        </div>
        <OrderAside order={order} />
      </div>
    </>
  );
}
