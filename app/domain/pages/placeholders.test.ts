import { expect, test } from "vitest";
import { fillPlaceholders, placeholdersIn } from "#app/domain/pages/placeholders.ts";

test("words are filled in, with or without spaces, and unknown ones stay visible", () => {
  expect(fillPlaceholders("Free from {{freeFrom}}, {{ freeFrom }}, {{nothing}}", { freeFrom: "₹499" })).toBe(
    "Free from ₹499, ₹499, {{nothing}}",
  );
  expect(fillPlaceholders("{{toString}}", {})).toBe("{{toString}}");
});

test("a list replaces the paragraph around it", () => {
  expect(fillPlaceholders("<p>{{zoneList}}</p><p>a</p>", { zoneList: "<ul><li>b</li></ul>" })).toBe(
    "<ul><li>b</li></ul><p>a</p>",
  );
});

test("each word is asked for once", () => {
  expect(placeholdersIn("{{a}} {{b}} {{a}} {{}}")).toEqual(["a", "b", ""]);
});
