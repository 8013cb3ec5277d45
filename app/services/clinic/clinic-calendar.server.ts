import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import type { ConsultationView } from "#app/domain/clinic/consultation-view.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { type Booking, listConsultations } from "#app/services/clinic/list-consultations.server.ts";
import { listMisplaced } from "#app/services/clinic/list-misplaced.server.ts";
import type { ClinicStaff } from "#app/services/clinic/manage-consultations.server.ts";
import { listDoctors } from "#app/services/clinic/manage-doctors.server.ts";

type CalendarDay = { date: string; booked: Booking[]; wishes: Booking[]; off: string[] };
export type Calendar = {
  /** The days of the calendar; absent when requests are listed. */
  days: CalendarDay[] | undefined;
  requests: Booking[] | undefined;
  doctors: { id: number; name: string }[];
  counts: Partial<Record<ConsultationView, number>> & { misplaced: number };
};

/** What the clinic's screen shows: who comes on the days from `from` on, or who waits for an answer or must be called. No health data. */
export async function findCalendar(
  db: Db,
  {
    staff,
    view,
    from,
    doctorId,
    now,
  }: { staff: ClinicStaff; view: ConsultationView; from: string; doctorId: number | undefined; now: Date },
): Promise<Calendar> {
  const listed = await listDoctors(db, { staff, now });
  const doctors = listed.ok ? listed.value : [];
  const misplaced = await listMisplaced(db, { staff, now });
  const counts = { ...(await countRequests(db, now)), misplaced: misplaced.length };
  const shared = { doctors: doctors.map(({ id, name, slug }) => ({ id, name: name || slug })), counts };
  if (view === "misplaced") return { ...shared, days: undefined, requests: misplaced };
  if (view === "requests" || view === "late" || view === "waiting") {
    const status = view === "waiting" ? "wait_listed" : "requested";
    const found = await listConsultations(db, { staff, filter: { status }, now });
    const rows = found.ok ? found.value : [];
    const requests = view === "late" ? rows.filter(({ isOverdue }) => isOverdue) : rows;
    return { ...shared, days: undefined, requests };
  }
  const length = view === "week" ? 7 : 1;
  const found = await listConsultations(db, { staff, filter: { day: from, days: length, doctorId }, now });
  const rows = (found.ok ? found.value : []).filter(({ status }) => status !== "cancelled");
  const days = Array.from({ length }, (_, n) => addDays(from, n)).map((date) => ({
    date,
    booked: rows.filter(({ startsAt }) => startsAt && indiaDate(startsAt) === date),
    wishes: rows.filter(({ startsAt, preferredDate }) => !startsAt && preferredDate === date),
    off: doctors
      .filter(({ daysOff }) => daysOff.some((off) => off.date === date))
      .map(({ name, slug }) => name || slug),
  }));
  return { ...shared, days, requests: undefined };
}

async function countRequests(db: Db, now: Date): Promise<Partial<Calendar["counts"]>> {
  const isRequested = eq(consultations.status, "requested");
  const [requests, late, waiting] = await Promise.all([
    db.$count(consultations, isRequested),
    db.$count(consultations, and(isRequested, lt(consultations.answerBy, now))),
    db.$count(consultations, eq(consultations.status, "wait_listed")),
  ]);
  return { requests, late, waiting };
}
