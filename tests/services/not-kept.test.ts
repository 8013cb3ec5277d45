import { afterAll, beforeEach, expect, test } from "vitest";
import { searchTerms } from "#app/db/schema/reports.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { listNotKept } from "#app/services/reports/not-kept.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const { db, drop } = await createTestDatabase("empty");
afterAll(drop);
beforeEach(async () => {
  await db.delete(searchTerms);
  await db.delete(searchSynonyms);
});

const WEEK = { from: "2026-11-16", to: "2026-11-22" };

/** Each as "term day searches found". */
async function counted(...rows: string[]): Promise<void> {
  await db.insert(searchTerms).values(
    rows.map((row) => {
      const [, term = "", day = "", count, found] = /^(.*) (\S+) (\d+) (\d+)$/.exec(row)!;
      return { term, searchedOn: day, searchCount: Number(count), foundCount: Number(found) };
    }),
  );
}

test("what was asked for and not found in the week is listed, most asked for first", async () => {
  await counted(
    "paracetamol 2026-11-16 2 0",
    "paracetamol 2026-11-22 3 0",
    "bandage 2026-11-18 3 0",
    "crocin 2026-11-17 3 0",
    "arnica 2026-11-18 9 40",
    "syringe 2026-11-15 9 0",
    "gloves 2026-11-23 9 0",
  );
  expect(await listNotKept(db, WEEK)).toEqual([
    { term: "paracetamol", searches: 5, lastDay: "2026-11-22" },
    { term: "bandage", searches: 3, lastDay: "2026-11-18" },
    { term: "crocin", searches: 3, lastDay: "2026-11-17" },
  ]);
});

test("what was asked for on one day fewer than three times is not shown, unless it was asked for before", async () => {
  await counted("somebody 2026-11-18 2 0", "thermometer 2026-11-18 1 0", "thermometer 2026-10-28 1 0");
  expect(await listNotKept(db, WEEK)).toEqual([{ term: "thermometer", searches: 1, lastDay: "2026-11-18" }]);
});

test("what comes after the week changes nothing in its list", async () => {
  await counted("mask 2026-11-18 1 0", "mask 2026-11-23 5 0", "tape 2026-11-18 3 0", "tape 2026-11-23 1 4");
  expect(await listNotKept(db, WEEK)).toEqual([{ term: "tape", searches: 3, lastDay: "2026-11-18" }]);
});

test("what was found later in the week, or has a meaning by now, is not listed", async () => {
  await counted(
    "zincum 2026-11-16 5 0",
    "zincum 2026-11-20 1 12",
    "khansi 2026-11-16 5 0",
    "खांसी 2026-11-16 5 0",
  );
  await db.insert(searchSynonyms).values([
    { term: "Khansi", means: "cough", createdAt: new Date() },
    { term: "खांसी", means: "cough", createdAt: new Date() },
  ]);
  expect(await listNotKept(db, WEEK)).toEqual([]);
});

test("what no medicine may be offered for is not listed as missing goods", async () => {
  await counted(
    "diabetes 2026-11-16 5 0",
    "बुखार 2026-11-16 5 0",
    "motapa kam 2026-11-16 5 0",
    "tea 2026-11-16 5 0",
  );
  expect(await listNotKept(db, WEEK)).toMatchObject([{ term: "tea" }]);
});
