import type { PaperOrder, PaperShop } from "#app/components/admin/papers/paper.ts";
import { useText } from "#app/components/text.tsx";
import { officeOrdersText } from "#app/content/messages/en/office-orders.ts";
import { keptQuantity } from "#app/domain/order-change.ts";

/** A small label for each pack, 50 × 25 mm, to write the dose on by hand; English and Hindi. */
export function DoseLabels({ order, shop }: { order: PaperOrder; shop: PaperShop }) {
  const { dose } = useText(officeOrdersText).print;
  return order.lines.flatMap((line) =>
    Array.from({ length: keptQuantity(line) }, (_, copy) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of one label are alike
      <article key={`${line.id} ${copy}`} className="paper paper-dose">
        <b>
          {line.name} {line.potencyLabel}
        </b>
        <span>
          {dose.name}: {order.name}
        </span>
        <span>{dose.english}</span>
        <span lang="hi">{dose.hindi}</span>
        <small>{shop.name}</small>
      </article>
    )),
  );
}
