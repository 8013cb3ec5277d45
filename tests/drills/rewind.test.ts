import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { readMoment } from "#server/backup/choose.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { expectLockedDatabase, expectReadOnlyPages, inRewound } from "#tests/support/rewound.ts";
import { enterRewound, expectNotedReading, expectUnreadPapers } from "#tests/support/rewound-papers.ts";
import { startCopiedShop } from "#tests/support/shop-with-copies.ts";

const place = openFolder("copies");
let shop: Awaited<ReturnType<typeof startCopiedShop>>;
let prescription: string;
let moment: number;

beforeAll(async () => {
  shop = await startCopiedShop({ place });
  prescription = (await issueTestPrescription(shop.db, { lines: [draftLine()], now: new Date() })).number;
  await shop.turnOn();
  await shop.untilSafe(Date.now());
  moment = await readDatabaseClock(shop.db);
  await shop.untilSafe(Date.now() + 1_000);
});
afterAll(async () => {
  await shop?.close();
  await shop?.kill();
  rmSync(place, { recursive: true, force: true });
});

/** The copies count by it; a run at other hours (`npm test -- hours`) has a clock of its own. */
async function readDatabaseClock(db: Db): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return Math.ceil(rows[0]!.now);
}

test("a moment of the shop is read beside it, nothing is written there, and in the end nothing of it is left", async () => {
  const { dataDir } = shop;
  await inRewound({ dataDir, to: moment }, async (past) => {
    await expectReadOnlyPages(past);
    await expectLockedDatabase(dataDir);
    const second = inRewound({ dataDir, to: moment }, () => Promise.resolve());
    await expect(second).rejects.toThrow("A moment of the shop is open already");
  });
  expect(existsSync(join(dataDir, "rewind"))).toBe(false);
  const night = Date.parse("2026-11-23T20:00:00Z");
  expect(readMoment("14:03", night)).toBe(Date.parse("2026-11-24T14:03:00+05:30"));
});

test("who reads a patient's paper of the past is noted in today's shop; without it the paper is not shown", async () => {
  await inRewound({ dataDir: shop.dataDir, to: moment }, async (past) => {
    const ask = await enterRewound(past);
    await expectNotedReading(ask, { today: shop.db, number: prescription, moment });
    await shop.kill();
    await expectUnreadPapers(ask, prescription);
  });
});
