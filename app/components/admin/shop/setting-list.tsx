import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { settingLabel } from "#app/components/admin/shop/setting-label.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";

export type SettingFormState = {
  group: string;
  texts: Record<string, string>;
  version: string;
  errors: Record<string, string>;
  /** The name of the field that gets the focus, such as the first one of a new row. */
  focus?: string | undefined;
};

/** A list of the settings: a row per entry; rows come and go by submitting the form, so it works without JavaScript. */
export function SettingList({
  name,
  state,
  row: cells,
}: {
  name: string;
  state: SettingFormState;
  /** The fields of a row, whose names begin with `under`. */
  row: (under: string) => ReactNode;
}) {
  const words = officeSettingsText;
  const count = Number(state.texts[name] ?? 0);
  const label = settingLabel(words, { group: state.group, name });
  const error = state.errors[name];
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      {error && <p className="font-semibold text-error">{error}</p>}
      <input type="hidden" name={name} value={count} />
      {Array.from({ length: count }, (_, row) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is made anew when rows come or go
          key={row}
          className="flex flex-wrap items-end gap-3 border-b border-line-soft pb-3 *:[div]:min-w-[6.5rem]"
        >
          <legend className="sr-only">{words.rowNumber(label, row + 1)}</legend>
          {cells(`${name}.${row}.`)}
          <button
            type="submit"
            name="intent"
            value={`remove:${name}.${row}`}
            aria-label={words.removeRow(row + 1)}
            className="btn btn-quiet"
          >
            <X className="size-[18px]" />
          </button>
        </fieldset>
      ))}
      <button
        type="submit"
        id={name}
        name="intent"
        value={`add:${name}`}
        className="btn btn-quiet justify-self-start"
      >
        <Plus className="size-[18px]" />
        {words.addRow[name] ?? name}
      </button>
    </fieldset>
  );
}
