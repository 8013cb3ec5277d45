import { expect, test } from "vitest";
import { ok, type Result, refused } from "#app/domain/result.ts";

function takeFromShelf(left: number): Result<number, "sold-out"> {
  return left > 0 ? ok(left - 1) : refused("sold-out");
}

test("an outcome is either a value or a named refusal", () => {
  expect(takeFromShelf(3)).toEqual({ ok: true, value: 2 });
  expect(takeFromShelf(0)).toEqual({ ok: false, reason: "sold-out" });
});
