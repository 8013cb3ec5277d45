import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { keepVocabulary } from "#app/services/search/vocabulary.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { statementsOf } from "#tests/support/statements.ts";

const { db, pool, drop } = await createTestDatabase("seeded");
afterAll(drop);

/** Names as a process keeps them, with how often it learned new ones. */
async function openKeeper() {
  let learned = 0;
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const keeper = keepVocabulary(db, {
    catchUp: async () => true,
    onRead: () => {
      learned += 1;
    },
    onError: (error) => {
      // What is still to be read when all is over finds no database any more.
      if (!isOver) throw error;
    },
  });
  await keeper.current();
  return { ...keeper, learned: () => learned };
}

const PATIENT = { interval: 20, timeout: 60_000 };
/** Long enough that a reading too many would be seen. */
const LATER_MS = 1_500;

test("names are read in statements of which none reads the packs of all medicines", async () => {
  const statements = await statementsOf(pool, () => readVocabulary(db));
  const ofPacks = statements.filter(({ text }) => /from "products"/.test(text));
  expect(ofPacks.length).toBeGreaterThan(5);
  for (const { text } of ofPacks) expect(text).toMatch(/ limit \$\d+$|"remedy_id" in \(/);
});

test("a burst of changes while names are being read leads to one more reading, and the old names answer meanwhile", async () => {
  const keeper = await openKeeper();
  const before = await keeper.current();
  keeper.markChanged();
  for (let change = 0; change < 20; change++) {
    await sleep(10);
    keeper.markChanged();
  }
  expect(await keeper.current()).toBeDefined();
  await expect.poll(() => keeper.current(), PATIENT).not.toBe(before);
  await sleep(LATER_MS);
  expect(keeper.learned()).toBeLessThanOrEqual(3);
});

test("a product renamed while names are being read is found by its new name without a search in between", async () => {
  const keeper = await openKeeper();
  keeper.markChanged();
  await sleep(60);
  await db
    .update(products)
    .set({ name: "Zorblaxin Tonic", remedyId: null })
    .where(eq(products.id, sql`(select min(id) from products where remedy_id is null)`));
  keeper.markChanged();
  // Asks nobody for names, which would have them read anew.
  await expect.poll(keeper.learned, PATIENT).toBeGreaterThanOrEqual(3);
  const names = await keeper.current();
  expect(names.medicines.match(["zorblaxin"])[0]?.entry.name).toBe("Zorblaxin Tonic");
});

test("a word of the owner is learned by itself, beside all names", async () => {
  const keeper = await openKeeper();
  const before = await keeper.current();
  await db.insert(searchSynonyms).values({ term: "khasi", means: "cough", createdAt: new Date() });
  keeper.markChanged();
  await expect.poll(async () => (await keeper.current()).synonyms.get("khasi"), PATIENT).toBe("cough");
  // The word, and all names after it.
  await expect.poll(keeper.learned, PATIENT).toBe(3);
  expect(before.synonyms.get("khasi")).toBeUndefined();
});
