import { expect, test } from "vitest";
import {
  CONSULTATION_STATUSES,
  type ConsultationStatus,
  canPatientChange,
  mayBecome,
  nextConsultationStatuses,
} from "#app/domain/clinic/consultation-status.ts";

test("every status is reached from a request", () => {
  const reached = new Set<ConsultationStatus>(["requested"]);
  for (const status of reached) for (const next of nextConsultationStatuses(status)) reached.add(next);
  expect([...reached].sort()).toEqual([...CONSULTATION_STATUSES].sort());
});

test("only completed and cancelled are final", () => {
  expect(CONSULTATION_STATUSES.filter((status) => nextConsultationStatuses(status).length === 0)).toEqual([
    "completed",
    "cancelled",
  ]);
});

test.each<[ConsultationStatus, ConsultationStatus, boolean]>([
  ["requested", "confirmed", true],
  ["requested", "arrived", false],
  ["wait_listed", "confirmed", true],
  ["confirmed", "confirmed", true],
  ["confirmed", "completed", true],
  ["arrived", "cancelled", false],
  ["completed", "cancelled", false],
  ["cancelled", "confirmed", false],
  ["missed", "arrived", true],
])("what is %s may become %s: %s", (from, to, expected) => {
  expect(mayBecome(from, to)).toBe(expected);
});

const startsAt = new Date("2026-11-23T06:00:00Z");
const at = (time: string) => ({ changeUntilHours: 4, now: new Date(`2026-11-23T${time}:00Z`) });

test("a patient moves or cancels until exactly four hours before", () => {
  expect(canPatientChange({ status: "confirmed", startsAt }, at("02:00"))).toBe(true);
  expect(canPatientChange({ status: "confirmed", startsAt }, at("02:01"))).toBe(false);
  expect(canPatientChange({ status: "arrived", startsAt }, at("01:00"))).toBe(false);
});

test("a request without a time can be taken back at any time", () => {
  expect(canPatientChange({ status: "requested", startsAt: undefined }, at("05:00"))).toBe(true);
  expect(canPatientChange({ status: "cancelled", startsAt: undefined }, at("05:00"))).toBe(false);
});
