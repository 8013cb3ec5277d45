// Who on the waiting list is told of a free time: one after the other, each with a head start.

import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";

export type FreeTime = { doctorId: number; startsAt: Date };

/** A place on the list: the day that is wanted, and the doctor when it is not all the same. */
export type Waiting = { id: number; wantedOn: string; wantedDoctorId: number | undefined };

/** A free time that somebody knows of: told of it at `toldAt`, or seen beside another one. */
export type Told = FreeTime & { id: number; toldAt: Date | undefined };

/** Minutes of India's day between which people are told: a head start must not pass while they sleep. */
const TELLING_TIMES = { from: 7 * 60, to: 22 * 60 };

/** True at hours at which nobody is woken by a message. */
export function isTellingTime(now: Date): boolean {
  const minutes = indiaMinutes(now);
  return TELLING_TIMES.from <= minutes && minutes < TELLING_TIMES.to;
}

/** Who is told of which free time now, both lists in their order: the first who wants it and does not know of it; the next one when `headStartMinutes` are over. One time for each. */
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
    ({ id, toldAt }) =>
      toldAt && waits.has(id) && now.getTime() - toldAt.getTime() < headStartMinutes * 60_000,
  );
  const busy = new Set(ahead.map(({ id }) => id));
  const news: { id: number; time: FreeTime }[] = [];
  for (const time of free) {
    if (ahead.some((each) => isSameTime(each, time))) continue;
    const knows = new Set(told.filter((each) => isSameTime(each, time)).map(({ id }) => id));
    const next = waiting.find((each) => !busy.has(each.id) && !knows.has(each.id) && isWanted(each, time));
    if (!next) continue;
    busy.add(next.id);
    news.push({ id: next.id, time });
  }
  return news;
}

/** True when a time is on the wanted day, and of the doctor where one is wanted. */
export function isWanted({ wantedOn, wantedDoctorId }: Waiting, { doctorId, startsAt }: FreeTime): boolean {
  return wantedOn === indiaDate(startsAt) && (wantedDoctorId ?? doctorId) === doctorId;
}

/** True for the same time of the same doctor. */
export function isSameTime(a: FreeTime, b: FreeTime): boolean {
  return a.doctorId === b.doctorId && a.startsAt.getTime() === b.startsAt.getTime();
}
