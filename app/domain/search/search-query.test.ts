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

test.each([
  ["arnica thurty", { scale: "C", number: 30 }],
  ["arnica tih", { scale: "C", number: 30 }],
  ["ipecac chhe number", { scale: "C", number: 6 }],
  ["ipecac chhe number ki dena ulti wali", { scale: "C", number: 6 }],
  ["allium cepa chhe, naak beh ri hai", { scale: "C", number: 6 }],
  ["silisia duso wali", { scale: "C", number: 200 }],
  ["kamomila teess", { scale: "C", number: 30 }],
  ["causticum ten em", { scale: "C", number: 10_000 }],
  ["ignatia zero by three", { scale: "LM", number: 3 }],
  ["staphisagria el em do", { scale: "LM", number: 2 }],
  ["sabal kyu mein chahiye", { scale: "Q", number: 0 }],
  ["क्रेटेगस मदर", { scale: "Q", number: 0 }],
  ["जैबोरंडी मूल अर्क", { scale: "Q", number: 0 }],
  ["ferrum phos barah eks", { scale: "X", number: 12 }],
])("a potency is understood as it is said: %s", (typed, potency) => {
  expect(readSearchQuery(typed).potency).toMatchObject({ potency });
});

test.each([
  ["fer phos barah eks char sau pachas gram", { pack: "450 g" }],
  ["alfalfa tonic aadha litre", { pack: "500 ml", potency: undefined }],
  ["कैलेंडुला क्यू 100 मिली", { pack: "100 ml" }],
  ["passiflora Q badi 100 em el", { pack: "100 ml" }],
  ["Liv T 0.5 L", { pack: "500 ml" }],
  ["bry 30 2 drm", { pack: "2 dram" }],
  ["hep sulph 30 1 oz", { pack: "30 ml" }],
  ["nat sulph 6x 450g-1", { pack: "450 g", quantity: 1 }],
  ["aesc hip Q 2 x 30ml", { pack: "30 ml", quantity: 2, words: ["aesc", "hip"] }],
  ["calc phos 6 x 25 g", { pack: "25 g", quantity: 1 }],
])("a pack is understood as it is said or written: %s", (typed, read) => {
  expect(readSearchQuery(typed)).toMatchObject(read);
});

test("the mother tincture's letter said in Hindi is why where somebody asks why", () => {
  expect(readSearchQuery("arnica kyu lete hain").potency).toBeUndefined();
  expect(readSearchQuery("calc phos 6 x 25 g").potency).toMatchObject({ potency: { scale: "X", number: 6 } });
});

test('"30 aur 200" are two numbers, and no Aurum', () => {
  expect(readSearchQuery("30 aur 200 me kya fark").allWords).not.toContain("aur");
});
