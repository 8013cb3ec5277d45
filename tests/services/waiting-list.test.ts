import { eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { consultationEvents, consultations, doctors } from "#app/db/schema/clinic.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { cancelByPatient, moveByPatient } from "#app/services/clinic/change-consultation.server.ts";
import { closeWaiting } from "#app/services/clinic/close-waiting.server.ts";
import { confirmConsultation } from "#app/services/clinic/manage-consultations.server.ts";
import { addDayOff, removeDayOff } from "#app/services/clinic/manage-doctors.server.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { tellWaiting } from "#app/services/clinic/tell-waiting.server.ts";
import { addDoctor, MONDAY_TEN, request, SATURDAY_MORNING } from "#tests/support/clinic.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

const publicOrigin = "http://shop.test";
const DAY = "2026-11-23";
const STAFF = { userId: "the-counter", role: "staff" as const };
const inMinutes = (minutes: number) => new Date(SATURDAY_MORNING.getTime() + minutes * 60_000);
const tell = (now = SATURDAY_MORNING) => tellWaiting(database.db, { publicOrigin, now });

async function ask(form: Parameters<typeof request>[0]) {
  const outcome = await requestConsultation(database.db, request(form));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

/** A doctor with one single time on Monday, which somebody has, and so many people who wait for it. */
async function fullDay(people: number) {
  const doctor = await addDoctor(database.db, { slotMinutes: 120 });
  await database.db.execute(`delete from doctor_hours where weekday <> 1 or starts_at > '12:00'`);
  await database.db.execute(`update doctor_hours set starts_at = '10:00'`);
  const patient = await ask({ slot: MONDAY_TEN, doctor: doctor.slug });
  const waiting = [];
  for (let n = 0; n < people; n++)
    waiting.push(await ask({ slot: "wait", doctor: doctor.slug, preferredDate: DAY }));
  return { doctor, patient, waiting };
}

const cancel = (token: string, now = SATURDAY_MORNING) =>
  cancelByPatient(database.db, { token, publicOrigin, now });
const take = (token: string, doctor: { slug: string }) =>
  moveByPatient(database.db, {
    ...{ token, publicOrigin, doctor: doctor.slug, startsAt: MONDAY_TEN },
    ...{ mode: "clinic", now: SATURDAY_MORNING },
  });
/** How many letters have told each of them of a free time. */
async function toldCounts(waiting: { number: string }[]): Promise<number[]> {
  return Promise.all(
    waiting.map(({ number }) =>
      database.db.$count(outbox, like(outbox.dedupeKey, `consultation ${number} patient mail free %`)),
    ),
  );
}

test("nobody is told while nothing is free", async () => {
  const { waiting } = await fullDay(2);
  expect(await tell()).toBe(0);
  expect(await toldCounts(waiting)).toEqual([0, 0]);
});

test("a cancelled time is told to the first who waits, by mail and text message with a link to it", async () => {
  const { patient, waiting, doctor } = await fullDay(2);
  await cancel(patient.token);
  expect(await tell()).toBe(1);
  expect(await toldCounts(waiting)).toEqual([1, 0]);
  const link = `${publicOrigin}/consultation/${waiting[0]!.token}?doctor=${doctor.slug}&slot=2026-11-23T04%3A30%3A00.000Z#times`;
  const letters = await database.db.select().from(outbox).where(like(outbox.dedupeKey, "% free %"));
  expect(letters.map(({ channel, subject }) => `${channel} ${subject}`)).toEqual([
    "mail A time is free: Mon 23 Nov, 10:00 AM",
    "sms A time is free: Mon 23 Nov, 10:00 AM",
  ]);
  for (const { body } of letters) expect(body).toContain(link);
});

test("the next one is told after half an hour, at once when the first gives up, and nobody twice", async () => {
  const { patient, waiting } = await fullDay(3);
  await cancel(patient.token);
  for (const minutes of [0, 1, 29]) await tell(inMinutes(minutes));
  expect(await toldCounts(waiting)).toEqual([1, 0, 0]);
  await tell(inMinutes(30));
  expect(await toldCounts(waiting)).toEqual([1, 1, 0]);
  await cancel(waiting[1]!.token);
  await tell(inMinutes(31));
  expect(await toldCounts(waiting)).toEqual([1, 1, 1]);
  for (const minutes of [62, 120, 300]) await tell(inMinutes(minutes));
  expect(await toldCounts(waiting)).toEqual([1, 1, 1]);
});

test("several processes that look at once tell the first one once", async () => {
  const { patient, waiting } = await fullDay(3);
  await cancel(patient.token);
  await Promise.all(Array.from({ length: 8 }, () => tell()));
  expect(await toldCounts(waiting)).toEqual([1, 0, 0]);
});

test("two who take the free time at once: one gets it, the other goes on waiting", async () => {
  const { patient, waiting, doctor } = await fullDay(2);
  await cancel(patient.token);
  await tell();
  await tell(inMinutes(30));
  const outcomes = await Promise.all(waiting.map(({ token }) => take(token, doctor)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, reason: "slot-taken" });
  const rows = await database.db.select({ status: consultations.status }).from(consultations);
  expect(rows.map(({ status }) => status).toSorted()).toEqual(["cancelled", "confirmed", "wait_listed"]);
});

test("a time that was taken and becomes free once more is told once more to who still waits", async () => {
  const { patient, waiting, doctor } = await fullDay(2);
  await cancel(patient.token);
  await tell();
  const stranger = await ask({ slot: MONDAY_TEN, doctor: doctor.slug });
  await tell(inMinutes(40));
  expect(await toldCounts(waiting)).toEqual([1, 0]);
  await cancel(stranger.token);
  await tell(inMinutes(41));
  expect(await toldCounts(waiting)).toEqual([2, 0]);
});

test("a time that was not free for a while, without anybody taking it, is told once more to who was told of it before", async () => {
  const { patient, waiting, doctor } = await fullDay(1);
  await cancel(patient.token);
  await tell();
  const day = { staff: STAFF, doctorId: doctor.id, date: DAY, now: SATURDAY_MORNING };
  await addDayOff(database.db, { ...day, reason: "" });
  await tell(inMinutes(1));
  await removeDayOff(database.db, day);
  await tell(inMinutes(2));
  expect(await toldCounts(waiting)).toEqual([2]);
  await tell(inMinutes(90));
  expect(await toldCounts(waiting)).toEqual([2]);
});

test("who let a time lie is told of the next one that becomes free on the day, but of none that was free beside it", async () => {
  const { patient, waiting, doctor } = await fullDay(1);
  await database.db.execute("update doctors set slot_minutes = 60");
  await database.db.execute(`update doctor_hours set ends_at = '13:00'`);
  const noon = await ask({ slot: new Date(MONDAY_TEN.getTime() + 2 * 3_600_000), doctor: doctor.slug });
  await cancel(patient.token);
  for (const minutes of [0, 30, 60]) await tell(inMinutes(minutes));
  expect(await toldCounts(waiting)).toEqual([1]);
  await cancel(noon.token, inMinutes(61));
  await tell(inMinutes(61));
  expect(await toldCounts(waiting)).toEqual([2]);
  for (const minutes of [91, 200]) await tell(inMinutes(minutes));
  expect(await toldCounts(waiting)).toEqual([2]);
});

test("the head start of somebody who is just being changed counts as well", async () => {
  const { patient, waiting } = await fullDay(2);
  await cancel(patient.token);
  await tell();
  let telling: Promise<number> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.select().from(consultations).where(eq(consultations.number, waiting[0]!.number)).for("update");
    telling = tell(inMinutes(1));
    await Promise.race([telling, new Promise((resolve) => setTimeout(resolve, 500))]);
  });
  expect(await telling).toBe(0);
  expect(await toldCounts(waiting)).toEqual([1, 0]);
});

test("a time from which the counter moves a patient, and a holiday taken back, are told as well", async () => {
  const { patient, waiting, doctor } = await fullDay(1);
  await database.db.execute(
    `insert into doctor_hours (doctor_id, weekday, starts_at, ends_at) values (${doctor.id}, 2, '10:00', '12:00')`,
  );
  const day = { staff: STAFF, doctorId: doctor.id, date: DAY, now: SATURDAY_MORNING };
  await addDayOff(database.db, { ...day, reason: "" });
  await confirmConsultation(database.db, {
    ...{ staff: STAFF, number: patient.number, publicOrigin, now: SATURDAY_MORNING },
    ...{ doctorId: doctor.id, mode: "clinic", startsAt: new Date(MONDAY_TEN.getTime() + 86_400_000) },
  });
  expect(await tell()).toBe(0);
  await removeDayOff(database.db, day);
  expect(await tell()).toBe(1);
  expect(await toldCounts(waiting)).toEqual([1]);
});

test("who waits for one doctor is not told of another, who waits for any is", async () => {
  const { doctor } = await fullDay(1);
  const [choosy] = await database.db
    .select()
    .from(consultations)
    .where(eq(consultations.status, "wait_listed"));
  expect(choosy!.wantedDoctorId).toBe(doctor.id);
  await addDoctor(database.db);
  expect(await tell()).toBe(0);
  const easy = await ask({ slot: "wait", doctor: "", preferredDate: DAY });
  expect(await tell()).toBe(1);
  expect(await toldCounts([choosy!, easy])).toEqual([0, 1]);
});

test("nobody is woken at night", async () => {
  const { patient, waiting } = await fullDay(1);
  await cancel(patient.token);
  expect(await tell(new Date("2026-11-21T22:30:00+05:30"))).toBe(0);
  expect(await tell(new Date("2026-11-22T07:00:00+05:30"))).toBe(1);
  expect(await toldCounts(waiting)).toEqual([1]);
});

test("in the morning after the day, who still waits is taken off the list and told so once", async () => {
  const { waiting } = await fullDay(1);
  const tomorrow = await ask({ slot: "wait", doctor: "", preferredDate: "2026-11-24" });
  const close = (time: string) => closeWaiting(database.db, { publicOrigin, now: new Date(time) });
  expect(await close("2026-11-23T21:59:00+05:30")).toBe(0);
  expect(await close("2026-11-24T06:59:00+05:30")).toBe(0);
  const closed = await Promise.all([1, 2, 3].map(() => close("2026-11-24T07:00:00+05:30")));
  expect(closed.toSorted()).toEqual([0, 0, 1]);
  const rows = await database.db
    .select({
      number: consultations.number,
      status: consultations.status,
      actorId: consultationEvents.actorId,
    })
    .from(consultations)
    .innerJoin(consultationEvents, eq(consultationEvents.consultationId, consultations.id))
    .orderBy(consultationEvents.id);
  expect(rows.filter(({ number }) => number === waiting[0]!.number).at(-1)).toMatchObject({
    ...{ status: "cancelled", actorId: "close-waiting" },
  });
  expect(rows.find(({ number }) => number === tomorrow.number)).toMatchObject({ status: "wait_listed" });
  const sent = await database.db.select().from(outbox).orderBy(outbox.id);
  const letters = sent.filter(({ subject }) => subject.startsWith("No time became free"));
  expect(letters.map(({ channel, subject }) => `${channel} ${subject}`)).toEqual([
    "mail No time became free on Mon 23 Nov",
    "sms No time became free on Mon 23 Nov",
  ]);
  expect(letters[0]!.body).toContain(
    `No time became free on Mon 23 Nov; please ask for another day: ${publicOrigin}/doctor-consultation`,
  );
  expect(letters[1]!.body).toContain(`${publicOrigin}/doctor-consultation`);
});

test("who wanted a doctor that left meanwhile is told of the others' times", async () => {
  const { doctor, waiting } = await fullDay(1);
  await addDoctor(database.db);
  expect(await tell()).toBe(0);
  await database.db.update(doctors).set({ isActive: false }).where(eq(doctors.id, doctor.id));
  expect(await tell()).toBe(1);
  expect(await toldCounts(waiting)).toEqual([1]);
});
