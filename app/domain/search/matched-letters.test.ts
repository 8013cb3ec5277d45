import fc from "fast-check";
import { expect, test } from "vitest";
import { matchedLetters } from "#app/domain/search/matched-letters.ts";

/** The name with what was typed in brackets. */
const marked = (name: string, typed: string) =>
  matchedLetters(name, typed)
    .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
    .join("");

test("the beginnings of words that were typed are marked, each word once", () => {
  expect(marked("Arnica Montana 30 CH, 30 ml", "arn")).toBe("[Arn]ica Montana 30 CH, 30 ml");
  expect(marked("Arnica Montana 30 CH, 30 ml", "mont arnica 30")).toBe("[Arnica] [Mont]ana [30] CH, 30 ml");
  expect(marked("Bio-Combination 28", "comb 28")).toBe("Bio-[Comb]ination [28]");
  expect(marked("अर्निका मोंटाना", "अर्नि")).toBe("[अर्नि]का मोंटाना");
});

test("letters inside a word are not marked", () => {
  expect(marked("Carduus Marianus", "arn")).toBe("Carduus Marianus");
  expect(marked("First Aid and Aches", "bruise")).toBe("First Aid and Aches");
});

test("of a word that is written otherwise, what agrees is marked if it is half of it", () => {
  expect(marked("Arnica Montana", "arnika")).toBe("[Arni]ca Montana");
  expect(marked("Arnica Montana 30 CH", "30c")).toBe("Arnica Montana [30] CH");
  expect(marked("Arnica Montana", "ammonium")).toBe("Arnica Montana");
});

test("nothing typed marks nothing", () => {
  expect(marked("Arnica", "  ")).toBe("Arnica");
  expect(matchedLetters("", "arnica")).toEqual([]);
});

test("whatever is typed, the pieces are the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, typed) => {
      const joined = matchedLetters(name, typed).map(({ text }) => text);
      expect(joined.join("")).toBe(name);
    }),
  );
});
