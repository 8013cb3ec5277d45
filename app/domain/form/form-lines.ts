// The texts of a sent form, cleaned. Apart from domain/form/form-text.ts, so that a page in the browser takes only what it needs.

import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine, cleanLines } from "#app/domain/form/plain-text.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";

/** What stands in a field as one clean line. */
export function fieldLine(form: FormData, field: string): string {
  return cleanLine(fieldText(form, field));
}

/** What stands in a field as clean lines. */
export function fieldLines(form: FormData, field: string): string {
  return cleanLines(fieldText(form, field));
}

/** The fields `line-7`, `line-12` …, one for each row of something: the row's id and the text, in the order in which they were sent. */
export function fieldRows(form: FormData, field: string): { id: number; text: string }[] {
  return [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || !name.startsWith(`${field}-`)) return [];
    const id = parseWholeNumber(name.slice(field.length + 1), { min: 0, max: 999_999_999 });
    return id === undefined ? [] : [{ id, text: value }];
  });
}
