import { and, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations, slotOffers } from "#app/db/schema/clinic.ts";
import { waitForTurn } from "#app/db/transaction.server.ts";
import {
  type ConsultationMode,
  type Slot,
  type Span,
  slotsOfDay,
} from "#app/domain/clinic/consultation-slot.ts";
import { addDays, indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { type BookableDoctor, listBookableDoctors } from "#app/services/clinic/doctors.server.ts";

/** The statuses whose slot nobody else can have (constraint consultations_no_overlap). */
const TAKING_STATUSES = ["confirmed", "arrived", "completed", "missed"] as const;

export type BookingDay = { date: string; slots: Slot[]; isClosed: boolean };

/** The days on which a doctor can be booked from today on, each with its slots, free and taken. */
export async function listBookingDays(
  db: Db,
  { doctor, ...rest }: { doctor: BookableDoctor; settings: Settings; now: Date },
): Promise<BookingDay[]> {
  const [days] = await listDaysOfDoctors(db, { doctors: [doctor], ...rest });
  return days!;
}

/** The same of several doctors, in their order. */
export async function listDaysOfDoctors(
  db: Db,
  { doctors, settings, now }: { doctors: BookableDoctor[]; settings: Settings; now: Date },
): Promise<BookingDay[][]> {
  const today = indiaDate(now);
  const dates = Array.from({ length: settings.clinic.daysAhead + 1 }, (_, days) => addDays(today, days));
  const doctorIds = doctors.map(({ id }) => id);
  const takenOfAll = await listTaken(db, { doctorIds, from: dates[0]!, to: dates.at(-1)! });
  const earliest = new Date(now.getTime() + settings.clinic.leadMinutes * 60_000);
  return doctors.map((doctor) => {
    const taken = takenOfAll.filter(({ doctorId }) => doctorId === doctor.id);
    return dates.map((date) => ({
      date,
      slots: slotsOfDay(doctor.bookable, { date, openingHours: settings.hours, taken, earliest }),
      isClosed:
        slotsOfDay(doctor.bookable, { date, openingHours: settings.hours, taken: [], earliest: new Date(0) })
          .length === 0,
    }));
  });
}

export type WantedSlot = {
  /** The doctor's slug, or the id that the shop uses. */
  doctor: string | number;
  startsAt: Date;
  mode: ConsultationMode;
};
export type TakenSlot = Span & { doctor: BookableDoctor; mode: ConsultationMode };
export type SlotRefusal = "slot-taken" | "slot-gone" | "other-mode";

/** Makes sure within a transaction that a slot is offered and free; until its end nobody else takes one of that doctor. */
export async function takeSlot(
  tx: Db,
  {
    wanted,
    earliest,
    exceptId,
    settings,
    now,
  }: {
    wanted: WantedSlot;
    earliest: Date;
    /** The consultation that moves: its own old time is no obstacle. */
    exceptId?: number;
    settings: Settings;
    now: Date;
  },
): Promise<Result<TakenSlot, SlotRefusal>> {
  const doctors = await listBookableDoctors(tx, { today: indiaDate(now) });
  const doctor = doctors.find(({ id, slug }) => wanted.doctor === id || wanted.doctor === slug);
  const date = indiaDate(wanted.startsAt);
  if (!doctor || date > addDays(indiaDate(now), settings.clinic.daysAhead)) return refused("slot-gone");
  await waitForTurn(tx, `doctor ${doctor.id}`);
  const taken = await listTaken(tx, { doctorIds: [doctor.id], from: date, to: date, exceptId });
  const slot = slotsOfDay(doctor.bookable, { date, openingHours: settings.hours, taken, earliest }).find(
    ({ startsAt }) => startsAt.getTime() === wanted.startsAt.getTime(),
  );
  if (!slot) return refused("slot-gone");
  if (slot.isTaken) return refused("slot-taken");
  if (!slot.modes.includes(wanted.mode)) return refused("other-mode");
  await tx
    .delete(slotOffers)
    .where(and(eq(slotOffers.doctorId, doctor.id), eq(slotOffers.startsAt, slot.startsAt)));
  return ok({ doctor, startsAt: slot.startsAt, endsAt: slot.endsAt, mode: wanted.mode });
}

/** The spans of the booked slots of doctors on the days from `from` to `to`. */
async function listTaken(
  db: Db,
  {
    doctorIds,
    from,
    to,
    exceptId,
  }: { doctorIds: number[]; from: string; to: string; exceptId?: number | undefined },
): Promise<(Span & { doctorId: number })[]> {
  const rows = await db
    .select({
      doctorId: consultations.doctorId,
      startsAt: consultations.startsAt,
      endsAt: consultations.endsAt,
    })
    .from(consultations)
    .where(
      and(
        inArray(consultations.doctorId, doctorIds),
        inArray(consultations.status, [...TAKING_STATUSES]),
        lt(consultations.startsAt, indiaInstant(addDays(to, 1), 0)),
        gt(consultations.endsAt, indiaInstant(from, 0)),
        exceptId === undefined ? undefined : ne(consultations.id, exceptId),
      ),
    );
  return rows.map(({ doctorId, startsAt, endsAt }) => ({
    doctorId: doctorId!,
    startsAt: startsAt!,
    endsAt: endsAt!,
  }));
}
