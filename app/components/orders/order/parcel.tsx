import { Thumbnail } from "#app/components/cart/thumbnail.tsx";
import { labelSentences } from "#app/components/catalog/company/line-label.ts";
import type { OrderLineView } from "#app/components/orders/order/order-view.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";

/** What lies in the parcel, each pack with potency, batch and expiry in plain sight. */
export function Parcel({ lines }: { lines: OrderLineView[] }) {
  const order = orderText;
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.productSlug}
          className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-3.5 border-t border-line-soft py-3 first:border-t-0"
        >
          <span className="grid h-16 place-items-center rounded-[8px] bg-paper-100">
            <Thumbnail pictureUrl={line.pictureUrl} className="size-[58px]" />
          </span>
          <div className="text-sm leading-[1.4] text-ink-2">
            <b className="block font-display text-[1.0625rem] leading-tight font-semibold text-ink">
              {line.name}
            </b>
            <p>
              {line.potencyLabel && <strong className="text-leaf-700">{line.potencyLabel}, </strong>}
              {line.packSize}
              {line.quantity > 1 && `, ${order.packs(line.quantity)}`}
            </p>
            {line.cancelledQuantity > 0 && (
              <p className="font-semibold text-error">{order.packsCancelled(line.cancelledQuantity)}</p>
            )}
            {line.returnedQuantity > 0 && (
              <p className="font-semibold text-error">{order.packsReturned(line.returnedQuantity)}</p>
            )}
            {line.batches.map(({ number, expiresOn }) => (
              <p key={number} className="tabular-nums">
                {order.batch(number, formatExpiry(expiresOn))}
              </p>
            ))}
            <p>{labelSentences(line).join(". ")}</p>
          </div>
          <span className="font-semibold tabular-nums">
            {line.isGift ? order.free : rupees(line.totalPaise)}
          </span>
        </li>
      ))}
    </ul>
  );
}
