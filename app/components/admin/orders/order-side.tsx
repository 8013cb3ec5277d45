import { MessageCircle, Phone } from "lucide-react";
import { Card } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

export type SideOfOrder = {
  name: string;
  phone: string | null;
  isPhoneProven: boolean | null;
  email: string | null;
  organization: string | null;
  gstin: string | null;
  street: string;
  landmark: string;
  town: string;
  pincode: string;
  note: string;
  promisedFrom: string;
  promisedBy: string;
  isExpress: boolean;
  courier: string | null;
  courierReference: string | null;
  orderCount: number;
  customerId: number;
};

/** Who gets the order, where, and until when. */
export function OrderSide({ order }: { order: SideOfOrder }) {
  const words = officeOrdersText;
  const { one } = words;
  return (
    <>
      <Card
        title={one.customer}
        end={
          <Link to={`/admin/customers/${order.customerId}`} className="link">
            {one.orderCount(order.orderCount)}
          </Link>
        }
      >
        <b>{order.name}</b>
        <p className="text-ink-2">
          {order.phone ? `+91 ${formatPhone(order.phone)}` : one.noPhone}
          {order.email && (
            <>
              <br />
              {order.email}
            </>
          )}
        </p>
        {order.gstin && (
          <p className="mt-2">
            {order.organization}
            <br />
            {one.gstin(order.gstin)}
          </p>
        )}
        {order.isPhoneProven === false && <p className="mt-2 text-ink-2">{one.phoneUnproven}</p>}
        {order.phone && (
          <p className="mt-3 grid grid-cols-2 gap-2">
            <a href={`tel:+91${order.phone}`} className="btn btn-quiet">
              <Phone className="size-[18px]" />
              {one.call}
            </a>
            <a href={`https://wa.me/91${order.phone}`} className="btn btn-quiet">
              <MessageCircle className="size-[18px]" />
              {one.chat}
            </a>
          </p>
        )}
        {order.note && (
          <p className="mt-3 rounded-md bg-warn-soft px-3 py-2">
            <b>{one.note}</b>
            <br />
            {order.note}
          </p>
        )}
      </Card>
      <Card title={one.deliver}>
        <p>{[order.street, order.landmark, `${order.town} ${order.pincode}`].filter(Boolean).join(", ")}</p>
        <p className="mt-2 text-ink-2">
          {one.promise}: {[...new Set([order.promisedFrom, order.promisedBy])].map(formatDay).join(" – ")}
          {order.isExpress && `, ${words.express}`}
        </p>
        {order.courier && (
          <p className="mt-2 text-ink-2">
            {one.courier}: {order.courier} {order.courierReference}
          </p>
        )}
      </Card>
    </>
  );
}
