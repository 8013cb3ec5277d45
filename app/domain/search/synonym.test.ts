import { expect, test } from "vitest";
import { meaningsInTheEnd, readSynonym, type SynonymRefusal, wrongPart } from "#app/domain/search/synonym.ts";

test("words are kept as typed, without spaces around them and signs that nobody sees", () => {
  expect(readSynonym({ term: "  Khansi\u200b  wali ", means: "Cough" })).toEqual({
    ok: true,
    value: { term: "Khansi wali", means: "Cough" },
  });
});

test.each([
  ["", "cough", "no-term"],
  ["  \u200b ", "cough", "no-term"],
  ["!?", "cough", "no-term"],
  ["khansi", " ", "no-means"],
  ["x".repeat(61), "cough", "too-long"],
  ["khansi", "x".repeat(61), "too-long"],
  ["khansi 98123 45678", "cough", "personal"],
  ["khansi", "asha@example.org", "personal"],
  ["Cough", " cough ", "same"],
  ["KHĀNSI", "khānsi", "same"],
  ["diabetes", "syzygium jambolanum", "restricted"],
  ["bukhar", "gelsemium 30", "restricted"],
  ["शुगर", "diabetes tonic of asthma", undefined],
  ["bukhar", "fever", undefined],
  ["x".repeat(60), "क".repeat(60), undefined],
  ["nux", "nux vomica", undefined],
])("%j, which means %j: %s", (term, means, reason) => {
  const read = readSynonym({ term, means });
  expect(read.ok ? undefined : read.reason).toBe(reason);
});

test.each<[SynonymRefusal | "exists" | "loop", string, string]>([
  ["no-term", "", "term"],
  ["no-means", "khansi", "means"],
  ["too-long", "x".repeat(61), "term"],
  ["too-long", "khansi", "means"],
  ["personal", "98123 45678", "term"],
  ["personal", "khansi", "means"],
  ["same", "khansi", "means"],
  ["restricted", "bukhar", "means"],
  ["exists", "khansi", "term"],
  ["loop", "khansi", "means"],
])("%s of %j is said at the field %s", (reason, term, part) => {
  expect(wrongPart(reason, { term })).toBe(part);
});

test("a meaning that is a word of the owner's itself is followed to its end", () => {
  const synonyms = [
    { term: "Khaansi", means: "khansi" },
    { term: "khansi", means: "KHASI" },
    { term: "khasi", means: "cough" },
  ];
  expect(meaningsInTheEnd(synonyms).map(({ means }) => means)).toEqual(["cough", "cough", "cough"]);
});

test("words that lead round, which only a hand in the database can make, end somewhere", () => {
  const round = [
    { term: "a", means: "b" },
    { term: "b", means: "c" },
    { term: "c", means: "b" },
  ];
  expect(meaningsInTheEnd(round)).toEqual([
    { term: "a", means: "c" },
    { term: "b", means: "c" },
    { term: "c", means: "b" },
  ]);
});
