import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { LEASE_CLASS, openLeases } from "#app/db/leases.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { jobRuns, jobStates } from "#app/db/schema/ground-jobs.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { jobFaultOf } from "#app/domain/job.ts";
import { createJobBoard } from "#app/services/job-board.server.ts";
import {
  findJobStates,
  listAlarmingJobs,
  purgeJobRuns,
  writeJobNews,
} from "#app/services/job-history.server.ts";
import { listJobs } from "#app/services/office/list-jobs.server.ts";
import { createJobRunner, type JobRunner } from "#app/services/run-jobs.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

const A_DAY_MS = 86_400_000;
let database: TestDatabase;
let runners: JobRunner[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.owner.query("truncate job_runs, job_states");
});
afterEach(async () => {
  for (const runner of runners) await runner.stop();
  runners = [];
});
afterAll(() => database.drop());

/** What one process of the shop runs its jobs with. */
function openProcess(): JobRunner {
  const runner = createJobRunner({
    db: database.db,
    leases: openLeases(database.url),
    clock: () => now,
    isResting: false,
    onFailure: () => undefined,
    onUnwritten: () => undefined,
  });
  runners.push(runner);
  return runner;
}

/** As when the process is killed that has a name: its connection ends, nobody gives anything back. */
const endHolders = () =>
  database.owner.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = ${LEASE_CLASS}
     and database = (select oid from pg_database where datname = current_database())`,
  );

const rows = () => database.db.select().from(jobRuns).orderBy(asc(jobRuns.id));

test("two processes of a shop, with their timers and Run now, never do the same job at once", async () => {
  let atOnce = 0;
  let most = 0;
  let rounds = 0;
  const work = async () => {
    most = Math.max(most, ++atOnce);
    await sleep(5);
    atOnce--;
    rounds++;
  };
  const both = [openProcess(), openProcess()];
  for (const process of both) process.repeat("turn-sales", 1, work);
  for (let round = 0; round < 20; round++)
    await Promise.all(both.map((process) => process.runNow("turn-sales", { staffId: "owner" })));
  await expect.poll(() => rounds).toBeGreaterThan(40);
  expect(most).toBe(1);
});

test("while one process does a job the other says so, and takes it over as soon as the first is dead", async () => {
  const dying = openLeases(database.url);
  expect(await dying.take("sum-months")).toBeDefined();
  const other = openProcess();
  let rounds = 0;
  other.repeat("sum-months", A_DAY_MS, async () => void rounds++);
  expect(await other.runNow("sum-months", { staffId: "owner" })).toEqual({ ok: false, reason: "is-running" });
  expect((await findJobStates(database.db)).running).toEqual(["sum-months"]);
  await endHolders();
  await expect
    .poll(async () => (await other.runNow("sum-months", { staffId: "owner" })).ok, { timeout: 10_000 })
    .toBe(true);
  expect(rounds).toBe(1);
  // The one that lost its connection goes on over another.
  expect(await (await dying.take("turn-sales"))?.()).toBeUndefined();
  await dying.close();
});

test("who asks for a name while its connection breaks is answered over the next one", async () => {
  const leases = openLeases(database.url);
  for (let round = 0; round < 20; round++) {
    expect(await leases.take(`held in round ${round}`)).toBeDefined();
    // Asked before, while and after the process hears of the break.
    const asked = Array.from({ length: 30 }, async (_, turns) => {
      for (let turn = 0; turn < turns; turn++) await nextTurn();
      await (await leases.take("turn-sales"))?.();
    });
    await Promise.all([endHolders(), ...asked]);
  }
  await leases.close();
});

test("work of every process's own is done in each, whoever else does it", async () => {
  const holder = openLeases(database.url);
  await holder.take("write-counts");
  const process = openProcess();
  process.repeat("write-counts", A_DAY_MS, async () => undefined, { isOwn: true });
  expect(await process.runNow("write-counts", { staffId: "owner" })).toEqual({
    ok: true,
    value: { state: "done" },
  });
  await holder.close();
});

test("Run now is written into the audit and the history; without that job it does nothing", async () => {
  const process = openProcess();
  process.repeat("purge-carts", A_DAY_MS, async () => undefined);
  expect(await process.runNow("close-codes", { staffId: "owner" })).toEqual({
    ok: false,
    reason: "unknown-job",
  });
  expect(await process.runNow("purge-carts", { staffId: "owner" })).toEqual({
    ok: true,
    value: { state: "done" },
  });
  const acts = await database.db.select().from(audit).where(eq(audit.action, "run-job"));
  expect(acts.at(-1)).toMatchObject({ actorId: "owner", subject: "job purge-carts" });
  expect(await rows()).toMatchObject([
    { job: "purge-carts", isByHand: true, rounds: 1, fault: "", day: indiaDate(now) },
  ]);
});

test("a thousand quick rounds write nothing before the hour is over, and one row at the end", async () => {
  const process = openProcess();
  let rounds = 0;
  process.repeat("work-on-imports", 0, async () => void rounds++);
  await expect.poll(() => rounds).toBeGreaterThan(1_000);
  expect(await rows()).toEqual([]);
  await process.stop();
  expect(await rows()).toMatchObject([{ job: "work-on-imports", rounds, fault: "" }]);
});

test("the owner hears of a job after three failures in a row, in whichever process, until it is done once", async () => {
  const [first, second] = [openProcess(), openProcess()];
  const broken = Object.assign(new Error("insert into orders: Asha Devi, 9812345678"), { code: "23505" });
  let isBroken = true;
  for (const process of [first, second])
    process.repeat("compare-money", A_DAY_MS, async () => {
      if (isBroken) throw broken;
    });
  const fail = (process: JobRunner) => process.runNow("compare-money", { staffId: "owner" });
  expect(await fail(first)).toMatchObject({ value: { state: "failed", fault: { code: "23505" } } });
  await fail(second);
  expect(await listAlarmingJobs(database.db)).toEqual([]);
  await fail(second);
  expect(await listAlarmingJobs(database.db)).toEqual(["compare-money"]);
  expect(await listJobs(database.db, first)).toMatchObject([
    { job: "compare-money", failuresInRow: 3, fault: { kind: "program", code: "23505" } },
  ]);
  const written = JSON.stringify([await rows(), await database.db.select().from(jobStates)]);
  expect(written).not.toMatch(/Asha|98123/);
  isBroken = false;
  await fail(first);
  expect(await listAlarmingJobs(database.db)).toEqual([]);
});

test("what could not be written down is written later, once, and the days of two processes add up", async () => {
  const board = createJobBoard();
  const round = { startedAt: now, endedAt: now, tookMs: 7, isByHand: false };
  board.noteRound("seal-audit", round);
  const taken = board.takeNews();
  board.noteRound("seal-audit", { ...round, tookMs: 3 });
  board.noteRound("seal-audit", round, Object.assign(new Error("no space"), { code: "ENOSPC" }));
  board.putBack(taken);
  const news = board.takeNews();
  await writeJobNews(database.db, news);
  await writeJobNews(database.db, news);
  expect(await rows()).toMatchObject([
    { job: "seal-audit", fault: "", rounds: 4, longestMs: 7 },
    { job: "seal-audit", fault: "disk ENOSPC", rounds: 2 },
  ]);
  expect(await database.db.select().from(jobStates)).toMatchObject([{ failuresInRow: 1 }]);
});

test("the history is kept for 90 days", async () => {
  const board = createJobBoard();
  board.noteRound("seal-audit", { startedAt: now, endedAt: now, tookMs: 7, isByHand: false });
  await writeJobNews(database.db, board.takeNews());
  const after = (days: number) => new Date(`${addDays(indiaDate(now), days)}T06:00:00Z`);
  expect(await purgeJobRuns(database.db, after(90))).toBe(0);
  expect(await purgeJobRuns(database.db, after(91))).toBe(1);
});

test("why a job failed is told by kind and code alone", () => {
  const fault = (error: unknown, isDatabase = false) => jobFaultOf(error, { isDatabase });
  const coded = (code: string) => Object.assign(new Error("x"), { code });
  expect(fault(new Error("query", { cause: coded("XX001") }), true)).toEqual({
    kind: "damage",
    code: "XX001",
  });
  expect(fault(coded("53100"), true)).toEqual({ kind: "disk", code: "53100" });
  expect(fault(new TypeError("fetch failed", { cause: coded("ECONNREFUSED") }), true)).toEqual({
    kind: "network",
    code: "ECONNREFUSED",
  });
  expect(fault(coded("57P01"), true)).toEqual({ kind: "database", code: "57P01" });
  expect(fault(new RangeError("Asha"))).toEqual({ kind: "program", code: "RangeError" });
  expect(fault("Asha")).toEqual({ kind: "program", code: "Error" });
});
