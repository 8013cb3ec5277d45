import { expect, test } from "vitest";
import { fitsAge } from "#app/domain/catalog/child-shelf.ts";

const tablets = { netUnit: "g", route: "mouth" } as const;
const drops = { netUnit: "ml", route: "mouth" } as const;

test("a shelf for children takes tablets and liquids without alcohol", () => {
  expect(fitsAge(tablets, 0)).toBe(true);
  expect(fitsAge({ ...drops, alcoholPercent: 0 }, 0)).toBe(true);
  expect(fitsAge({ netUnit: "ml", route: "hair" }, 0)).toBe(true);
});

test("alcohol keeps a product off it, and so does a liquid for the mouth of which nobody knows", () => {
  expect(fitsAge({ ...drops, alcoholPercent: 90 }, 0)).toBe(false);
  expect(fitsAge({ ...drops, alcoholPercent: null }, 144)).toBe(false);
  expect(fitsAge(drops, 0)).toBe(false);
});

test("what is for older children only stands on the shelf of that age", () => {
  expect(fitsAge({ ...tablets, minAgeMonths: 24 }, 0)).toBe(false);
  expect(fitsAge({ ...tablets, minAgeMonths: 24 }, 24)).toBe(true);
});

test("a shelf for everybody asks nothing", () => {
  expect(fitsAge({ ...drops, alcoholPercent: 90, minAgeMonths: 216 }, null)).toBe(true);
});
