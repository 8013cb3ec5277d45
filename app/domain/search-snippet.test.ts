import fc from "fast-check";
import { expect, test } from "vitest";
import { fitDescription, fitTitle } from "#app/domain/search-snippet.ts";

const suffix = " | Sohna Homeo Hall";

test("a short title carries the shop's name", () => {
  expect(fitTitle({ head: "Homeopathic Brands", suffix })).toBe("Homeopathic Brands | Sohna Homeo Hall");
});

test("a title that leaves no room for the shop's name stands alone", () => {
  const head = "Bryonia Alba 30 CH, 30 ml by Willmar Schwabe India";
  expect(fitTitle({ head, suffix })).toBe(head);
});

test("a title that is too long loses words of the name, never what tells two packs apart", () => {
  expect(
    fitTitle({ head: "Hepar Sulphuris Calcareum", tail: " 30 CH, 30 ml by Willmar Schwabe India", suffix }),
  ).toBe("Hepar Sulphuris… 30 CH, 30 ml by Willmar Schwabe India");
});

test("no title is longer than 60 characters and none is empty", () => {
  const words = fc.string({ minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(words, words, (head, tail) => {
      const title = fitTitle({ head, tail, suffix });
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(60);
    }),
  );
});

test("a short description goes on, a long one ends after a whole word", () => {
  expect(
    fitDescription("All brands.", "Read, compare and order at Sohna Homeo Hall, with delivery across India."),
  ).toBe("All brands. Read, compare and order at Sohna Homeo Hall, with delivery across India.");
  const long = fitDescription("globules and drops ".repeat(20), "");
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/(globules|and|drops)…$/);
});
