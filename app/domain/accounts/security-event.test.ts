import { expect, test } from "vitest";
import { alarming, toldAt } from "#app/domain/accounts/security-event.ts";

test("the rows of many events of one kind tell nearly all of them, and are few", () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => toldAt(index + 1)).filter((times) => times > 0);
  expect(rows.slice(0, 5)).toEqual([1, 1, 2, 4, 8]);
  expect(rows).toHaveLength(14);
  expect(rows.reduce((sum, times) => sum + times)).toBe(8192);
});

test("a few mistyped passwords are no alarm, five wrong second steps are", () => {
  expect(alarming({ "sign-in": 900, "sign-in-failed": 49, "second-factor-failed": 5 })).toEqual([
    "second-factor-failed",
  ]);
});
