import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type BulkRow, EMPTY_ROW } from "#app/components/enquiries/bulk-view.ts";
import { ProductRow } from "#app/components/enquiries/product-row.tsx";
import { SameBrand } from "#app/components/enquiries/same-brand.tsx";
import { useProductChoices } from "#app/components/enquiries/use-product-choices.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { rupees } from "#app/domain/money.ts";

/** The products of a bulk request: rows to choose in, a list to paste, and what they come to at shop prices. */
export function ProductRows({
  rows: given,
  minPaise,
  brands,
  brandSaid,
}: {
  rows: BulkRow[];
  minPaise: number;
  brands: string[];
  brandSaid: string | undefined;
}) {
  const { bulk } = requestText;
  const listId = useId();
  const count = useRef(given.length);
  const box = useRef<HTMLFieldSetElement>(null);
  const [rows, setRows] = useState(() => given.map((row, index) => ({ ...row, key: index })));
  const { choices, ask } = useProductChoices();

  function add() {
    const key = count.current++;
    setRows((before) => [...before, { ...EMPTY_ROW, key }]);
    requestAnimationFrame(() => {
      const fields = box.current?.querySelectorAll<HTMLInputElement>("[name=product]");
      fields?.item(fields.length - 1).focus();
    });
  }

  function change(key: number, changed: Partial<BulkRow>) {
    const chosen = choices.find(({ label }) => label === changed.text);
    const facts = chosen ? { pricePaise: chosen.pricePaise, problem: undefined } : {};
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changed, ...facts } : row)));
  }

  const estimatePaise = rows.reduce((sum, row) => sum + (row.pricePaise ?? 0) * packs(row.quantity), 0);
  return (
    <fieldset ref={box} id="products" tabIndex={-1} className="grid gap-4">
      <legend className="mb-[7px] font-display text-2xl font-semibold">{bulk.products}</legend>
      <p className="-mt-1 text-sm text-ink-2">{bulk.productsHint}</p>
      {rows.length > 0 && (
        <ul className="grid gap-4">
          {rows.map((row, position) => (
            <ProductRow
              key={row.key}
              row={row}
              position={position}
              listId={listId}
              onChange={(changed) => change(row.key, changed)}
              onType={ask}
              onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ul>
      )}
      <datalist id={listId}>
        {choices.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="outline"
          name="intent"
          value="add"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Plus className="size-[18px]" />
          {bulk.addProduct}
        </Button>
        {estimatePaise > 0 && (
          <p className="font-semibold tabular-nums" aria-live="polite">
            {bulk.estimate(rupees(estimatePaise))}
          </p>
        )}
      </div>
      <SameBrand brands={brands} said={brandSaid} />
      {estimatePaise > 0 && estimatePaise < minPaise && (
        <Notice kind="warning">{bulk.belowMinimum(rupees(minPaise))}</Notice>
      )}
      <details className="rounded-md border border-line bg-paper-50 px-4 py-1">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {bulk.listTitle}
        </summary>
        <div className="grid gap-3 pb-4">
          <TextArea name="pasted" label={bulk.listTitle} hint={bulk.listHint} rows={5} maxLength={8000} />
          <Button variant="soft" name="intent" value="paste" formNoValidate>
            {bulk.addLines}
          </Button>
        </div>
      </details>
    </fieldset>
  );
}

function packs(typed: string): number {
  const number = Math.trunc(Number(typed.trim() || 1));
  return Number.isFinite(number) ? Math.max(0, number) : 1;
}
