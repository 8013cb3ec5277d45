import { expect, test } from "vitest";
import { isDoseOfAdults, isForChildren } from "#app/domain/catalog/label-dose.ts";

test.each([
  ["Adults: 10 drops in water, three times a day", true],
  ["Grown-ups 2 tablets", true],
  ["Adults: 2 tablets. Children: 1 tablet.", false],
  ["Infants: 1 tablet in water", false],
  ["1 tablet", false],
])("%s is a dose of adults alone: %s", (dose, isTheirs) => {
  expect(isDoseOfAdults(dose)).toBe(isTheirs);
});

test("a product is for children by its age or by its shelf", () => {
  expect(isForChildren({ minAgeMonths: 24, isOnChildShelf: false })).toBe(true);
  expect(isForChildren({ minAgeMonths: 216, isOnChildShelf: false })).toBe(false);
  expect(isForChildren({ isOnChildShelf: false })).toBe(false);
  expect(isForChildren({ isOnChildShelf: true })).toBe(true);
});
