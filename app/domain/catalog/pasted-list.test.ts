import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_PACKS } from "#app/domain/catalog/most-packs.ts";
import { readPastedLine, readPastedList } from "#app/domain/catalog/pasted-list.ts";
import { potencyLabel } from "#app/domain/catalog/potency.ts";

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
  ["1 Xanthoxylum Fraxineum 30", "xanthoxylum fraxineum | 30 CH |  | 1"],
  ["3 xanthoxylum 200", "xanthoxylum | 200 CH |  | 3"],
  ["2 nux vom 200 sbl", "nux vom sbl | 200 CH |  | 2"],
  ["5 belladonna 200", "belladonna | 200 CH |  | 5"],
  ["30 arnica 200", "arnica | 200 CH |  | 30"],
  ["do shishi arnica 30", "arnica | 30 CH |  | 2"],
  ["bhaiya arnica 30 do shishi de do", "arnica | 30 CH |  | 2"],
  ["दो शीशी आर्निका ३०", "आर्निका | 30 CH |  | 2"],
  ["आर्निका ३० की पाँच बोतल दीजिए", "आर्निका की | 30 CH |  | 5"],
  ["ek dabba kali phos 6x", "kali phos | 6X |  | 1"],
  ["nux vom 200 paanch", "nux vom | 200 CH |  | 5"],
  ["arnica 2 bottle 30 potency", "arnica | 30 CH |  | 2"],
  ["2 dozen Arnica 30", "arnica | 30 CH |  | 24"],
  ["bees packet bc 28", "bc | 28 CH |  | 20"],
  ["bc 28", "bc | 28 CH |  | 1"],
  ["2 bc 28", "bc | 28 CH |  | 2"],
  ["R41", "r41 |  |  | 1"],
  ["2 R41", "r41 |  |  | 2"],
  ["1M sulphur", "sulphur | 1M |  | 1"],
  ["1 M sulphur", "sulphur | 1M |  | 1"],
  ["200C nux vom - 3", "nux vom | 200 CH |  | 3"],
  ["30 arnica - 5", "arnica | 30 CH |  | 5"],
  ["10x arnica 30", "arnica | 30 CH |  | 10"],
  ["6× kali phos", "kali phos |  |  | 6"],
  ["2 8901030865275", "8901030865275 |  |  | 2"],
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

test.each([
  ["30 arnica", "arnica | 30 CH |  | 1", { potency: undefined, quantity: 30 }],
  ["200 nux vom 5", "nux vom | 200 CH |  | 5", { potency: { scale: "C", number: 5 }, quantity: 200 }],
  ["6x kali phos", "kali phos | 6X |  | 1", { potency: undefined, quantity: 6 }],
  ["3 arnica gel", "arnica gel | 3 CH |  | 1", { potency: undefined, quantity: 3 }],
  ["arnica 30 do", "arnica | 30 CH |  | 1", { potency: { scale: "C", number: 30 }, quantity: 2 }],
])("%s can be read in two ways, and says so", (written, expected, other) => {
  expect(said(written)).toBe(expected);
  expect(readPastedLine(written).other).toEqual(other);
});

test("lines that are numbered 1, 2, 3 are asked about, unless they say how many", () => {
  const numbered = readPastedList("1 arnica 30\n2 nux vom 200\n3 bryonia 30 - 4");
  expect(numbered.map(({ quantity, other }) => [quantity, other?.quantity])).toEqual([
    [1, undefined],
    [1, 2],
    [4, undefined],
  ]);
  const counted = readPastedList("2 arnica 30\n2 nux vom 200\n5 bryonia 30");
  expect(counted.map(({ quantity, other }) => [quantity, other])).toEqual([
    [2, undefined],
    [2, undefined],
    [5, undefined],
  ]);
});
