import type { DoseTexts, PaperOrder, PaperShop } from "#app/components/admin/orders/papers/paper.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { keptLines } from "#app/domain/orders/order-change.ts";
import { isLongMedicine, type LabelSize, labelSize } from "#app/domain/prescriptions/dose-label.ts";

const LOOKS: Record<LabelSize, string> = { 7: "", 6: "dose-small", 5: "dose-smallest" };

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
  const { dose: words } = officeOrdersText.print;
  return keptLines(order.lines).flatMap((line) => {
    const { name, english, hindi } = doses[line.id] ?? { name: order.name };
    const texts = english ? [english, hindi ?? ""] : [words.english, words.hindi];
    const medicine = `${line.name} ${line.potencyLabel ?? ""}`.trim();
    const size = labelSize(texts.filter(Boolean), medicine) ?? 5;
    return Array.from({ length: line.quantity }, (_, copy) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of one label are alike
      <article key={`${line.id} ${copy}`} className="paper paper-dose">
        <p className={isLongMedicine(medicine) ? "dose-medicine dose-small" : "dose-medicine"}>
          <b>{line.name}</b> <b>{line.potencyLabel}</b>
        </p>
        <p className="dose-line">
          {words.name}: {name}
        </p>
        <div className={`dose-texts ${LOOKS[size]}`}>
          <p>{texts[0]}</p>
          {texts[1] && <p lang="hi">{texts[1]}</p>}
        </div>
        <small className="dose-line">{shop.name}</small>
      </article>
    ));
  });
}
