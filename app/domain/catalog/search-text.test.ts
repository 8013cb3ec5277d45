import { expect, test } from "vitest";
import { parsePotency } from "#app/domain/catalog/potency.ts";
import { potencyWritings, searchTextOf } from "#app/domain/catalog/search-text.ts";

const arnica = {
  names: ["Arnica Montana", "Arn.", "Leopard's bane", "आर्निका"],
  potency: parsePotency("30 CH"),
  packSize: "30 ml",
  brandNames: ["SBL", "SBL Private Limited"],
  formNames: ["Dilutions"],
};

test("a product is found by its names, potency, pack, brand and form", () => {
  expect(searchTextOf(arnica)).toBe(
    "arnica montana arn. leopard's bane आर्निका 30 ch 30c 30ch ml sbl private limited dilutions",
  );
});

test("no word stands twice", () => {
  const words = searchTextOf(arnica).split(" ");
  expect(words.length).toBe(new Set(words).size);
});

test("a product without a potency is found by its pack all the same", () => {
  expect(searchTextOf({ ...arnica, potency: undefined })).toContain("30 ml");
});

test("an 11 ml bottle is not found by the potency 1M", () => {
  expect(searchTextOf({ ...arnica, packSize: "11 ml" })).not.toContain("1m");
});

test.each([
  ["Q", ["q", "mt", "mother tincture"]],
  ["6X", ["6x", "6d"]],
  ["30", ["30 ch", "30c", "30ch"]],
  ["1M", ["1m", "1000c"]],
  ["CM", ["cm", "100000c"]],
  ["0/1", ["lm1", "0/1"]],
])("%s is found in its usual writings", (text, writings) => {
  expect(potencyWritings(parsePotency(text)!)).toEqual(writings);
});
