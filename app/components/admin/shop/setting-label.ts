import type { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import type { SettingField } from "#app/domain/shop/setting-fields.ts";

/** What a field of the settings is called: by group and name, by name without rows, else by the first and last part of its name, or the last. */
export function settingLabel(
  words: typeof officeSettingsText,
  { group, name }: { group: string; name: string },
): string {
  const bare = name.replace(/\.\d+(?=\.|$)/g, "");
  const first = bare.slice(0, bare.indexOf(".") + 1);
  const last = bare.slice(bare.lastIndexOf(".") + 1);
  const { labels } = words;
  return labels[`${group}.${bare}`] ?? labels[bare] ?? labels[`${first}${last}`] ?? labels[last] ?? last;
}

/** The label of a field, for one in a list with the list and the row before it. */
export function settingLabelInRow(
  words: typeof officeSettingsText,
  { group, name }: { group: string; name: string },
): string {
  const [, list, row] = /^(.*?)\.(\d+)\./.exec(name) ?? [];
  const label = settingLabel(words, { group, name });
  if (list === undefined) return label;
  return `${words.rowNumber(settingLabel(words, { group, name: list }), Number(row) + 1)}: ${label}`;
}

/** With what a field is filled in, found by its name in the form, rows and all. */
export function settingInput(fields: SettingField[], name: string): SettingField["input"] {
  const bare = name.replace(/\.\d+(?=\.|$)/g, "");
  for (const field of fields) {
    if (field.name === bare) return field.input;
    if (!bare.startsWith(`${field.name}.`)) continue;
    if (field.input === "group") return settingInput(field.fields, bare);
    if (field.input === "list") return settingInput(field.columns, bare.slice(field.name.length + 1));
  }
  return "line";
}

/** What stands in a field, for people to read: days by their names, switches as yes and no. */
export function settingShown(
  words: typeof officeSettingsText,
  { input, text }: { input: string; text: string },
): string {
  if (input === "switch") return text ? words.yes : words.no;
  if ((input !== "weekday" && input !== "weekdays") || text === "") return text;
  return text
    .split(",")
    .map((day) => words.weekdays[Number(day)])
    .join(", ");
}
