import { afterAll, beforeAll, expect, test } from "vitest";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { previewLine } from "#app/services/prescriptions/preview-line.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let shop: TestDatabase;
let vocabulary: Vocabulary;
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
  vocabulary = await readVocabulary(shop.db);
});
afterAll(() => shop.drop());

test("a prescription's line as it is spoken in Hindi names its remedy; a misspelt one that may be two is offered", async () => {
  const preview = (typed: string) => previewLine(shop.db, { typed, vocabulary });
  expect(await preview("arnika 200 4 goli din mein 3 baar 7 din")).toMatchObject({
    remedy: { slug: "arnica-montana" },
    sentence: "Arnica Montana 200 CH, 4 globules, 3 times a day, 7 days",
  });
  expect(await preview("अर्निका ३० ४ गोली दिन में ३ बार ७ दिन")).toMatchObject({
    remedy: { slug: "arnica-montana" },
    sentence: "Arnica Montana 30 CH, 4 globules, 3 times a day, 7 days",
  });
  const { remedy, choices } = await preview("nuxx 200, 4 globules, twice a day, 7 days");
  expect(remedy).toBeUndefined();
  expect(choices.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["nux-vomica", "nux-moschata"]));
  expect((await preview("sbl tablets")).choices).toEqual([]);
});
