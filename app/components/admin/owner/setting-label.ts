import type { officeSettingsText } from "#app/content/messages/en/office-settings.ts";

/** What a field of the settings is called: by group and name, by name without rows, else by the last part of its name. */
export function settingLabel(
  words: typeof officeSettingsText,
  { group, name }: { group: string; name: string },
): string {
  const bare = name.replace(/\.\d+(?=\.|$)/g, "");
  const last = bare.slice(bare.lastIndexOf(".") + 1);
  return words.labels[`${group}.${bare}`] ?? words.labels[bare] ?? words.labels[last] ?? last;
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
