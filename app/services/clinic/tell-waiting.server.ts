import { and, asc, eq, gte, inArray, not, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations, slotOffers } from "#app/db/schema/clinic.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import {
  type FreeTime,
  isSameTime,
  isTellingTime,
  isWanted,
  type Told,
  tellOfFreeTimes,
  type Waiting,
} from "#app/domain/clinic/waiting-list.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { queueConsultationLetters } from "#app/services/clinic/consultation-letters.server.ts";
import { type BookableDoctor, listBookableDoctors } from "#app/services/clinic/doctors.server.ts";
import { listBookingDays } from "#app/services/clinic/slots.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Tells the people on the waiting list of the times that are free on their day, in their order, by letters that lead to the time; gives their number. */
export async function tellWaiting(
  db: Db,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): Promise<number> {
  if (!isTellingTime(now)) return 0;
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, "waiting list");
    const doctors = await listBookableDoctors(tx, { today: indiaDate(now) });
    const waiting = await lockWaiting(tx, { doctors, now });
    if (waiting.length === 0) return 0;
    const free = await listFreeTimes(tx, { doctors, waiting, settings, now });
    const told = await listTold(tx, { waiting, free });
    const headStartMinutes = settings.clinic.waitingHeadStartMinutes;
    const news = tellOfFreeTimes({ free, waiting, told, headStartMinutes, now });
    for (const { id, time } of news) {
      const { slug, name } = doctors.find((doctor) => doctor.id === time.doctorId)!;
      const person = waiting.find((each) => each.id === id)!;
      // The letter leads to all free times of the day, so those are no news later.
      const seen = free.filter((each) => isWanted(person, each));
      const offers = seen.map((each) => ({
        consultationId: id,
        ...each,
        toldAt: isSameTime(each, time) ? now : null,
      }));
      await tx.insert(slotOffers).values(offers).onConflictDoNothing();
      await recordAudit(tx, {
        by: bySystem("tell-waiting"),
        act: "tell-waiting",
        about: `consultation ${person.number}`,
        details: { startsAt: time.startsAt, doctor: slug },
        now,
      });
      await queueConsultationLetters(tx, {
        consultationId: id,
        toPatient: "timeFree",
        offer: { startsAt: time.startsAt, doctor: { slug, name } },
        occasion: `free ${time.startsAt.toISOString()} ${now.toISOString()}`,
        settings,
        publicOrigin,
        now,
      });
    }
    return news.length;
  });
}

type WaitingRow = Waiting & { number: string };

/** The waiting list from today on, in its order; who wanted a doctor that left takes any. Waits for who is just being changed, so that nobody's head start is overlooked. */
async function lockWaiting(
  tx: Db,
  { doctors, now }: { doctors: BookableDoctor[]; now: Date },
): Promise<WaitingRow[]> {
  const rows = await tx
    .select({
      id: consultations.id,
      number: consultations.number,
      wantedOn: consultations.preferredDate,
      wantedDoctorId: consultations.wantedDoctorId,
    })
    .from(consultations)
    .where(and(eq(consultations.status, "wait_listed"), gte(consultations.preferredDate, indiaDate(now))))
    .orderBy(asc(consultations.id))
    .for("update");
  return rows.map((row) => ({
    ...row,
    wantedDoctorId: doctors.find(({ id }) => id === row.wantedDoctorId)?.id,
  }));
}

/** The free times that people know of; forgets those that are no longer free, so that they are told of again. */
async function listTold(
  tx: Db,
  { waiting, free }: { waiting: Waiting[]; free: FreeTime[] },
): Promise<Told[]> {
  const isTheirs = inArray(
    slotOffers.consultationId,
    waiting.map(({ id }) => id),
  );
  const isFree = or(
    ...free.map(({ doctorId, startsAt }) =>
      and(eq(slotOffers.doctorId, doctorId), eq(slotOffers.startsAt, startsAt)),
    ),
  );
  await tx.delete(slotOffers).where(and(isTheirs, isFree && not(isFree)));
  const rows = await tx.select().from(slotOffers).where(isTheirs);
  return rows.map(({ consultationId, toldAt, ...time }) => ({
    ...time,
    id: consultationId,
    toldAt: toldAt ?? undefined,
  }));
}

/** What patients may still book on the days that are waited for, earliest first; until the transaction ends nobody books one of them. */
async function listFreeTimes(
  tx: Db,
  {
    doctors,
    waiting,
    settings,
    now,
  }: { doctors: BookableDoctor[]; waiting: Waiting[]; settings: Settings; now: Date },
): Promise<FreeTime[]> {
  const wanted = new Set(waiting.map(({ wantedOn }) => wantedOn));
  const free: FreeTime[] = [];
  for (const doctor of doctors.toSorted((a, b) => a.id - b.id)) {
    await waitForTurn(tx, `doctor ${doctor.id}`);
    const days = await listBookingDays(tx, { doctor, settings, now });
    for (const { slots } of days.filter(({ date }) => wanted.has(date)))
      for (const { startsAt, isTaken } of slots) if (!isTaken) free.push({ doctorId: doctor.id, startsAt });
  }
  return free.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
