// Who on the waiting list is told of a free time: one after the other, each with a head start.

import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";

export type FreeTime = { doctorId: number; startsAt: Date };

/** A place on the list: the day that is wanted, and the doctor when it is not all the same. */
export type Waiting = { id: number; wantedOn: string; wantedDoctorId: number | undefined };

/** Of what free time somebody was told that nobody has taken since. */
export type Told = FreeTime & { id: number; toldAt: Date };

/** Minutes of India's day between which people are told: a head start must not pass while they sleep. */
const TELLING_TIMES = { from: 7 * 60, to: 22 * 60 };

/** True at hours at which nobody is woken by a message. */
export function isTellingTime(now: Date): boolean {
  const minutes = indiaMinutes(now);
  return TELLING_TIMES.from <= minutes && minutes < TELLING_TIMES.to;
}

/** Who is told of which free time now, both lists in their order: the first who wants the day and was not told yet; the next one when `headStartMinutes` are over. */
export function tellOfFreeTimes({
  free,
  waiting,
  told,
  headStartMinutes,
  now,
}: {
  free: FreeTime[];
  waiting: Waiting[];
  told: Told[];
  headStartMinutes: number;
  now: Date;
}): { id: number; time: FreeTime }[] {
  const waits = new Set(waiting.map(({ id }) => id));
  const ahead = told.filter(
    ({ id, toldAt }) => waits.has(id) && now.getTime() - toldAt.getTime() < headStartMinutes * 60_000,
  );
  const known = new Set(told.map(({ id }) => id));
  const news: { id: number; time: FreeTime }[] = [];
  for (const time of free) {
    if (ahead.some((each) => isSameTime(each, time))) continue;
    const next = waiting.find((each) => !known.has(each.id) && wants(each, time));
    if (!next) continue;
    known.add(next.id);
    news.push({ id: next.id, time });
  }
  return news;
}

function wants({ wantedOn, wantedDoctorId }: Waiting, { doctorId, startsAt }: FreeTime): boolean {
  return wantedOn === indiaDate(startsAt) && (wantedDoctorId ?? doctorId) === doctorId;
}

function isSameTime(a: FreeTime, b: FreeTime): boolean {
  return a.doctorId === b.doctorId && a.startsAt.getTime() === b.startsAt.getTime();
}
