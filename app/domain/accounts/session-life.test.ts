import { expect, test } from "vitest";
import { isSessionOver } from "#app/domain/accounts/session-life.ts";

const signedIn = new Date("2026-11-21T04:00:00Z");
const after = (minutes: number) => new Date(signedIn.getTime() + minutes * 60_000);
const DAY = 24 * 60;

test("a customer who comes every day is asked to sign in again after 90 days", () => {
  const over = (minutes: number) =>
    isSessionOver({
      role: "customer",
      createdAt: signedIn,
      updatedAt: after(minutes - 5),
      now: after(minutes),
    });
  expect([over(30 * DAY), over(90 * DAY), over(90 * DAY + 1)]).toEqual([false, false, true]);
});
test.each(["admin", "doctor", "staff"] as const)(
  "the %s is out after 12 hours, and after 30 minutes without a click",
  (role) => {
    const over = (used: number, now: number) =>
      isSessionOver({ role, createdAt: signedIn, updatedAt: after(used), now: after(now) });
    expect([over(0, 30), over(0, 31), over(719, 720), over(720, 721)]).toEqual([false, true, false, true]);
  },
);

test.each(["customer", "admin"] as const)(
  "a session of the %s that was begun by a clock that ran ahead is over once it is right again",
  (role) => {
    const over = (aheadMinutes: number) =>
      isSessionOver({ role, createdAt: after(aheadMinutes), updatedAt: after(aheadMinutes), now: signedIn });
    // Two machines of one shop may differ by a little.
    expect([over(4), over(60), over(9 * 365 * DAY)]).toEqual([false, true, true]);
  },
);
