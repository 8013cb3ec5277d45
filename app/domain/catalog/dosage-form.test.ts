import { expect, test } from "vitest";
import { dosageFormName } from "#app/domain/catalog/dosage-form.ts";

test.each([
  ["tablets", "Tablets"],
  ["hair-oil", "Hair oil"],
  ["lm-potency", "LM potency"],
])("the dosage form %s is called %s", (slug, name) => {
  expect(dosageFormName(slug)).toBe(name);
});
