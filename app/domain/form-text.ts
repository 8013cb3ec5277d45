// The texts of a sent form. Every reader takes them from here: of a repeated field the first text counts, a file is no text.

import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";
import { parseWholeNumber } from "#app/domain/typed-number.ts";

/** What stands in a field as it was typed; "" when it was not sent. */
export function fieldText(form: FormData, field: string): string {
  return form.getAll(field).find((value) => typeof value === "string") ?? "";
}

/** What stands in a field as one clean line. */
export function fieldLine(form: FormData, field: string): string {
  return cleanLine(fieldText(form, field));
}

/** What stands in a field as clean lines. */
export function fieldLines(form: FormData, field: string): string {
  return cleanLines(fieldText(form, field));
}

/** All texts of a field that is sent more than once. */
export function fieldTexts(form: FormData, field: string): string[] {
  return form.getAll(field).filter((value) => typeof value === "string");
}

/** The fields `line-7`, `line-12` …, one for each row of something: the row's id and the text, in the order in which they were sent. */
export function fieldRows(form: FormData, field: string): { id: number; text: string }[] {
  return [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || !name.startsWith(`${field}-`)) return [];
    const id = parseWholeNumber(name.slice(field.length + 1), { min: 0, max: 999_999_999 });
    return id === undefined ? [] : [{ id, text: value }];
  });
}

/** The texts of these fields as they were typed, for a form that is shown again; a field that was not sent is left out. */
export function typedTexts(form: FormData, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [text] = fieldTexts(form, field);
      return text === undefined ? [] : [[field, text]];
    }),
  );
}
