import { expect, test } from "vitest";
import { codeEnd, isScannable } from "#app/domain/payments/code.ts";

const now = new Date("2026-11-23T10:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  [30, 30],
  [3, 16],
  [600, 119],
  [undefined, 119],
])("packs that are kept for %s minutes give a code of %i", (held, minutes) => {
  const heldUntil = held === undefined ? undefined : after(held);
  expect(codeEnd({ heldUntil, now })).toEqual(after(minutes));
});

test("a code is shown until it is closed, or two minutes before it ends", () => {
  const code = { closesAt: after(2), closedAt: null, shown: "upi://pay" };
  expect(isScannable(code, now)).toBe(true);
  expect(isScannable({ ...code, closesAt: after(1.9) }, now)).toBe(false);
  expect(isScannable({ ...code, closesAt: null }, now)).toBe(false);
  expect(isScannable({ ...code, closedAt: now }, now)).toBe(false);
  expect(isScannable({ ...code, shown: null }, now)).toBe(false);
});
