import { expect, test } from "vitest";
import { COUNTER_NAMES } from "#app/content/remedies/counter-names.server.ts";
import { remedies } from "#app/db/seed/facts.ts";
import { findRemedy, matchRemedies } from "#app/domain/prescriptions/named-remedy.ts";
import type { RemedyEntry } from "#app/domain/search/entries.ts";
import { createNameIndex } from "#app/domain/search/name-index.ts";
import { atOnce } from "#app/domain/slices.ts";

const ENTRIES = remedies.map(({ slug, name, abbreviation, commonNames, synonyms, hindiName }) => ({
  slug,
  name,
  abbreviation,
  otherNames: [abbreviation, ...commonNames, ...synonyms, hindiName, ...(COUNTER_NAMES.get(slug) ?? [])],
}));
const NAMES = { remedies: createNameIndex<RemedyEntry>() };
atOnce(NAMES.remedies.add(ENTRIES));

test.each([
  ["nux-v", "nux-vomica"],
  ["Nux-v.", "nux-vomica"],
  ["nux vom", "nux-vomica"],
  ["arnica", "arnica-montana"],
  ["arn", "arnica-montana"],
  ["arnika", "arnica-montana"],
  ["kali phos", "kali-phosphoricum"],
  ["calc carb", "calcarea-carbonica"],
  ["calc-p", "calcarea-phosphorica"],
  ["rhus tox", "rhus-toxicodendron"],
  ["acid nit", "nitricum-acidum"],
  ["belladona", "belladonna"],
  ["pulstila", "pulsatilla-nigricans"],
  ["lyco", "lycopodium-clavatum"],
  ["nat mur", "natrum-muriaticum"],
  ["Leopards bane", "arnica-montana"],
  ["mag phos", "magnesia-phosphorica"],
  ["nuks vomika", "nux-vomica"],
  ["अर्निका", "arnica-montana"],
  ["vomica nux", "nux-vomica"],
])("“%s” means %s", (typed, slug) => {
  expect(matchRemedies(typed, NAMES)[0]?.slug).toBe(slug);
});

test("every remedy is found by its name, its abbreviation and its Hindi name, in any case and without dots", () => {
  for (const { slug, name, abbreviation } of ENTRIES) {
    expect(matchRemedies(name.toUpperCase(), NAMES)[0]).toMatchObject({ slug, isExact: true });
    const found = matchRemedies(abbreviation.replaceAll(".", "").toLowerCase(), NAMES, { limit: 3 });
    expect(found.map((match) => match.slug)).toContain(slug);
  }
});

test("what could be several remedies is not one of them", () => {
  expect(findRemedy("kali", NAMES)).toBeUndefined();
  expect(matchRemedies("kali", NAMES).length).toBeGreaterThan(3);
  expect(findRemedy("kali phosphoricum", NAMES)?.slug).toBe("kali-phosphoricum");
});

test("one letter, nonsense and a mile of text name nothing", () => {
  expect(matchRemedies("a", NAMES)).toEqual([]);
  expect(matchRemedies("zzzzzz", NAMES)).toEqual([]);
  expect(matchRemedies("x".repeat(100_000), NAMES)).toEqual([]);
});
