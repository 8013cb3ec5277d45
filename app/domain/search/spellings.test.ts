import { expect, test } from "vitest";
import { inOtherSpellings, spellingsOf } from "#app/domain/search/spellings.ts";

const REMEDIES = [
  { name: "Jaborandi", otherNames: ["Jab.", "jabrandi", "जैबोरैंडी"] },
  { name: "Kali Phosphoricum", otherNames: ["काली फॉस"] },
  { name: "Kali Muriaticum", otherNames: ["काली म्यूर"] },
];

test("a product is called as its remedy is, but for abbreviations", () => {
  expect(inOtherSpellings("Jaborandi Hair Oil", spellingsOf(REMEDIES))).toEqual([
    "jabrandi hair oil",
    "जैबोरैंडी hair oil",
  ]);
});

test("a word that several remedies share stands for none of them", () => {
  expect(inOtherSpellings("Kali Tonic", spellingsOf(REMEDIES))).toEqual([]);
  expect(inOtherSpellings("Gas-O-Plus Tablets", spellingsOf(REMEDIES))).toEqual([]);
});

test("remedies that share a word share how it is spelt otherwise", () => {
  const shared = [
    { name: "Phytolacca Decandra", otherNames: ["phytolaca"] },
    { name: "Phytolacca Berry", otherNames: [] },
  ];
  expect(inOtherSpellings("Phytolacca Berry Tablets", spellingsOf(shared))).toEqual([
    "phytolaca berry tablets",
  ]);
});
