import { expect, test } from "vitest";
import { isProven } from "#app/domain/accounts/proof.ts";

test("a proof is good for 5 minutes, and nobody has one who gave none", () => {
  const provenAt = new Date("2026-11-22T10:00:00Z");
  expect(isProven(provenAt, new Date("2026-11-22T10:04:59Z"))).toBe(true);
  expect(isProven(provenAt, new Date("2026-11-22T10:05:00Z"))).toBe(false);
  expect(isProven(undefined, provenAt)).toBe(false);
});

test("a proof given by a clock that ran ahead is none once it is right again", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  expect(isProven(new Date("2026-11-22T10:00:30Z"), now)).toBe(true);
  expect(isProven(new Date("2035-11-22T10:00:00Z"), now)).toBe(false);
});
