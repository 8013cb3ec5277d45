import { expect, test } from "vitest";
import { readSearchQuery } from "#app/domain/search/search-query.ts";

test.each([
  ["cough since 3 days", ["cough"]],
  ["3 din se khansi hai", ["khansi"]],
  ["chamomilla to 6 month old baby", ["chamomilla", "baby"]],
  ["khansi 2 hafte purani", ["khansi"]],
  ["10 साल का बच्चा खांसी", ["बच्चा", "खांसी"]],
])(
  "how long it has lasted and how old somebody is, is neither a number of packs nor a potency: %s",
  (typed, words) => {
    expect(readSearchQuery(typed)).toMatchObject({ words, quantity: 1, potency: undefined });
  },
);

test("a potency beside it stays one", () => {
  const { words, potency } = readSearchQuery("arnica 30 for 7 days");
  expect(words).toEqual(["arnica"]);
  expect(potency).toMatchObject({ potency: { scale: "C", number: 30 } });
});

test("a word that only begins as a span of time does, and a number that ends another word, stay as they are", () => {
  expect(readSearchQuery("kit of 12 salts").wordsWithNumber).toEqual(["kit", "12", "salts"]);
  expect(readSearchQuery("hc7 day cream").wordsWithNumber).toEqual(["hc7", "day", "cream"]);
});
