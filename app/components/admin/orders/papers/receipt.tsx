import { BillRows } from "#app/components/admin/orders/order-bill.tsx";
import { addressLine, type PaperOrder, type PaperShop } from "#app/components/admin/orders/papers/paper.ts";
import { labelSentences } from "#app/components/catalog/company/line-label.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { keptLines } from "#app/domain/orders/order-change.ts";

/** The customer's receipt for a roll of 80 mm: lines with batch, total with tax, how it was paid. */
export function Receipt({ order, shop }: { order: PaperOrder; shop: PaperShop }) {
  const words = officeOrdersText;
  const { print } = words;
  return (
    <article className="paper paper-roll">
      <header className="text-center">
        <b className="text-lg">{shop.legalName ?? shop.name}</b>
        <p>
          {addressLine(shop)}
          {shop.phone && (
            <>
              <br />
              {formatPhone(shop.phone)}
            </>
          )}
          {shop.gstin && (
            <>
              <br />
              {print.gstin(shop.gstin)}
            </>
          )}
          {shop.licence20c && (
            <>
              <br />
              {print.licence(shop.licence20c)}
            </>
          )}
        </p>
      </header>
      <p className="my-2">
        {print.receipt(order.number)}
        <br />
        {formatDateTime(order.placedAt)}, {order.name}
      </p>
      <ul className="grid gap-1 border-y border-ink py-2">
        {keptLines(order.lines).map((line) => (
          <li key={line.id} className="flex justify-between gap-3">
            <span>
              {line.quantity} × {fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined })}
              <br />
              {line.batches
                .map((share) => words.one.batch(share.batchNumber, formatExpiry(share.expiresOn)))
                .join("; ")}
              <br />
              {labelSentences(line).join(". ")}
            </span>
            <span>{rupeesExact(line.totalPaise)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <BillRows order={order} />
      </div>
      <p className="mt-2 text-center">{print.thanks(shop.returnDays)}</p>
    </article>
  );
}
