import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import {
  andThen,
  type FormOf,
  fieldNames,
  type ProblemsOf,
  parseForm,
  parseTexts,
  wrong,
} from "#app/domain/form/form.ts";
import * as kinds from "#app/domain/form/form-fields.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { ok } from "#app/domain/result.ts";

const fields = {
  name: kinds.requiredLine(10),
  phone: kinds.optional(parsePhone, "phone"),
  packs: kinds.wholeNumber({ min: 1, max: 9 }, "quantity"),
  even: andThen(kinds.requiredAmount({ max: 100, canBeZero: false }, "number"), (number) =>
    number % 2 === 0 ? ok(number) : wrong("percent"),
  ),
};

test("a form that is well holds the value of each field", () => {
  const form = new FormData();
  for (const [name, text] of [
    ["name", "  Asha   Devi "],
    ["name", "Somebody Else"],
    ["packs", " 3 "],
    ["even", "12"],
    ["total", "1"],
  ] as const)
    form.append(name, text);
  const read = parseForm(fields, form);
  expect(read).toEqual({ ok: true, value: { name: "Asha Devi", phone: undefined, packs: 3, even: 12 } });
});

test("all wrong fields are named at once, a field by its first problem", () => {
  const read = parseTexts(fields, { name: "a".repeat(11), phone: "12", packs: "10", even: "3" });
  expect(read).toEqual({
    ok: false,
    problems: { name: "too-long", phone: "phone", packs: "quantity", even: "percent" },
  });
  expect(parseTexts(fields, {})).toEqual({
    ok: false,
    problems: { name: "required", packs: "quantity", even: "required" },
  });
});

test("a file in place of a text is nothing", () => {
  const form = new FormData();
  form.append("name", new File(["Asha"], "name.txt"));
  expect(parseForm(fields, form)).toMatchObject({ problems: { name: "required" } });
});

test("the types know what a form holds and what can be wrong with each field", () => {
  expectTypeOf<FormOf<typeof fields>>().toEqualTypeOf<{
    name: string;
    phone: string | undefined;
    packs: number;
    even: number;
  }>();
  expectTypeOf<NonNullable<ProblemsOf<typeof fields>["name"]>>().toEqualTypeOf<"required" | "too-long">();
  expectTypeOf<NonNullable<ProblemsOf<typeof fields>["even"]>>().toEqualTypeOf<
    "required" | "too-long" | "number" | "percent"
  >();
  expect(fieldNames(fields)).toEqual(["name", "phone", "packs", "even"]);
});

test("whatever is typed, a form answers, and never with more than its fields", () => {
  const typed = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fieldNames(fields), "other"), typed), (texts) => {
      const read = parseTexts(fields, texts);
      const names = Object.keys(read.ok ? read.value : read.problems);
      expect(names.every((name) => name in fields)).toBe(true);
      expect(names.length).toBeGreaterThan(0);
    }),
  );
});
