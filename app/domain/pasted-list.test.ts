import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_PACKS, readPastedLine, readPastedList } from "#app/domain/pasted-list.ts";
import { potencyLabel } from "#app/domain/potency.ts";

/** A line as "words | potency | pack | quantity". */
function said(written: string): string {
  const { words, potency, pack, quantity } = readPastedLine(written);
  return [words.join(" "), potency ? potencyLabel(potency) : "", pack ?? "", quantity].join(" | ");
}

test.each([
  ["arnica 30 - 10", "arnica | 30 CH |  | 10"],
  ["Nux vom 200 x 5", "nux vom | 200 CH |  | 5"],
  ["Nux vom 200 × 5", "nux vom | 200 CH |  | 5"],
  ["Nux vom 200x5", "nux vom | 200 CH |  | 5"],
  ["Arnica 30-10", "arnica | 30 CH |  | 10"],
  ["Arnica-30", "arnica | 30 CH |  | 1"],
  ["Arnica-30 - 12", "arnica | 30 CH |  | 12"],
  ["Arnica 30", "arnica | 30 CH |  | 1"],
  ["Arnica 30 10", "arnica | 30 CH |  | 10"],
  ["10 x Arnica 30", "arnica | 30 CH |  | 10"],
  ["10 bottles of Arnica 30", "arnica | 30 CH |  | 10"],
  ["8901030865275 *2", "8901030865275 |  |  | 2"],
  ["8901030865275", "8901030865275 |  |  | 1"],
  ["1. Bryonia 30CH 10 pcs", "bryonia | 30 CH |  | 10"],
  ["2) Rhus tox 1M (5)", "rhus tox | 1M |  | 5"],
  ["• Kali phos 6x 12", "kali phos | 6X |  | 12"],
  ["Kali phos 6X - 12", "kali phos | 6X |  | 12"],
  ["Berberis Q 30 ml - 4", "berberis | Q | 30 ml | 4"],
  ["Berberis mother tincture 30ml x 4", "berberis | Q | 30 ml | 4"],
  ["SBL Arnica 200 30 ml: 6", "sbl arnica | 200 CH | 30 ml | 6"],
  ["Sulphur 0/1, 3", "sulphur | LM 1 |  | 3"],
  ["Sulphur LM 2 = 3", "sulphur | LM 2 |  | 3"],
  ["Thuja CM qty 2", "thuja | CM |  | 2"],
  ["R89 - 3", "r89 |  |  | 3"],
  ["Arnica gel 25 gm - 8", "arnica gel |  | 25 g | 8"],
  ["अर्निका ३० - १०", "अर्निका | 30 CH |  | 10"],
  ["५ x आर्निका २००", "आर्निका | 200 CH |  | 5"],
])("%s", (written, expected) => {
  expect(said(written)).toBe(expected);
});

test("how many is read in every usual way, whatever the remedy and potency", () => {
  const names = fc.constantFrom("Arnica", "Nux vom", "Rhus tox", "Bryonia alba", "आर्निका");
  const potencies = fc.constantFrom("30", "200", "30C", "200CH", "1M", "CM", "6X", "LM 1", "0/3", "Q");
  const counts = fc.integer({ min: 1, max: 9_999 });
  fc.assert(
    fc.property(names, potencies, counts, (name, potency, count) => {
      const bare = readPastedLine(`${name} ${potency}`);
      const ways = [" - ", " x ", " × ", " – ", ": ", ", ", " = ", " qty ", " * "];
      for (const way of ways) {
        const line = readPastedLine(`${name} ${potency}${way}${count}`);
        expect([way, line.quantity, line.words, line.potency]).toEqual([
          way,
          count,
          bare.words,
          bare.potency,
        ]);
      }
      expect(readPastedLine(`${count} x ${name} ${potency}`)).toMatchObject({ quantity: count });
    }),
  );
});

test("no text breaks the reading, and every line that says something is kept", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { maxLength: 40 }), (lines) => {
      const read = readPastedList(lines.join("\n"));
      expect(read.length).toBeLessThanOrEqual(100);
      for (const line of read) {
        expect(Number.isInteger(line.quantity)).toBe(true);
        expect(line.quantity).toBeGreaterThan(0);
        expect(line.quantity).toBeLessThanOrEqual(MOST_PACKS);
      }
    }),
  );
});

test("a line of only digits and signs keeps its text, so that it can be shown for correction", () => {
  expect(readPastedLine("???")).toMatchObject({ text: "???", words: [] });
  expect(readPastedList("arnica 30 - 10\n\n   \n???").map((line) => line.text)).toEqual(["arnica 30", "???"]);
});
