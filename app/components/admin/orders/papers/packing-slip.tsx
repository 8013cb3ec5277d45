import { addressLine, type PaperOrder, type PaperShop } from "#app/components/admin/orders/papers/paper.ts";
import { labelSentences } from "#app/components/catalog/company/line-label.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { partStep, toCollectPaise } from "#app/domain/orders/door-money.ts";
import { keptQuantity } from "#app/domain/orders/order-change.ts";

/** What lies in the parcel, batch by batch, with a box to tick; A4. */
export function PackingSlip({ order, shop }: { order: PaperOrder; shop: PaperShop }) {
  const { print: words, one } = officeOrdersText;
  return (
    <article className="paper paper-a4">
      <header className="flex justify-between gap-6">
        <div>
          <h2>{words.slip(order.number)}</h2>
          <p>
            {one.promise}: {formatDay(order.promisedBy)}
          </p>
        </div>
        <p className="text-right">
          <b>{shop.name}</b>
          <br />
          {addressLine(shop)}
        </p>
      </header>
      <p className="my-4">
        <b>{words.to}:</b> {order.name}, {[order.street, order.landmark].filter(Boolean).join(", ")},{" "}
        {order.town} {order.pincode}
        {order.phone && `, ${formatPhone(order.phone)}`}
      </p>
      <table className="paper-table">
        <thead>
          <tr>
            <th>{words.ticked}</th>
            <th>{words.item}</th>
            <th>{words.batch}</th>
            <th>{words.expiry}</th>
            <th className="number">{words.packs}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines
            .filter((line) => keptQuantity(line) > 0)
            .flatMap((line) =>
              line.batches.map((share) => (
                <tr key={`${line.id} ${share.batchId}`}>
                  <td>
                    <span className="paper-box" />
                  </td>
                  <td>
                    {fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined })}, {line.brandName}
                    <small className="block">{labelSentences(line).join(". ")}</small>
                  </td>
                  <td>{share.batchNumber}</td>
                  <td>{formatExpiry(share.expiresOn)}</td>
                  <td className="number">{share.quantity}</td>
                </tr>
              )),
            )}
        </tbody>
      </table>
      {order.note && (
        <p className="mt-4">
          <b>{one.note}:</b> {order.note}
        </p>
      )}
      <p className="mt-4 font-bold">
        {partStep(order) === "advance" && words.paidInAdvance(rupees(order.payment.amountPaise))}{" "}
        {order.payment.status === "paid" && toCollectPaise(order) === 0
          ? words.paid
          : words.cashToCollect(rupees(toCollectPaise(order) || order.payment.amountPaise))}
      </p>
    </article>
  );
}
