import { expect, test } from "vitest";
import { meaningsInTheEnd, readSynonym, synonymProblems } from "#app/domain/search/synonym.ts";

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

test.each<[string, string, ReturnType<typeof synonymProblems>]>([
  ["", "", { term: "no-term", means: "no-means" }],
  ["x".repeat(61), "98123 45678", { term: "too-long", means: "personal" }],
  ["98123 45678", "x".repeat(61), { term: "personal", means: "too-long" }],
  ["khansi", "khansi", { means: "same" }],
  ["diabetes", "bukhar", { means: "restricted" }],
  ["khansi", "cough", {}],
])("of %j, which means %j, every wrong field is named at once", (term, means, problems) => {
  expect(synonymProblems({ term, means })).toEqual(problems);
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
