import fc from "fast-check";
import { expect, test } from "vitest";
import { isTellingTime, tellOfFreeTimes } from "#app/domain/clinic/waiting-list.ts";

const MONDAY = "2026-11-23";
const TEN = { doctorId: 1, startsAt: new Date("2026-11-23T04:30:00Z") };
const ELEVEN = { doctorId: 1, startsAt: new Date("2026-11-23T05:30:00Z") };
const now = new Date("2026-11-21T05:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const waits = (id: number, wish: { wantedOn?: string; wantedDoctorId?: number } = {}) => ({
  id,
  wantedOn: MONDAY,
  wantedDoctorId: undefined,
  ...wish,
});
const tell = (asked: Partial<Parameters<typeof tellOfFreeTimes>[0]>) =>
  tellOfFreeTimes({ free: [TEN], waiting: [], told: [], headStartMinutes: 30, now, ...asked });

test("the first who waits is told of the first free time, the second of the second", () => {
  const waiting = [waits(1), waits(2), waits(3)];
  expect(tell({ waiting })).toEqual([{ id: 1, time: TEN }]);
  expect(tell({ waiting, free: [TEN, ELEVEN] })).toEqual([
    { id: 1, time: TEN },
    { id: 2, time: ELEVEN },
  ]);
});

test("the next one is told when the head start of the first is over, or the first waits no longer", () => {
  const told = (minutes: number) => [{ ...TEN, id: 1, toldAt: minutesAgo(minutes) }];
  const waiting = [waits(1), waits(2)];
  expect(tell({ waiting, told: told(29) })).toEqual([]);
  expect(tell({ waiting, told: told(30) })).toEqual([{ id: 2, time: TEN }]);
  expect(tell({ waiting: [waits(2)], told: told(1) })).toEqual([{ id: 2, time: TEN }]);
});

test("who let a time lie is told of another one that comes, not while a head start of theirs runs, and never of one they know", () => {
  const told = (minutes: number) => [{ ...TEN, id: 1, toldAt: minutesAgo(minutes) }];
  const waiting = [waits(1)];
  expect(tell({ waiting, told: told(29), free: [TEN, ELEVEN] })).toEqual([]);
  expect(tell({ waiting, told: told(30), free: [TEN, ELEVEN] })).toEqual([{ id: 1, time: ELEVEN }]);
  const seen = [...told(30), { ...ELEVEN, id: 1, toldAt: undefined }];
  expect(tell({ waiting, told: seen, free: [TEN, ELEVEN] })).toEqual([]);
  expect(tell({ waiting: [waits(1), waits(2)], told: seen, free: [ELEVEN] })).toEqual([
    { id: 2, time: ELEVEN },
  ]);
});

test("nobody is told of another day or of a doctor they did not ask for", () => {
  expect(tell({ waiting: [waits(1, { wantedOn: "2026-11-24" })] })).toEqual([]);
  expect(tell({ waiting: [waits(1, { wantedDoctorId: 2 }), waits(2, { wantedDoctorId: 1 })] })).toEqual([
    { id: 2, time: TEN },
  ]);
});

test("however often it runs, everybody is told once and nobody overtakes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (people, rounds) => {
      const waiting = Array.from({ length: people }, (_, n) => waits(n));
      const told: { id: number; toldAt: Date; doctorId: number; startsAt: Date }[] = [];
      for (let round = 0; round < rounds; round++) {
        const at = new Date(now.getTime() + round * 30 * 60_000);
        for (const { id, time } of tell({ waiting, told, now: at })) told.push({ id, ...time, toldAt: at });
      }
      expect(told.map(({ id }) => id)).toEqual(Array.from({ length: Math.min(people, rounds) }, (_, n) => n));
    }),
  );
});

test("people are told from seven in the morning until ten at night in India", () => {
  const at = (time: string) => isTellingTime(new Date(`2026-11-21T${time}:00+05:30`));
  expect([at("06:59"), at("07:00"), at("21:59"), at("22:00"), at("00:30")]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
