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
