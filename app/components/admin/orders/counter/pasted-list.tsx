import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import type { OpenRow } from "#app/domain/orders/counter-bill.ts";

/** A message with a list of medicines goes in here; what it does not say clearly is chosen below. */
export function PastedList({ openRows, brands }: { openRows: OpenRow[]; brands: string[] }) {
  const { paste: words } = officeCounterText;
  return (
    <>
      {openRows.length > 0 && (
        <fieldset className="grid gap-3 rounded-md border border-line bg-marigold-50 p-4">
          <legend className="font-semibold">{words.open}</legend>
          <p className="text-ink-2">{words.openHint}</p>
          {openRows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer never move
            <div key={place} className="grid items-end gap-3 sm:grid-cols-[1fr_88px]">
              <input type="hidden" name={`open-${place}`} value={row.text} />
              {row.maybeQuantity !== undefined && (
                <p className="sm:col-span-2">{words.doubt(row.text, row.maybeQuantity, row.quantity)}</p>
              )}
              <SelectField
                name={`choice-${place}`}
                label={words.choice(row.text)}
                defaultValue={row.candidates.length > 0 ? "" : "none"}
              >
                <option value="">{row.candidates.length > 0 ? words.chooseOne : words.noneFits}</option>
                {row.candidates.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
                <option value="none">{words.leaveOut}</option>
              </SelectField>
              <TextField
                name={`packs-${place}`}
                label={words.packs}
                aria-label={words.packsOf(row.text)}
                defaultValue={String(row.quantity)}
                inputMode="numeric"
                maxLength={4}
              />
            </div>
          ))}
          {brands.length > 1 && (
            <div className="grid items-end gap-3 border-t sm:grid-cols-[1fr_auto] border-line pt-3">
              <SelectField name="brand" label={words.brand} defaultValue="">
                <option value="">{words.chooseBrand}</option>
                {brands.map((brand) => (
                  <option key={brand}>{brand}</option>
                ))}
              </SelectField>
              <button type="submit" name="intent" value="brand" className="btn btn-quiet">
                {words.useBrand}
              </button>
            </div>
          )}
          <button type="submit" name="intent" value="take" className="btn btn-primary justify-self-start">
            {words.take}
          </button>
        </fieldset>
      )}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          {words.title}
        </summary>
        <div className="grid gap-3">
          <TextArea name="list" label={words.label} placeholder={words.hint} rows={5} maxLength={6000} />
          <button type="submit" name="intent" value="paste" className="btn btn-quiet justify-self-start">
            {words.button}
          </button>
        </div>
      </details>
    </>
  );
}
