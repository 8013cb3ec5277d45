import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { OrderStatusBadge } from "#app/components/admin/orders/order-status.tsx";
import { RowTick } from "#app/components/admin/row-tick.tsx";
import { Link } from "#app/components/ui/link.ts";
import { formatDateTime, formatDay } from "#app/content/messages/dates.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { rupees } from "#app/domain/money.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

export type OrderRow = {
  number: string;
  channel: "web" | "counter" | "phone" | "quote";
  status: OrderStatus;
  name: string;
  phone: string | null;
  town: string;
  pincode: string;
  isExpress: boolean;
  promisedBy: string;
  placedAt: Date;
  totalPaise: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Of an order paid in part before, what is taken at the door. */
  doorPaise: number;
  isToBeCalled: boolean;
  packCount: number;
};

/** Orders in rows; with `formId` each can be chosen for the form of that id, which acts on many at once. */
export function OrderTable({ orders, formId }: { orders: OrderRow[]; formId?: string }) {
  const words = officeOrdersText;
  const columns: Column<OrderRow>[] = [
    {
      heading: words.columns.order,
      cell: (order) => (
        <div className="flex items-center gap-3">
          {formId && (
            <RowTick
              formId={formId}
              name="number"
              value={order.number}
              label={`${words.columns.choose} ${order.number}`}
            />
          )}
          <div>
            <Link to={`/admin/orders/${order.number}`} className="link">
              {order.number}
            </Link>
            <small className="whitespace-nowrap">{formatDateTime(order.placedAt)}</small>
          </div>
        </div>
      ),
    },
    { heading: words.columns.status, cell: (order) => <OrderStatusBadge {...order} /> },
    {
      heading: words.columns.customer,
      cell: (order) => (
        <>
          {order.name}
          <small>
            {order.channel === "counter" ? words.channel.counter : `${order.town} ${order.pincode}`}
          </small>
        </>
      ),
    },
    {
      heading: words.columns.total,
      isNumber: true,
      cell: (order) => (
        <>
          <b>{rupees(order.totalPaise)}</b>
          <small>{words.packs(order.packCount)}</small>
        </>
      ),
    },
    {
      heading: words.columns.payment,
      isOnlyWide: true,
      cell: (order) => (
        <>
          <span className="whitespace-nowrap">{words.method[order.paymentMethod]}</span>
          <small>
            {words.paid[order.paymentStatus]}
            {order.doorPaise > 0 && `, ${words.inPart.short(rupees(order.doorPaise))}`}
          </small>
        </>
      ),
    },
    {
      heading: words.columns.promise,
      isOnlyWide: true,
      cell: (order) => (
        <>
          <span className="whitespace-nowrap">{formatDay(order.promisedBy)}</span>
          {order.isExpress && <small>{words.express}</small>}
        </>
      ),
    },
  ];
  return <OfficeTable label={words.title} columns={columns} rows={orders} keyOf={(order) => order.number} />;
}
