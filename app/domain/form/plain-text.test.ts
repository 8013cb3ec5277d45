import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanLines, cutText } from "#app/domain/form/plain-text.ts";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";

test.each([
  ["  Sunita \t Yadav ", "Sunita Yadav"],
  ["Sunita\u0000Yadav", "Sunita Yadav"],
  ["Sunita\r\nBcc: all", "Sunita Bcc: all"],
  ["\u202eyadaV\u202c", "yadaV"],
  ["a\ud800b", "ab"],
  ["ev\u200bil\u2060.c\u00adom\ufeff", "evil.com"],
  ["\u200fyadav\u200e\u061c", "yadav"],
  ["Asha\u{e0041}\u{e0042}", "Asha"],
  ["सुनीता यादव", "सुनीता यादव"],
  ["क्‍ष", "क्‍ष"],
  ["cafe\u0301", "café"],
])("the line %j is kept as %j", (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

test("a note keeps its lines, but not its gaps", () => {
  expect(cleanLines(" Ring twice \r\n\r\n\r\n\r\n second\u0007 floor \u2028 please ")).toBe(
    "Ring twice\n\nsecond floor\nplease",
  );
});

test("cleaned text holds no control characters and is clean already", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(cleanLine(typed)).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
      expect(cleanLines(typed).replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(cleanLines(cleanLines(typed))).toBe(cleanLines(typed));
    }),
  );
});

test("many spaces are cleaned in a time that grows with their number only", () => {
  expect(cleanLine(" ".repeat(1_000_000))).toBe("");
  expect(cleanLines("\n ".repeat(500_000))).toBe("");
  expect(growthOf(cleanLine, (length) => " ".repeat(length))).toBeLessThan(MOST_GROWTH);
  expect(growthOf(cleanLines, (length) => "\n ".repeat(length / 2))).toBeLessThan(MOST_GROWTH);
});

test("a text is cut between characters, never inside one", () => {
  expect(cutText("🌿🌿🌿", 2)).toBe("🌿🌿");
  expect(cutText("Arnica montana", 7)).toBe("Arnica");
});
