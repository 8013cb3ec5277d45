import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultations, doctorDaysOff } from "#app/db/schema/clinic.ts";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { findBookingChoice } from "#app/services/clinic/booking-view.server.ts";
import { writeCalendar } from "#app/services/clinic/calendar.server.ts";
import { cancelByPatient, moveByPatient } from "#app/services/clinic/change-consultation.server.ts";
import { findConsultationByToken } from "#app/services/clinic/find-consultation.server.ts";
import { confirmConsultation } from "#app/services/clinic/manage-consultations.server.ts";
import { queueConsultationReminders } from "#app/services/clinic/remind.server.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { addDoctor, COMPLAINT, MONDAY_TEN, request, SATURDAY_MORNING } from "#tests/support/clinic.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

const publicOrigin = "http://shop.test";
const secret = "a-secret-of-the-tests-that-is-long-enough";
const HOUR_MS = 3_600_000;

async function ask(...asked: Parameters<typeof request>) {
  const outcome = await requestConsultation(database.db, request(...asked));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

async function book(startsAt = MONDAY_TEN, facts: Parameters<typeof addDoctor>[1] = {}) {
  const doctor = await addDoctor(database.db, facts);
  return { doctor, ...(await ask({ slot: startsAt, doctor: doctor.slug })) };
}

const find = (token: string, now = SATURDAY_MORNING) =>
  findConsultationByToken(database.db, { token, secret, now });
const lettersOf = (number: string) =>
  database.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `consultation ${number} %`))
    .orderBy(outbox.id);

test("a request without a time is kept, and the clinic answers within 24 hours", async () => {
  const { token, number, status } = await ask();
  expect(status).toBe("requested");
  expect(number).toMatch(/^CO26-\d{4}-\d{4}$/);
  const [row] = await database.db.select().from(consultations).where(eq(consultations.number, number));
  expect(row).toMatchObject({ mainComplaints: COMPLAINT, consentVersion: "1", consentText: "You agree." });
  expect(row!.answerBy.getTime() - SATURDAY_MORNING.getTime()).toBe(24 * HOUR_MS);
  expect(await find(token)).toMatchObject({
    number,
    status: "requested",
    slot: undefined,
    isChangeable: true,
  });
});

test("a booked slot is confirmed at once, with letters to patient and shop", async () => {
  const { number, token, doctor } = await book();
  expect(await find(token)).toMatchObject({
    status: "confirmed",
    slot: { startsAt: MONDAY_TEN, mode: "clinic", doctor: { slug: doctor.slug } },
  });
  const letters = await lettersOf(number);
  expect(letters.map(({ channel, subject }) => [channel, subject])).toEqual([
    ["mail", "Booked: Mon 23 Nov, 10:00 AM"],
    ["sms", "Booked: Mon 23 Nov, 10:00 AM"],
    ["mail", `Consultation ${number} booked: Mon 23 Nov, 10:00 AM`],
  ]);
  expect(letters[0]!.body).toContain(`${publicOrigin}/consultation/${token}/calendar`);
});

test("no word about health leaves in a message or stands in the audit", async () => {
  const { token } = await book();
  await cancelByPatient(database.db, { token, publicOrigin, now: SATURDAY_MORNING });
  const written = JSON.stringify([
    await database.db.select().from(outbox),
    await database.db.select().from(audit),
  ]);
  for (const word of COMPLAINT.split(" ").filter((each) => each.length > 4))
    expect(written.includes(word), word).toBe(false);
});

test("thirty people who want one slot at once: one has it, the others are told", async () => {
  const doctor = await addDoctor(database.db);
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () =>
      requestConsultation(database.db, request({ slot: MONDAY_TEN, doctor: doctor.slug })),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "slot-taken")).toHaveLength(29);
  const rows = await database.db.select().from(consultations).where(eq(consultations.doctorId, doctor.id));
  expect(rows).toHaveLength(1);
});

test("even past all rules the database keeps one patient per time", async () => {
  const { number, doctor } = await book();
  const [row] = await database.db.select().from(consultations).where(eq(consultations.number, number));
  const { id: _, ...copy } = row!;
  const overlapping = {
    ...copy,
    number: "CO26-X",
    token: "x",
    idempotencyKey: "x",
    startsAt: new Date(MONDAY_TEN.getTime() + 60_000),
  };
  const insert = database.db.insert(consultations).values(overlapping);
  await expect(insert).rejects.toMatchObject({ cause: { constraint: "consultations_no_overlap" } });
  expect(doctor.id).toBe(row!.doctorId);
});

test("the same page makes one request, also when it is sent ten times at once, until its words change", async () => {
  const sent = request();
  const send = (change = {}) =>
    requestConsultation(database.db, { ...sent, form: { ...sent.form, ...change } });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => send()));
  const changed = await send({ mainComplaints: "and the other knee" });
  const numbers = [...outcomes, changed].map((outcome) => outcome.ok && outcome.value.number);
  expect(new Set(numbers).size).toBe(2);
});

test.each([
  ["a time outside the week", new Date("2026-11-23T07:00:00Z")],
  ["a time between two slots", new Date("2026-11-23T04:40:00Z")],
  ["a past time", new Date("2026-11-16T04:30:00Z")],
  ["a day further away than two weeks", new Date("2026-12-14T04:30:00Z")],
])("%s cannot be booked", async (_what, slot) => {
  const doctor = await addDoctor(database.db);
  const outcome = await requestConsultation(database.db, request({ slot, doctor: doctor.slug }));
  expect(outcome).toEqual({ ok: false, reason: "slot-gone" });
});

test("a doctor without name or registration number cannot be booked", async () => {
  for (const facts of [{ name: "" }, { registrationNumber: "" }, { isActive: false }]) {
    const doctor = await addDoctor(database.db, facts);
    const outcome = await requestConsultation(
      database.db,
      request({ slot: MONDAY_TEN, doctor: doctor.slug }),
    );
    expect(outcome).toEqual({ ok: false, reason: "slot-gone" });
  }
});

test("on a day off nothing is offered and nothing can be booked", async () => {
  const doctor = await addDoctor(database.db);
  await database.db.insert(doctorDaysOff).values({ doctorId: doctor.id, offOn: "2026-11-23" });
  const asked = request({ slot: MONDAY_TEN, doctor: doctor.slug });
  expect(await requestConsultation(database.db, asked)).toMatchObject({ reason: "slot-gone" });
  const choice = await findBookingChoice(database.db, {
    doctorSlug: doctor.slug,
    date: "2026-11-23",
    now: SATURDAY_MORNING,
  });
  expect(choice).toMatchObject({ date: "2026-11-23", slots: [] });
});

test("on the same day only times that lie an hour ahead are offered", async () => {
  const doctor = await addDoctor(database.db);
  const now = new Date("2026-11-23T09:15:00Z"); // 14:45 in Sohna
  const choice = await findBookingChoice(database.db, { doctorSlug: doctor.slug, date: "2026-11-23", now });
  expect(choice!.slots.map(({ minutes }) => minutes / 60)).toEqual([16, 16.5, 17, 17.5]);
});

test("a patient moves to another time, and the old one is free again", async () => {
  const { token, doctor } = await book(MONDAY_TEN, { pastesVideoLink: true });
  const later = new Date(MONDAY_TEN.getTime() + HOUR_MS);
  const asked = { token, publicOrigin, doctor: doctor.slug, mode: "video" as const, now: SATURDAY_MORNING };
  expect(await moveByPatient(database.db, { ...asked, startsAt: later })).toMatchObject({ ok: true });
  expect(await find(token)).toMatchObject({ slot: { startsAt: later, mode: "video" } });
  await ask({ slot: MONDAY_TEN, doctor: doctor.slug });
  expect(await moveByPatient(database.db, { ...asked, startsAt: MONDAY_TEN })).toMatchObject({
    reason: "slot-taken",
  });
  expect(await find(token)).toMatchObject({ slot: { startsAt: later } });
});

test("a cancelled time is free again; cancelling twice and in the last four hours is refused", async () => {
  const { token, doctor } = await book();
  const late = { token, publicOrigin, now: new Date(MONDAY_TEN.getTime() - 4 * HOUR_MS + 1) };
  expect(await cancelByPatient(database.db, late)).toEqual({ ok: false, reason: "too-late" });
  const early = { ...late, now: SATURDAY_MORNING };
  expect(await cancelByPatient(database.db, early)).toMatchObject({ ok: true });
  expect(await cancelByPatient(database.db, early)).toEqual({ ok: false, reason: "too-late" });
  await ask({ slot: MONDAY_TEN, doctor: doctor.slug });
  expect(await cancelByPatient(database.db, { ...early, token: "nobody's" })).toMatchObject({
    reason: "not-found",
  });
});

test("twenty cancellations at once are one", async () => {
  const { token, number } = await book();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      cancelByPatient(database.db, { token, publicOrigin, now: SATURDAY_MORNING }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await lettersOf(number)).filter(({ subject }) => subject.endsWith("cancelled"))).toHaveLength(2);
});

test("reminders go out the day before and two hours before, each once", async () => {
  const { number } = await book();
  const remindAt = (hoursBefore: number) =>
    queueConsultationReminders(database.db, {
      publicOrigin,
      now: new Date(MONDAY_TEN.getTime() - hoursBefore * HOUR_MS),
    });
  for (const hours of [30, 24, 23, 10, 3, 2, 1.9, 1, 0.2]) await remindAt(hours);
  const reminders = (await lettersOf(number)).filter(({ subject }) => subject.startsWith("Reminder"));
  expect(reminders.map(({ channel, subject }) => `${channel} ${subject}`)).toEqual([
    "mail Reminder: consultation Mon 23 Nov, 10:00 AM",
    "sms Reminder: consultation Mon 23 Nov, 10:00 AM",
    "mail Reminder: consultation today, 10:00 AM",
    "sms Reminder: consultation today, 10:00 AM",
  ]);
});

test("who booked three hours ago is not reminded of the day before, who cancelled of nothing", async () => {
  const doctor = await addDoctor(database.db);
  const now = new Date(MONDAY_TEN.getTime() - 10 * HOUR_MS);
  const { number } = await ask({ slot: MONDAY_TEN, doctor: doctor.slug }, { now });
  const cancelled = await book();
  await cancelByPatient(database.db, { token: cancelled.token, publicOrigin, now: SATURDAY_MORNING });
  await queueConsultationReminders(database.db, { publicOrigin, now: new Date(now.getTime() + HOUR_MS) });
  for (const each of [number, cancelled.number])
    expect((await lettersOf(each)).some(({ subject }) => subject.startsWith("Reminder"))).toBe(false);
});

test("the calendar file names the time in UTC, and there is none without one", async () => {
  const { token, number } = await book();
  const asked = { secret, publicOrigin, now: SATURDAY_MORNING };
  const calendar = await writeCalendar(database.db, { ...asked, token });
  expect(calendar!.content).toContain("DTSTART:20261123T043000Z");
  expect(calendar!.content).toContain("DTEND:20261123T050000Z");
  expect(calendar!.content).toContain(`UID:${number}@shop.test`);
  expect(await writeCalendar(database.db, { ...asked, token: (await ask()).token })).toBeUndefined();
});

test("the next consultation of the same patient with the same doctor is free for fifteen days", async () => {
  const doctor = await addDoctor(database.db, { feePaise: 30_000 });
  const profileId = "patient-with-account";
  await database.db.execute(`insert into profiles (id, name) values ('${profileId}', 'Rakesh Kumar')`);
  const booking = { doctor: doctor.slug };
  const first = await ask({ ...booking, slot: MONDAY_TEN }, { profileId });
  expect(await find(first.token)).toMatchObject({ slot: { feePaise: 30_000, isFollowUp: false } });
  await database.db
    .update(consultations)
    .set({ status: "completed" })
    .where(eq(consultations.number, first.number));
  const second = await ask(
    { ...booking, slot: new Date(MONDAY_TEN.getTime() + 24 * HOUR_MS) },
    { profileId },
  );
  expect(await find(second.token)).toMatchObject({ slot: { feePaise: 0, isFollowUp: true } });
  const child = { ...booking, slot: new Date(MONDAY_TEN.getTime() + 48 * HOUR_MS), name: "Asha Kumar" };
  expect(await find((await ask(child, { profileId })).token)).toMatchObject({ slot: { feePaise: 30_000 } });

  const other = await addDoctor(database.db, { feePaise: 20_000 });
  const move = { token: second.token, publicOrigin, now: SATURDAY_MORNING, mode: "clinic" as const };
  const startsAt = new Date(MONDAY_TEN.getTime() + 72 * HOUR_MS);
  await moveByPatient(database.db, { ...move, startsAt, doctor: other.slug });
  expect(await find(second.token)).toMatchObject({ slot: { feePaise: 20_000, isFollowUp: false } });
  await moveByPatient(database.db, { ...move, startsAt, doctor: doctor.slug });
  expect(await find(second.token)).toMatchObject({ slot: { feePaise: 0, isFollowUp: true } });
});

test("a guest's free follow-up is found when the clinic agrees on the time, never by who types a phone number", async () => {
  const { db } = database;
  const doctor = await addDoctor(db, { feePaise: 30_000 });
  const guest = { phone: "9700998877", name: "Sunita Devi" };
  const first = await ask({ ...guest, doctor: doctor.slug, slot: MONDAY_TEN });
  await db.update(consultations).set({ status: "completed" }).where(eq(consultations.number, first.number));
  const hoursLater = (hours: number) => new Date(MONDAY_TEN.getTime() + hours * HOUR_MS);
  const booked = await ask({ ...guest, doctor: doctor.slug, slot: hoursLater(24) });
  expect(await find(booked.token)).toMatchObject({ slot: { feePaise: 30_000, isFollowUp: false } });
  const asking = await ask(guest);
  await confirmConsultation(db, {
    staff: { userId: "the-counter", role: "staff" },
    ...{ number: asking.number, publicOrigin, now: SATURDAY_MORNING },
    ...{ doctorId: doctor.id, startsAt: hoursLater(48), mode: "clinic" },
  });
  expect(await find(asking.token)).toMatchObject({ slot: { feePaise: 0, isFollowUp: true } });
});

test("one network may ask twenty times an hour, one phone five times a day", async () => {
  const clientAddress = "203.0.113.9";
  const outcomes = [];
  for (let tries = 0; tries < 21; tries++)
    outcomes.push(await requestConsultation(database.db, request({}, { clientAddress })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
  const phone = "9700112233";
  for (let tries = 0; tries < 5; tries++) await ask({ phone });
  const sixth = await requestConsultation(database.db, request({ phone }));
  expect(sixth).toMatchObject({ ok: false, reason: "too-many-attempts" });
});
