import { expect, test } from "vitest";
import { fieldLine, fieldRows } from "#app/domain/form/form-lines.ts";
import { fieldText, fieldTexts, typedTexts } from "#app/domain/form/form-text.ts";

function sent(...fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("of a repeated field the first text counts, a file does not", () => {
  const form = sent(["name", new File(["x"], "x.txt")], ["name", " Asha  Devi "], ["name", "Ravi"]);
  expect(fieldText(form, "name")).toBe(" Asha  Devi ");
  expect(fieldLine(form, "name")).toBe("Asha Devi");
  expect(fieldTexts(form, "name")).toEqual([" Asha  Devi ", "Ravi"]);
  expect(fieldText(form, "phone")).toBe("");
});

test("a form shown again has the fields that were sent, empty ones too", () => {
  expect(typedTexts(sent(["name", ""], ["note", "a"]), ["name", "phone"])).toEqual({ name: "" });
});

test("rows are read by the number in their field's name; other fields are none of them", () => {
  const form = sent(["line-12", "3"], ["line-x", "1"], ["line-", "1"], ["inline-4", "1"], ["line-7", ""]);
  expect(fieldRows(form, "line")).toEqual([
    { id: 12, text: "3" },
    { id: 7, text: "" },
  ]);
});
