// The texts of a sent form. Every reader takes them from here: of a repeated field the first text counts, a file is no text.

/** All texts of a field that is sent more than once. */
export function fieldTexts(form: FormData, field: string): string[] {
  return form.getAll(field).filter((value) => typeof value === "string");
}

/** What stands in a field as it was typed; "" when it was not sent. */
export function fieldText(form: FormData, field: string): string {
  return fieldTexts(form, field)[0] ?? "";
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
