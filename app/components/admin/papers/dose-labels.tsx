import type { DoseTexts, PaperOrder, PaperShop } from "#app/components/admin/papers/paper.ts";
import { useText } from "#app/components/text.tsx";
import { officeOrdersText } from "#app/content/messages/en/office-orders.ts";
import { keptLines } from "#app/domain/order-change.ts";

/** A small label for each pack, 50 × 25 mm, with the dose in English and Hindi, or blanks to write it on by hand. */
export function DoseLabels({
  order,
  shop,
  doses,
}: {
  order: PaperOrder;
  shop: PaperShop;
  doses: Record<number, DoseTexts>;
}) {
  const { dose: words } = useText(officeOrdersText).print;
  return keptLines(order.lines).flatMap((line) => {
    const { name, english, hindi } = doses[line.id] ?? { name: order.name };
    return Array.from({ length: line.quantity }, (_, copy) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of one label are alike
      <article key={`${line.id} ${copy}`} className="paper paper-dose">
        <b>
          {line.name} {line.potencyLabel}
        </b>
        <span>
          {words.name}: {name}
        </span>
        <span>{english ?? words.english}</span>
        <span lang="hi">{hindi ?? words.hindi}</span>
        <small>{shop.name}</small>
      </article>
    ));
  });
}
