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

test.each([
  ["Rhus Tox 200C, 2 drops morning", { words: ["rhus", "tox"], pack: undefined }],
  ["Sulph 200/ one dose early morning", { words: ["sulph"], pack: undefined }],
  ["Gels. 30 - 2 dr. vial", { pack: "2 dram" }],
  ["nat mur 6x 25 gram", { words: ["nat", "mur"], pack: "25 g" }],
  ["kali phos 6x 450gm dabba", { words: ["kali", "phos"], pack: "450 g" }],
  ["bryonia 30 no.", { words: ["bryonia"], quantity: 1 }],
])("what a prescription or a label says around a medicine is no part of its name: %s", (typed, read) => {
  expect(readSearchQuery(typed)).toMatchObject(read);
});

test("a name cut short is no pack: A1 Drops, Arnica 30 in drops", () => {
  expect(readSearchQuery("A1 Dr")).toMatchObject({ pack: undefined });
  expect(readSearchQuery("arnica 30 dr")).toMatchObject({
    pack: undefined,
    potency: { potency: { scale: "C", number: 30 } },
  });
  expect(readSearchQuery("avena sativa mother").potency).toMatchObject({ potency: { scale: "Q" } });
});
