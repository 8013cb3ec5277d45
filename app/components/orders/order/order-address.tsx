import type { ReactNode } from "react";
import type { OrderView } from "#app/components/orders/order/order-view.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { formatPhone } from "#app/domain/form/phone.ts";

/** Who gets the parcel and where; children follow below. */
export function OrderAddress({
  order,
  title,
  children,
}: {
  order: Pick<OrderView, "name" | "street" | "landmark" | "town" | "pincode" | "phone">;
  title: string;
  children?: ReactNode;
}) {
  return (
    <Panel as="section">
      <h2 className="mb-3 text-xl">{title}</h2>
      <p className="wrap-anywhere">{order.name}</p>
      <p className="wrap-anywhere text-ink-2">
        {[order.street, order.landmark, `${order.town} ${order.pincode}`].filter(Boolean).join(", ")}
        <br />
        {order.phone && `+91 ${formatPhone(order.phone)}`}
      </p>
      {children}
    </Panel>
  );
}
