import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";
import { missingHelpfulFacts } from "#app/domain/shop/helpful-facts.ts";

const NOTHING = { pharmacistPhotos: 0, galleryPhotos: 0, doctorsWithoutPhoto: 1 };
const ALL = { pharmacistPhotos: 1, galleryPhotos: 6, doctorsWithoutPhoto: 0 };
const ENTERED = settingsSchema.parse({
  legal: { pharmacistRegistration: "HR-1234" },
  founder: { name: "R. Saini", story: "We opened in 1994." },
});

test("a shop without faces, number and story is told of each of them", () => {
  expect(missingHelpfulFacts(settingsSchema.parse({}), NOTHING)).toEqual([
    "pharmacist-number",
    "pharmacist-photo",
    "doctor-photo",
    "gallery",
    "founder",
  ]);
});

test("a shop that has all of them is told of none, and one without a doctor not of a doctor's photograph", () => {
  expect(missingHelpfulFacts(ENTERED, ALL)).toEqual([]);
  expect(missingHelpfulFacts(ENTERED, { ...NOTHING, doctorsWithoutPhoto: 0 })).toEqual([
    "pharmacist-photo",
    "gallery",
  ]);
});

test("a founder without a story is still asked for it", () => {
  const founder = { name: "R. Saini" };
  expect(missingHelpfulFacts({ ...ENTERED, founder }, ALL)).toEqual(["founder"]);
});
