import { desc, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { listenToCatalog } from "#app/db/listen.server.ts";
import { createReadings } from "#app/db/readings.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { byUser } from "#app/domain/actor.ts";
import {
  addSynonym,
  changeSynonym,
  listOwnWords,
  removeSynonym,
} from "#app/services/search/change-synonyms.server.ts";
import { listSynonyms } from "#app/services/search/list-synonyms.server.ts";
import { keepVocabulary } from "#app/services/search/vocabulary.server.ts";
import { undoRemoval } from "#app/services/undo.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

const { db, url, drop } = await createTestDatabase();
afterAll(drop);

const actor = byUser({ userId: "the-owner" });
const by = { actor, now };
const add = (term: string, means: string) => addSynonym(db, { term, means, ...by });
const refusedFor = (reason: string) => ({ ok: false, reason });

beforeEach(async () => {
  await db.delete(searchSynonyms);
});

async function lastEntry() {
  const [entry] = await db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return entry;
}

test("the words of the owner are listed by letter, each with what it means in the end", async () => {
  await add("khansi", "Cough");
  await add("Khaansi", "khansi");
  expect(await listSynonyms(db)).toEqual([
    { term: "Khaansi", means: "Cough" },
    { term: "khansi", means: "Cough" },
  ]);
  expect(await listOwnWords(db)).toMatchObject([{ means: "khansi" }, { means: "Cough" }]);
});

test("a word is added as typed and cleaned, and the audit says who did it", async () => {
  expect(await add("  Khansi\u200b ", " cough  and cold")).toMatchObject({
    ok: true,
    value: { term: "Khansi", means: "cough and cold" },
  });
  expect(await lastEntry()).toMatchObject({
    actorId: "the-owner",
    action: "add-search-word",
    subject: "search word Khansi",
    details: { means: "cough and cold" },
  });
});

test.each([
  ["no word", "", "cough", "no-term"],
  ["no meaning", "khansi", "…", "no-means"],
  ["a long word", "x".repeat(61), "cough", "too-long"],
  ["somebody's phone", "98123 45678", "cough", "personal"],
  ["a word that means itself", "cough", "COUGH", "same"],
  ["a product for a restricted area", "bukhar", "gelsemium", "restricted"],
  ["a word twice, in other letters", "JUKAM", "catarrh", "exists"],
  ["a way back to itself", "cold", "jukam", "loop"],
  ["a longer way back to itself", "cold", "NAZLA", "loop"],
])("refused: %s", async (_, term, means, reason) => {
  await add("jukam", "Cold");
  await add("nazla", "jukam");
  expect(await add(term, means)).toEqual(refusedFor(reason));
  expect(await db.$count(searchSynonyms)).toBe(2);
});

test("two that would lead to each other are not added at once either", async () => {
  const both = await Promise.all([add("khansi", "cough"), add("cough", "khansi")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual(refusedFor("loop"));
});

test("there is room for 1,000 words", async () => {
  await db.execute(sql`insert into search_synonyms (term, means, created_at)
    select 'word ' || n, 'arnica', now() from generate_series(1, 1000) n`);
  expect(await add("khansi", "cough")).toEqual(refusedFor("full"));
});

test("a word gets another meaning, unless somebody else gave it one meanwhile", async () => {
  const added = await add("khansi", "cough");
  if (!added.ok) throw new Error(added.reason);
  const { id, version } = added.value;
  const change = (means: string, more = {}) => changeSynonym(db, { id, means, ...by, ...more });
  expect(await change("dry cough", { version })).toMatchObject({ ok: true, value: { means: "dry cough" } });
  expect(await lastEntry()).toMatchObject({
    action: "change-search-word",
    subject: "search word khansi",
    details: { from: { means: "cough" }, to: { means: "dry cough" } },
  });
  expect(await change("throat", { version })).toEqual(refusedFor("changed"));
  expect(await change("KHANSI")).toEqual(refusedFor("same"));
  expect(await change("")).toEqual(refusedFor("no-means"));
  await add("gala", "khansi");
  expect(await change("gala")).toEqual(refusedFor("loop"));
  expect(await changeSynonym(db, { id: id + 100, means: "x", ...by })).toEqual(refusedFor("not-found"));
  expect(await listSynonyms(db)).toContainEqual({ term: "khansi", means: "dry cough" });
});

test("a word is removed and put back", async () => {
  const added = await add("khansi", "cough");
  if (!added.ok) throw new Error(added.reason);
  const removed = await removeSynonym(db, { id: added.value.id, ...by });
  if (!removed.ok) throw new Error(removed.reason);
  expect(await listSynonyms(db)).toEqual([]);
  expect(await lastEntry()).toMatchObject({ action: "remove-search-word", details: { means: "cough" } });
  expect(await removeSynonym(db, { id: added.value.id, ...by })).toEqual(refusedFor("not-found"));
  const undone = await undoRemoval(db, { id: removed.value.undoId, actor, role: "staff", now });
  expect(undone.ok).toBe(true);
  expect(await listSynonyms(db)).toEqual([{ term: "khansi", means: "cough" }]);
});

test.each([
  ["another word in other letters", "Khansi", "throat"],
  ["a word that means itself", "cough", "COUGH"],
  ["no word", "", "cough"],
  ["a long word", "x".repeat(61), "cough"],
])("not even the database takes %s", async (_, term, means) => {
  await db.insert(searchSynonyms).values({ term: "khansi", means: "cough", createdAt: now });
  const insert = async () => db.insert(searchSynonyms).values({ term, means, createdAt: now });
  await expect(insert()).rejects.toThrow();
});

test("the search of two processes understands a new word within a second, and a removed one no more", async () => {
  const searches = await Promise.all([openSearch(), openSearch()]);
  const meanings = () =>
    Promise.all(searches.map(async ({ current }) => (await current()).synonyms.get("khansi")));
  expect(await meanings()).toEqual([undefined, undefined]);
  const added = await add("Khansi", "Cough");
  if (!added.ok) throw new Error(added.reason);
  await expect.poll(meanings, { interval: 20, timeout: 1_000 }).toEqual(["cough", "cough"]);
  await removeSynonym(db, { id: added.value.id, ...by });
  await expect.poll(meanings, { interval: 20, timeout: 1_000 }).toEqual([undefined, undefined]);
});

test("two processes that keep the words in memory both know a new one at once, and a changed and a removed one", async () => {
  const processes = await Promise.all([openProcess(), openProcess()]);
  const known = () => Promise.all(processes.map(({ readKept }) => readKept(listSynonyms)));
  expect(await known()).toEqual([[], []]);
  const added = await add("khansi", "cough");
  if (!added.ok) throw new Error(added.reason);
  const heard = (means: string) => [[{ term: "khansi", means }], [{ term: "khansi", means }]];
  expect(await known()).toEqual(heard("cough"));
  await changeSynonym(db, { id: added.value.id, means: "dry cough", ...by });
  expect(await known()).toEqual(heard("dry cough"));
  await removeSynonym(db, { id: added.value.id, ...by });
  expect(await known()).toEqual([[], []]);
});

/** The names that the search of a process knows, and its own connection that hears of changes. */
async function openSearch() {
  let isOver = false;
  const listener = listenToCatalog(url, (change) => {
    if (change.kind === "names" || change.kind === "unknown") keeper.markChanged();
  });
  const keeper = keepVocabulary(db, {
    catchUp: listener.catchUp,
    onRead: () => undefined,
    onError: (error) => {
      // What is still to be read when all is over finds no database any more.
      if (!isOver) throw error;
    },
  });
  onTestFinished(async () => {
    isOver = true;
    await listener.stop();
  });
  while (!(await listener.catchUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  await keeper.current();
  return keeper;
}

/** What a process has: a connection that hears of changes, and readings that stay until then. */
async function openProcess() {
  const listener = listenToCatalog(url, (change) => readings.noteChange(change));
  const readings = createReadings({ db, catchUp: listener.catchUp });
  onTestFinished(() => listener.stop());
  while (!(await listener.catchUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  return readings;
}
