import { Card } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { OrderStatusBadge } from "#app/components/admin/orders/order-status.tsx";
import { Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeCustomersText } from "#app/content/messages/office/office-customers.ts";
import { rupees } from "#app/domain/money.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";

type OrderOf = { number: string; status: OrderStatus; placedAt: Date; totalPaise: number };
type EnquiryOf = {
  number: string;
  kind: "contact" | "bulk" | "distributor";
  status: "new" | "in_progress" | "answered" | "closed";
  subject: string;
  createdAt: Date;
};

/** What a customer ordered, newest first. */
export function OrdersOfCustomer({ orders }: { orders: OrderOf[] }) {
  const words = officeCustomersText;
  const columns: Column<OrderOf>[] = [
    {
      heading: words.order,
      cell: ({ number, placedAt }) => (
        <>
          <Link to={`/admin/orders/${number}`} className="link">
            {number}
          </Link>
          <small>{formatDateTime(placedAt)}</small>
        </>
      ),
    },
    { heading: words.total, isNumber: true, cell: ({ totalPaise }) => rupees(totalPaise) },
    { heading: words.status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
  ];
  return (
    <Card title={words.orders} isPadded={false}>
      <OfficeTable label={words.orders} columns={columns} rows={orders} keyOf={({ number }) => number} />
    </Card>
  );
}

/** What a customer asked in writing, newest first. */
export function EnquiriesOfCustomer({ enquiries }: { enquiries: EnquiryOf[] }) {
  const words = officeCustomersText;
  const columns: Column<EnquiryOf>[] = [
    {
      heading: words.enquiries,
      cell: ({ number, kind, subject }) => (
        <>
          <Link to={`/admin/enquiries/${number}`} className="link">
            {number}
          </Link>
          <small>{[words.kinds[kind], subject].filter(Boolean).join(": ")}</small>
        </>
      ),
    },
    {
      heading: words.status,
      isNumber: true,
      cell: ({ status, createdAt }) => (
        <>
          {words.enquiryStatus[status]}
          <small>{formatDateTime(createdAt)}</small>
        </>
      ),
    },
  ];
  return (
    <Card title={words.enquiries} isPadded={false}>
      <OfficeTable
        label={words.enquiries}
        columns={columns}
        rows={enquiries}
        keyOf={({ number }) => number}
      />
    </Card>
  );
}
