import type { OpenRow } from "#app/components/admin/counter/counter-state.ts";
import { useText } from "#app/components/text.tsx";
import { SelectField, TextArea } from "#app/components/ui/field.tsx";
import { officeCounterText } from "#app/content/messages/en/office-counter.ts";

/** A message with a list of medicines goes in here; what it does not say clearly is chosen below. */
export function PastedList({ openRows }: { openRows: OpenRow[] }) {
  const { paste: words } = useText(officeCounterText);
  return (
    <>
      {openRows.length > 0 && (
        <fieldset className="grid gap-3 rounded-md border border-line bg-marigold-50 p-4">
          <legend className="font-semibold">{words.open}</legend>
          <p className="text-ink-2">{words.openHint}</p>
          {openRows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer never move
            <div key={place}>
              <input type="hidden" name={`packs-${place}`} value={row.quantity} />
              <SelectField
                name={`choice-${place}`}
                label={words.choice(`${row.text} × ${row.quantity}`)}
                defaultValue={row.suggestedId ?? ""}
              >
                <option value="">{words.leaveOut}</option>
                {row.candidates.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
          ))}
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
