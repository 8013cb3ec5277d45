import { afterAll, beforeEach, expect, test } from "vitest";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { listSynonyms } from "#app/services/search/list-synonyms.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

beforeEach(async () => {
  await db.delete(searchSynonyms);
});

test("the words of the owner are listed by letter, each with what it means in the end", async () => {
  await db.insert(searchSynonyms).values([
    { term: "khansi", means: "Cough", createdAt: now },
    { term: "Khaansi", means: "khansi", createdAt: now },
  ]);
  expect(await listSynonyms(db)).toEqual([
    { term: "Khaansi", means: "Cough" },
    { term: "khansi", means: "Cough" },
  ]);
});

test.each([
  ["another word in other letters", "Khansi", "throat"],
  ["a word that means itself", "cough", "COUGH"],
  ["no word", "", "cough"],
  ["a long word", "x".repeat(61), "cough"],
])("not even the database takes %s", async (_, term, means) => {
  await db.insert(searchSynonyms).values({ term: "khansi", means: "cough", createdAt: now });
  await expect(
    (async () => db.insert(searchSynonyms).values({ term, means, createdAt: now }))(),
  ).rejects.toThrow();
});
