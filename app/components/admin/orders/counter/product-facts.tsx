import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { rupees } from "#app/domain/money.ts";
import type { BillProduct } from "#app/domain/orders/counter-bill.ts";

/** A match: what it is, what it costs, how many there are, and what stands in the way of selling it. */
export function ProductFacts({
  product,
  isPrescribed = false,
}: {
  product: BillProduct;
  /** An e-prescription asks for it. */
  isPrescribed?: boolean;
}) {
  const { add: words, prescribed } = officeCounterText;
  return (
    <>
      <span className="min-w-0">
        <b className="font-semibold">{product.name}</b>{" "}
        <span className="text-ink-2">{product.brandName}</span>
        {product.soldTo === "nobody" && (
          <span className="block text-sm text-error">{words.notForRetail}</span>
        )}
        {isPrescribed && <span className="block text-sm text-ink-2">{prescribed.on}</span>}
        {product.soldTo === "prescription" && !isPrescribed && (
          <span className="block text-sm text-error">{words.doctorOnly}</span>
        )}
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {rupees(product.pricePaise)}
        <small className={`block ${product.freeQuantity === 0 ? "text-error" : "text-ink-2"}`}>
          {words.free(product.freeQuantity)}
        </small>
      </span>
    </>
  );
}
