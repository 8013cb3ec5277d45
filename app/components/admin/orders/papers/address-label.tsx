import { addressLine, type PaperOrder, type PaperShop } from "#app/components/admin/orders/papers/paper.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { rupees } from "#app/domain/money.ts";
import { toCollectPaise } from "#app/domain/orders/door-money.ts";

/** The label on the parcel, 100 × 70 mm: who gets it, from whom, and the cash to collect. It never says what is inside. */
export function AddressLabel({ order, shop }: { order: PaperOrder; shop: PaperShop }) {
  const { print: words } = officeOrdersText;
  const cashPaise = toCollectPaise(order);
  return (
    <article className="paper paper-label">
      <p>
        {words.to} <b className="text-lg">{order.name}</b>
      </p>
      <p className="text-lg leading-snug">
        {[order.street, order.landmark].filter(Boolean).join(", ")}
        <br />
        {order.town} <b>{order.pincode}</b>
        <br />
        {order.phone && formatPhone(order.phone)}
      </p>
      {cashPaise > 0 && <p className="text-lg font-bold">{words.cashToCollect(rupees(cashPaise))}</p>}
      <p className="mt-auto border-t border-ink pt-1 text-sm">
        {order.number} · {words.from} {shop.name}, {addressLine(shop)}
        {shop.phone && `, ${formatPhone(shop.phone)}`}
      </p>
    </article>
  );
}
