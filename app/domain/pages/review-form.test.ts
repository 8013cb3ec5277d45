import { expect, test } from "vitest";
import { parseForm } from "#app/domain/form/form.ts";
import { reviewFields } from "#app/domain/pages/review-form.ts";

function submit(changes: Record<string, string> = {}) {
  const form = new FormData();
  const fields = { rating: "2", body: "The cap was loose.", authorName: "Meena", ...changes };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return parseForm(reviewFields, form);
}

test("a review is stars, a text with its lines, and a name on one line", () => {
  const typed = {
    body: "  The cap was loose.\r\n\r\n\r\n\r\nThe rest is fine. ",
    authorName: " Meena \n K. ",
  };
  expect(submit(typed)).toEqual({
    ok: true,
    value: { rating: 2, body: "The cap was loose.\n\nThe rest is fine.", authorName: "Meena K." },
  });
});

test.each(["", "0", "6", "-1", "4.5", "five", "NaN", "Infinity"])("%j is no number of stars", (rating) => {
  expect(submit({ rating })).toEqual({ ok: false, problems: { rating: "rating" } });
});

test.each([
  ["body", "x".repeat(9), "too-short"],
  ["body", " ".repeat(20), "too-short"],
  ["body", "x".repeat(1001), "too-long"],
  ["authorName", " \t ", "required"],
  ["authorName", "x".repeat(41), "too-long"],
])("a wrong %s is named: %j is %s", (field, typed, problem) => {
  expect(submit({ [field]: typed })).toEqual({ ok: false, problems: { [field]: problem } });
});

test("the shortest and the longest review are taken", () => {
  expect(submit({ body: "कांच ठीक था", authorName: "M" })).toMatchObject({ ok: true });
  expect(submit({ body: "x".repeat(1000), authorName: "x".repeat(40) })).toMatchObject({ ok: true });
});
