import { settingLabel } from "#app/components/admin/shop/setting-label.ts";
import { type SettingFormState, SettingList } from "#app/components/admin/shop/setting-list.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import type { SettingField } from "#app/domain/shop/setting-fields.ts";

/** Every field of a group, each with the input that fits its kind. */
export function SettingInputs({
  fields,
  state,
  under = "",
}: {
  fields: SettingField[];
  state: SettingFormState;
  under?: string;
}) {
  const words = officeSettingsText;
  return fields.map((field) => {
    const name = under + field.name;
    const label = settingLabel(words, { group: state.group, name });
    if (field.input === "group")
      return (
        <fieldset
          key={name}
          className="grid gap-4 rounded-md border border-line-soft p-4 sm:col-span-2 sm:grid-cols-2"
        >
          <legend className="px-1 font-semibold">{label}</legend>
          <SettingInputs fields={field.fields} state={state} under={under} />
        </fieldset>
      );
    if (field.input === "list")
      return (
        <SettingList
          key={name}
          name={name}
          state={state}
          row={(inRow) => <SettingInputs fields={field.columns} state={state} under={inRow} />}
        />
      );
    return <SettingInput key={name} name={name} field={field} label={label} state={state} />;
  });
}

function SettingInput({
  name,
  field,
  label,
  state,
}: {
  name: string;
  field: Extract<SettingField, { isOptional: boolean }>;
  label: string;
  state: SettingFormState;
}) {
  const words = officeSettingsText;
  const text = state.texts[name] ?? "";
  const error = state.errors[name];
  const frame = {
    name,
    label,
    error,
    isOptional: field.isOptional,
    optionalWord: words.optional,
    defaultValue: text,
    autoFocus: state.focus === name,
    className: "min-w-[8.5rem] flex-1",
  };
  switch (field.input) {
    case "switch":
      return (
        <div className="sm:col-span-2">
          <CheckField name={name} id={name} defaultChecked={text !== ""}>
            {label}
          </CheckField>
        </div>
      );
    case "weekdays":
      return (
        <fieldset className="sm:col-span-2">
          <legend className="font-semibold">{label}</legend>
          {error && <p className="font-semibold text-error">{error}</p>}
          <div className="flex flex-wrap gap-x-5">
            {words.weekdays.map((day, index) => (
              <CheckField
                key={day}
                name={name}
                id={index === 0 ? name : undefined}
                value={index}
                defaultChecked={text.split(",").includes(String(index))}
              >
                {day}
              </CheckField>
            ))}
          </div>
        </fieldset>
      );
    case "weekday":
      return (
        <SelectField {...frame} className="flex-1 max-sm:basis-full">
          <option value="" />
          {words.weekdays.map((day, index) => (
            <option key={day} value={index}>
              {day}
            </option>
          ))}
        </SelectField>
      );
    case "lines":
    case "text":
      return (
        <TextArea
          {...frame}
          hint={field.input === "lines" ? words.linesHint : undefined}
          rows={6}
          className="sm:col-span-2"
        />
      );
    case "phone":
      return <TextField {...frame} type="tel" inputMode="tel" autoComplete="off" />;
    case "pincode":
      return <TextField {...frame} inputMode="numeric" autoComplete="off" />;
    case "clock":
      return <TextField {...frame} type="time" />;
    case "date":
      return <TextField {...frame} type="date" />;
    case "rupees":
      return <TextField {...frame} label={words.rupees(label)} inputMode="decimal" autoComplete="off" />;
    case "number":
      return <TextField {...frame} inputMode="decimal" autoComplete="off" />;
    default:
      return <TextField {...frame} autoComplete="off" />;
  }
}
