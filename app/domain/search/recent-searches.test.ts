import fc from "fast-check";
import { expect, test } from "vitest";
import { readSearches, searchesFor, withSearch } from "#app/domain/search/recent-searches.ts";

const LATELY = ["arnica 200", "Nux vomica", "hair oil"];

test("the newest search stands in front, and none twice", () => {
  expect(withSearch(LATELY, "  sbl   30 ")).toEqual(["sbl 30", ...LATELY]);
  expect(withSearch(LATELY, "nux VOMICA")).toEqual(["nux VOMICA", "arnica 200", "hair oil"]);
});

test("eight are kept, nothing empty and nothing endless", () => {
  const many = Array.from({ length: 20 }, (_, n) => `remedy ${n}`);
  const kept = many.reduce<string[]>((list, one) => withSearch(list, one), []);
  expect(kept).toEqual(many.toReversed().slice(0, 8));
  expect(withSearch(kept, "   ")).toEqual(kept);
  expect(withSearch(kept, "a".repeat(201))).toEqual(kept);
});

test("an empty field shows all, words those that begin so and go on", () => {
  expect(searchesFor(LATELY, " ")).toEqual(LATELY);
  expect(searchesFor(LATELY, "ARN")).toEqual(["arnica 200"]);
  expect(searchesFor(LATELY, "arnica 200")).toEqual([]);
  expect(searchesFor(LATELY, "oil")).toEqual([]);
});

test("what a device has kept is read whatever it is", () => {
  expect(readSearches(null)).toEqual([]);
  expect(readSearches("not json")).toEqual([]);
  expect(readSearches('{"0":"arnica"}')).toEqual([]);
  expect(readSearches('["arnica",1,null,"",["x"]]')).toEqual(["arnica"]);
  fc.assert(fc.property(fc.string(), (kept) => Array.isArray(readSearches(kept))));
  fc.assert(
    fc.property(fc.array(fc.string()), (searched) => {
      const list = searched.reduce<string[]>((all, one) => withSearch(all, one), []);
      expect(readSearches(JSON.stringify(list))).toEqual(list);
      expect(list.length).toBeLessThanOrEqual(8);
    }),
  );
});
