import { expect, test } from "vitest";
import { type DrillState, isDrillDue, judgeDrill } from "#app/domain/drill-state.ts";

const since = "2026-11-01T00:00:00.000Z";
const copies = { since, baseAt: "2026-11-01T00:01:00.000Z" };
const well: DrillState = {
  since,
  triedAt: "2026-11-02T00:00:00.000Z",
  wellAt: "2026-11-02T00:00:00.000Z",
  faults: [],
};
const failed: DrillState = { ...well, triedAt: "2026-11-09T00:00:00.000Z", faults: ["A file is missing."] };
const noRoom: DrillState = { ...well, triedAt: "2026-11-09T00:00:00.000Z", lacksRoom: true };
const on = (day: string) => new Date(`2026-11-${day}T00:00:00.000Z`);

test.each([
  ["without copies nothing is said", undefined, undefined, "20", { kind: "off" }],
  ["before the first test it waits", copies, undefined, "05", { kind: "waiting" }],
  ["a test that went well is told", copies, well, "09", { kind: "well", wellAt: well.wellAt }],
  [
    "none for 8 days is late",
    copies,
    well,
    "11",
    { kind: "late", since: well.wellAt, isTested: true, lacksRoom: false },
  ],
  [
    "never one is late too",
    copies,
    undefined,
    "10",
    { kind: "late", since, isTested: false, lacksRoom: false },
  ],
  [
    "a full disk is why",
    copies,
    noRoom,
    "11",
    { kind: "late", since: well.wellAt, isTested: true, lacksRoom: true },
  ],
  [
    "faults are told, however lately a test went well",
    copies,
    failed,
    "09",
    { kind: "failed", triedAt: failed.triedAt, faults: failed.faults },
  ],
  [
    "one that went well by a clock that ran ahead says nothing of today",
    copies,
    { ...well, triedAt: "2035-11-02T00:00:00.000Z", wellAt: "2035-11-02T00:00:00.000Z" },
    "11",
    { kind: "late", since, isTested: false, lacksRoom: false },
  ],
  [
    "a test of other copies does not count",
    { ...copies, since: "2026-11-08T00:00:00.000Z" },
    failed,
    "09",
    { kind: "waiting" },
  ],
])("%s", (_, kept, drill, day, condition) => {
  expect(judgeDrill(kept, drill, on(day))).toEqual(condition);
});

test.each([
  ["without a whole copy there is nothing to test", { since }, undefined, "20", false],
  ["the first whole copy is tested", copies, undefined, "01", true],
  ["for a week none follows", copies, well, "08", false],
  ["then the next one does", copies, well, "09", true],
  ["one that failed is tried again after a day", copies, failed, "10", true],
  [
    "one tried by a clock that ran ahead is tried again",
    copies,
    { ...well, triedAt: "2035-11-02T00:00:00.000Z" },
    "03",
    true,
  ],
  ["and not before", copies, { ...failed, triedAt: "2026-11-09T12:00:00.000Z" }, "10", false],
])("%s", (_, kept, drill, day, isDue) => {
  expect(isDrillDue(kept, drill, on(day))).toBe(isDue);
});
