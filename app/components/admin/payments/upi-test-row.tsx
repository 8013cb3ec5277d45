import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { officeUpiTestText } from "#app/content/messages/payments/office-upi-test.ts";
import { UPI_APPS, type UpiApp } from "#app/domain/payments/upi-test.ts";

/** One app, whether it paid, and what it said. */
export function UpiTestRow({ place, app }: { place: number; app: UpiApp }) {
  const { form: words, apps } = officeUpiTestText;
  return (
    <fieldset className="grid gap-3 border-b border-line-soft p-4">
      <legend className="float-left mb-1 font-semibold">{words.row(place + 1)}</legend>
      <SelectField name={`app-${place}`} label={words.app} defaultValue={app}>
        {UPI_APPS.map((each) => (
          <option key={each} value={each}>
            {apps[each]}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1 text-sm">{words.worked}</legend>
        <div className="flex flex-wrap gap-5">
          {(["yes", "no"] as const).map((answer) => (
            <label key={answer} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={`worked-${place}`}
                value={answer}
                required
                className="size-5 accent-primary"
              />
              {words[answer]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        name={`said-${place}`}
        label={words.said}
        hint={words.saidHint}
        maxLength={120}
        autoComplete="off"
      />
    </fieldset>
  );
}
