import { X } from "lucide-react";
import { ProductFacts } from "#app/components/admin/orders/counter/product-facts.tsx";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { rupees } from "#app/domain/money.ts";
import { type BillLine, billLineProblem } from "#app/domain/orders/counter-bill.ts";

/** The lines of the bill. Each is a field `line-<product>` of the form, so that it needs no scripts to be sent. */
export function BillTable({
  lines,
  onQuantity,
  onRemove,
}: {
  lines: BillLine[];
  onQuantity: (productId: number, quantity: number) => void;
  onRemove: (productId: number) => void;
}) {
  const { bill: words } = officeCounterText;
  if (lines.length === 0) return <p className="py-3 text-ink-2">{words.empty}</p>;
  return (
    <>
      <ul aria-label={words.title} className="grid">
        {lines.map((line) => {
          const problem = billLineProblem(line);
          const problemId = `line-${line.productId}-problem`;
          return (
            <li
              key={line.productId}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b border-line-soft py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <span className="flex min-w-0 justify-between gap-3">
                <ProductFacts product={line} isPrescribed={line.prescriptionLineId !== undefined} />
              </span>
              {line.prescriptionLineId !== undefined && (
                <input type="hidden" name={`prescribed-${line.productId}`} value={line.prescriptionLineId} />
              )}
              <span className="flex items-center gap-2 max-sm:row-start-2">
                <input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={999}
                  name={`line-${line.productId}`}
                  aria-label={words.quantityOf(line.name)}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? problemId : undefined}
                  value={Number.isNaN(line.quantity) ? "" : line.quantity}
                  onChange={(event) => onQuantity(line.productId, event.target.valueAsNumber)}
                  onKeyDown={(event) => {
                    if (event.key === "Delete") onRemove(line.productId);
                  }}
                  className="control w-20 text-center"
                />
                <button
                  type="submit"
                  name="intent"
                  value={`remove:${line.productId}`}
                  aria-label={words.remove(line.name)}
                  onClick={(event) => {
                    event.preventDefault();
                    onRemove(line.productId);
                  }}
                  className="icon-button"
                >
                  <X className="size-4" />
                </button>
              </span>
              <b className="text-right tabular-nums sm:min-w-20">
                {rupees(line.pricePaise * (line.quantity || 0))}
              </b>
              {problem && (
                <p id={problemId} className="col-span-full text-sm font-semibold text-error">
                  {words.problems[problem]}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="flex items-center justify-between gap-3 pt-2 text-sm text-ink-2">
        <span className="pointer-coarse:hidden">{words.keys}</span>
        <button
          type="submit"
          name="intent"
          value="update"
          className="btn btn-quiet btn-row hidden noscript:inline-flex"
        >
          {words.update}
        </button>
      </p>
    </>
  );
}
