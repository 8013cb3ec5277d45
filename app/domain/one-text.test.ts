import fc from "fast-check";
import { expect, test } from "vitest";
import { asOneText, fromOneText } from "#app/domain/one-text.ts";

const plain = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.array(fc.jsonValue()),
) as fc.Arbitrary<object>;

test("what a browser reads of a text is what it was made of", () => {
  fc.assert(
    fc.property(plain, (value) => {
      const travelled = structuredClone(asOneText(value));
      expect(fromOneText(travelled)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(fromOneText(travelled)).toBe(fromOneText(travelled));
    }),
  );
});

test("on the server a text is written once, and gives back the very value", () => {
  const value = { cards: [{ name: "Arnica", remedySlug: undefined }] };
  expect(asOneText(value)).toBe(asOneText(value));
  expect(fromOneText(asOneText(value))).toBe(value);
  expect(asOneText(value).text).toBe('{"cards":[{"name":"Arnica"}]}');
});
