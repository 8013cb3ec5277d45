import { expect, test } from "vitest";
import {
  canReturnBecome,
  maySellAgain,
  openReasons,
  RETURN_STATUSES,
  returnEndsAt,
  returnProblem,
} from "#app/domain/orders/return.ts";

const rules = { windowDays: 7, damagedClaimHours: 48 };
/** Five minutes before midnight in India. */
const deliveredAt = new Date("2026-11-16T23:55:00+05:30");
const at = (time: string) => new Date(`${time}+05:30`);

test("sealed packs come back until the seventh day in India is over, and not one moment longer", () => {
  expect(returnEndsAt("sealed", deliveredAt, rules)).toEqual(at("2026-11-24T00:00:00"));
  expect(openReasons(deliveredAt, at("2026-11-23T23:59:59.999"), rules)).toEqual(["sealed"]);
  expect(openReasons(deliveredAt, at("2026-11-24T00:00:00"), rules)).toEqual([]);
});

test("damaged, wrong and expired packs are told within 48 hours of the very minute", () => {
  const lastMoment = at("2026-11-18T23:54:59.999");
  expect(openReasons(deliveredAt, lastMoment, rules)).toEqual(["sealed", "damaged", "wrong", "expired"]);
  expect(openReasons(deliveredAt, at("2026-11-18T23:55:00"), rules)).toEqual(["sealed"]);
});

test("a day that begins in India is not the day of London: what came at 00:05 has a whole day more", () => {
  expect(returnEndsAt("sealed", at("2026-11-17T00:05:00"), rules)).toEqual(at("2026-11-25T00:00:00"));
});

test("each line is refused for its own reason", () => {
  const line = { leftQuantity: 2, isAsked: false, deliveredAt };
  const back = { quantity: 1, reason: "damaged" as const, hasPhoto: true };
  const now = at("2026-11-17T10:00:00");
  const ask = (change: object, known: object = {}, when = now) =>
    returnProblem({ ...back, ...change }, { ...line, ...known }, { rules, now: when });
  expect(ask({})).toBeUndefined();
  expect(ask({ hasPhoto: false })).toBe("photo-missing");
  expect(ask({ hasPhoto: false, reason: "sealed" })).toBeUndefined();
  expect(ask({ quantity: 3 })).toBe("too-many");
  expect([0, -1, 1.5, Number.NaN].map((quantity) => ask({ quantity }))).toEqual(
    Array(4).fill("bad-quantity"),
  );
  expect(ask({}, { isAsked: true })).toBe("asked-already");
  expect(ask({}, {}, at("2026-11-19T00:00:00"))).toBe("too-late");
});

test("only sealed packs of a sound batch that keeps long enough are sold again", () => {
  const limits = { today: "2026-11-20", shelfDays: 90 };
  const batch = { expiresOn: "2027-02-19", isQuarantined: false };
  expect(maySellAgain("sealed", batch, limits)).toBe(true);
  expect(maySellAgain("sealed", { ...batch, expiresOn: "2027-02-18" }, limits)).toBe(false);
  expect(maySellAgain("sealed", { ...batch, isQuarantined: true }, limits)).toBe(false);
  expect(maySellAgain("wrong", batch, limits)).toBe(false);
});

test("a return that is over stays over", () => {
  for (const over of ["refused", "settled", "closed"] as const)
    expect(RETURN_STATUSES.filter((to) => canReturnBecome(over, to))).toEqual([]);
});
