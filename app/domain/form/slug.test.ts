import fc from "fast-check";
import { expect, test } from "vitest";
import { faqSlug, slugify } from "#app/domain/form/slug.ts";

test.each([
  ["Nux Vomica 30 CH", "nux-vomica-30-ch"],
  ["Dr. Reckeweg R89", "dr-reckeweg-r89"],
  ["  Acidum -- Phosphoricum (Q) ", "acidum-phosphoricum-q"],
  ["Weleda Café", "weleda-cafe"],
  ["आर्निका", ""],
])("%j becomes the address %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test("an address is lower-case words with single hyphens, and stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      expect(slugify(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slugify(name))).toBe(slugify(name));
    }),
  );
});

test.each([
  ["How are 30, 200 and 1M different in daily use?", "how-are-30-200-and-1m-different-in-daily-use"],
  ["What are bio-combinations?", "what-are-biocombinations"],
  ["Do you sell sugar-free products?", "do-you-sell-sugarfree-products"],
])("the question %j stands under %j", (question, slug) => {
  expect(faqSlug(question)).toBe(slug);
});

test("a long question is cut to 60 characters", () => {
  expect(faqSlug("word ".repeat(40))).toHaveLength(60);
});
