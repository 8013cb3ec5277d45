import fc from "fast-check";
import { expect, test } from "vitest";
import { KEY_WORDS } from "#app/domain/key-word-list.ts";
import { keyToWords, wordsToKey } from "#app/domain/key-words.ts";

const keys = fc.uint8Array({ minLength: 16, maxLength: 16 });

test("there are 256 words, and four letters tell them apart", () => {
  expect(new Set(KEY_WORDS.map((word) => word.slice(0, 4))).size).toBe(256);
});

test("a key comes back from its words, however they are typed", () => {
  fc.assert(
    fc.property(keys, (key) => {
      const words = keyToWords(key);
      expect(words).toHaveLength(17);
      const typed = words.map((word, n) => `${n + 1}. ${word.toUpperCase()}`).join(",\n");
      expect(wordsToKey(typed)).toEqual({ ok: true, key });
    }),
  );
});

test("every single wrong word is found", () => {
  fc.assert(
    fc.property(keys, fc.nat(16), fc.integer({ min: 1, max: 255 }), (key, place, shift) => {
      const words = keyToWords(key);
      words[place] = KEY_WORDS[(KEY_WORDS.indexOf(words[place]!) + shift) % 256]!;
      expect(wordsToKey(words.join(" ")).ok).toBe(false);
    }),
  );
});

test("what is wrong is said", () => {
  const wrong = (typed: string) => {
    const read = wordsToKey(typed);
    return read.ok ? "" : read.sentence;
  };
  const words = keyToWords(new Uint8Array(16));
  expect(wrong("apple bear")).toBe("These are 2 words; the key has 17.");
  expect(wrong(words.with(4, "xylophone").join(" "))).toContain('Word 5, "xylophone"');
  expect(wrong(words.with(0, KEY_WORDS[9]!).join(" "))).toContain("do not fit together");
});
