import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog, type Log } from "#app/integrations/log.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Line = {
  msg: string;
  level: number;
  repeated?: number;
  requestIds?: string[];
  paths?: string[];
  requestId?: string;
};

function openLog(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(JSON.parse(line) as Line) });
  return { log, lines };
}

/** What a query answers while the database is away. */
function lostDatabase(n: number): Error {
  const refused = Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${5000 + n}`), {
    code: "ECONNREFUSED",
  });
  return new Error(`Failed query: select ${n} from products\nparams: canary`, { cause: refused });
}

test("the same failure a hundred times in a minute is told at once, then in one line with its number and the ids of the requests", () => {
  const { log, lines } = openLog();
  for (let n = 0; n < 100; n++)
    log.error({ err: lostDatabase(n), path: `/p/${n % 3}`, requestId: `request ${n}` }, "request failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: "request failed", requestId: "request 0" });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ msg: "request failed", repeated: 99, paths: ["/p/1", "/p/2", "/p/0"] });
  expect(lines[1]!.requestIds).toHaveLength(50);
  expect(lines[1]!.requestIds).toContain("request 7");
  expect(JSON.stringify(lines)).not.toContain("canary");
  log.error({ err: lostDatabase(1), requestId: "later" }, "request failed");
  expect(lines.at(-1)).toMatchObject({ requestId: "later" });
});

test("different failures, jobs and statements are told each", () => {
  const { log, lines } = openLog();
  const thrown = (words: string) => new Error(words);
  log.error({ err: thrown("no such column") }, "request failed");
  log.error({ err: thrown("no such shelf") }, "request failed");
  log.error({ err: lostDatabase(1) }, "request failed");
  log.warn({ err: lostDatabase(1), job: "send-messages" }, "background work failed");
  log.warn({ err: lostDatabase(1), job: "purge-carts" }, "background work failed");
  log.warn({ statement: "select 1", ms: 600 }, "slow query");
  log.warn({ statement: "select 2", ms: 600 }, "slow query");
  expect(lines).toHaveLength(7);
});

test("news that is no failure is never held back", () => {
  const { log, lines } = openLog();
  for (let n = 0; n < 50; n++) log.info({ number: "SH-1" }, "order placed");
  for (let n = 0; n < 5; n++) log.fatal({ err: new Error("the end") }, "the shop stops");
  expect(lines).toHaveLength(55);
});

test("a process that ends tells what has repeated so far, once", () => {
  const { log, lines } = openLog();
  for (let n = 0; n < 7; n++) log.warn({ err: lostDatabase(n) }, "background work failed");
  log.tellRepeats();
  log.tellRepeats();
  expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 6]);
});

test("whatever fails in whatever order, each failure is counted once, in few lines", () => {
  const failure = fc.record({
    kind: fc.integer({ min: 0, max: 400 }),
    pauseMs: fc.integer({ min: 0, max: 20_000 }),
  });
  fc.assert(
    fc.property(fc.array(failure, { maxLength: 300 }), (failures) => {
      const { log, lines } = openLog();
      for (const { kind, pauseMs } of failures) {
        log.error({ err: new Error("broken ".padEnd(8 + kind, "x")) }, "request failed");
        vi.advanceTimersByTime(pauseMs);
      }
      log.tellRepeats();
      expect(lines.reduce((sum, { repeated }) => sum + (repeated ?? 1), 0)).toBe(failures.length);
    }),
    { numRuns: 40 },
  );
  const { log, lines } = openLog();
  for (let n = 0; n < 5_000; n++) log.error({ err: new Error("x".repeat(n % 1_000)) }, "request failed");
  log.tellRepeats();
  expect(lines.length).toBeLessThanOrEqual(402);
});
