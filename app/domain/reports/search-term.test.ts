import { expect, test } from "vitest";
import { searchTerm } from "#app/domain/reports/search-term.ts";

test("the same search in other letters and spaces is one term", () => {
  expect(searchTerm("  Arnica   30C ")).toBe("arnica 30c");
  expect(searchTerm("ARNICA 30c")).toBe("arnica 30c");
});

test.each([
  "9812345678",
  "98123 45678",
  "asha@example.org",
  "Sunita Devi",
  "122103",
  "",
  "   ",
  "x".repeat(61),
])("%j is not written down", (typed) => {
  expect(searchTerm(typed)).toBeUndefined();
});

test.each(["r89", "arnica 1000", "bc 21", "दस्त"])("%s is written down", (typed) => {
  expect(searchTerm(typed)).toBe(typed);
});
