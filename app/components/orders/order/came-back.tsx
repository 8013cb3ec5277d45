import type { OrderView } from "#app/components/orders/order/order-view.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";

/** What came back of an order, what was paid back, and what is still to be; nothing where none of it is so. */
export function CameBack({ order: { lines, refund } }: { order: Pick<OrderView, "lines" | "refund"> }) {
  const { cameBack: words } = orderText;
  const returned = lines.filter(({ returnedQuantity }) => returnedQuantity > 0);
  if (returned.length === 0 && refund.paid.length === 0 && refund.duePaise === 0) return null;
  return (
    <Panel as="section" className="grid gap-2">
      <h2 className="text-xl">{returned.length > 0 ? words.title : words.moneyTitle}</h2>
      <ul className="grid gap-1.5">
        {returned.map((line) => (
          <li key={line.productSlug}>
            {words.line({
              name: fullName(line),
              count: line.returnedQuantity,
              of: line.quantity,
              on: line.returnedAt && formatDate(indiaDate(line.returnedAt)),
            })}
          </li>
        ))}
        {refund.paid.map(({ amountPaise, reference, refundedAt }) => (
          <li key={refundedAt.toISOString()}>
            {words.paid({ amount: rupees(amountPaise), on: formatDate(indiaDate(refundedAt)), reference })}
          </li>
        ))}
        {refund.duePaise > 0 && (
          <li className="font-semibold">{words.due(rupees(refund.duePaise), refund.withinDays)}</li>
        )}
      </ul>
    </Panel>
  );
}
