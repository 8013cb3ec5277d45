import { expect, test } from "vitest";
import { correctedWords } from "#app/domain/search/correction.ts";

const arnica = { name: "Arnica Montana", otherNames: ["arnika"] };
const takenFor = (text: string, quality: number) => new Map([[0, { text, quality, length: 1 }]]);

test.each([
  ["arnka", "arnika", 0.82],
  ["arnika", "arnika", 1],
  ["arnca", "arnica", 0.82],
])("%s is corrected to the name itself, not to another writing of it", (typed, text, quality) => {
  const corrected = correctedWords(typed, [typed], { entry: arnica, takenFor: takenFor(text, quality) });
  expect(corrected).toBe("arnica");
});

test("what is spelt right is not corrected", () => {
  expect(correctedWords("arnica", ["arnica"], { entry: arnica, takenFor: takenFor("arnica", 1) })).toBe(
    undefined,
  );
});
