import { expect, test } from "vitest";
import { judgeCopies } from "#app/domain/copy-state.ts";
import { type HealthReadings, judgeHealth } from "#app/domain/health.ts";

const LATER = new Date("2026-11-23T08:34:00Z");
const WELL: HealthReadings = {
  isDatabaseAnswering: true,
  diskFreePercent: 40,
  oldestUnsentMessageSeconds: 0,
  areMessagesGoingOut: true,
  failingJobs: [],
  isDamageSeen: false,
  copies: { kind: "off" },
  drill: { kind: "off" },
};

test("a shop that lacks nothing is well", () => {
  expect(judgeHealth(WELL)).toEqual({ status: "ok", reasons: [] });
});

test("without its database the shop is down, whatever else there is", () => {
  const readings = { ...WELL, isDatabaseAnswering: false, diskFreePercent: 1 };
  expect(judgeHealth(readings)).toEqual({ status: "down", reasons: ["database", "disk"] });
});

test.each([
  [{ diskFreePercent: 4 }, ["disk"]],
  [{ diskFreePercent: 5 }, []],
  [{ oldestUnsentMessageSeconds: 1_801, areMessagesGoingOut: false }, ["messages"]],
  [{ oldestUnsentMessageSeconds: 1_800, areMessagesGoingOut: false }, []],
  [{ oldestUnsentMessageSeconds: 90_000, areMessagesGoingOut: true }, []],
  [{ failingJobs: ["turn-sales" as const] }, ["jobs"]],
  [{ isDamageSeen: true }, ["damage"]],
  [{ copies: { kind: "safe" as const, safeAt: "2026-11-23T08:33:00Z", secondsAgo: 3 } }, []],
  [{ copies: judgeCopies({ folder: "", since: "", safeAt: "2026-11-23T08:33:00Z" }, LATER) }, ["copies"]],
  // Noted by a clock that ran ahead.
  [{ copies: judgeCopies({ folder: "", since: "", safeAt: "2035-11-23T08:33:00Z" }, LATER) }, ["copies"]],
  [{ drill: { kind: "well" as const, wellAt: "2026-11-23T08:33:00Z" } }, []],
  [
    { drill: { kind: "failed" as const, triedAt: "2026-11-23T08:33:00Z", faults: ["A file is gone."] } },
    ["drill"],
  ],
  [{ drill: { kind: "late" as const, since: "", isTested: false, lacksRoom: true } }, ["drill"]],
])("with %o the reasons are %o", (change, reasons) => {
  const status = reasons.length > 0 ? "degraded" : "ok";
  expect(judgeHealth({ ...WELL, ...change })).toEqual({ status, reasons });
});
