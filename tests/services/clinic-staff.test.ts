import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { audit, outbox, settings } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Role } from "#app/domain/permissions.ts";
import { findConsultationByToken, findVideoUrl } from "#app/services/clinic/find-consultation.server.ts";
import { findConsultation, listConsultations } from "#app/services/clinic/list-consultations.server.ts";
import { listMisplaced } from "#app/services/clinic/list-misplaced.server.ts";
import {
  cancelConsultation,
  completeConsultation,
  confirmConsultation,
  markArrived,
  missConsultation,
  waitListConsultation,
  writeDoctorNotes,
} from "#app/services/clinic/manage-consultations.server.ts";
import {
  addDayOff,
  listDoctors,
  removeDayOff,
  saveDoctor,
  setDoctorHours,
} from "#app/services/clinic/manage-doctors.server.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { addDoctor, COMPLAINT, MONDAY_TEN, request, SATURDAY_MORNING } from "#tests/support/clinic.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

const publicOrigin = "http://shop.test";
const now = SATURDAY_MORNING;
const as = (role: Role) => ({ userId: `the-${role}`, role });
const asked = (number: string, role: Role = "staff", at = now) => ({
  staff: as(role),
  number,
  publicOrigin,
  now: at,
});

async function ask(form: Parameters<typeof request>[0] = {}) {
  const outcome = await requestConsultation(database.db, request(form));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const statusOf = async (number: string) =>
  (await database.db.select().from(consultations).where(eq(consultations.number, number)))[0]!.status;

test("the counter confirms a request, the patient arrives, the doctor completes it", async () => {
  const doctor = await addDoctor(database.db);
  const { number } = await ask();
  const slot = { doctorId: doctor.id, startsAt: MONDAY_TEN, mode: "clinic" as const };
  expect(await confirmConsultation(database.db, { ...asked(number), ...slot })).toMatchObject({ ok: true });
  expect(await markArrived(database.db, asked(number))).toMatchObject({ ok: true });
  expect(await completeConsultation(database.db, asked(number, "doctor"))).toMatchObject({ ok: true });
  const file = await findConsultation(database.db, asked(number, "doctor"));
  expect(file).toMatchObject({
    value: {
      events: [
        { status: "requested", actor: { kind: "shopper", name: null } },
        { status: "confirmed", actor: { kind: "user" } },
        { status: "arrived", actor: { kind: "user" } },
        { status: "completed", actor: { kind: "user" } },
      ],
    },
  });
  const letters = await database.db.select().from(outbox);
  expect(letters.some(({ subject }) => subject === "Booked: Mon 23 Nov, 10:00 AM")).toBe(true);
});

test("two of the counter who give one time to two patients at once: one succeeds", async () => {
  const doctor = await addDoctor(database.db);
  const [a, b] = [await ask(), await ask()];
  const slot = { doctorId: doctor.id, startsAt: MONDAY_TEN, mode: "clinic" as const };
  const outcomes = await Promise.all(
    [a, b].map(({ number }) => confirmConsultation(database.db, { ...asked(number), ...slot })),
  );
  expect(outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.reason)).sort()).toEqual([
    "ok",
    "slot-taken",
  ]);
});

test("where the doctor sees patients at the clinic only, a video call is refused as such", async () => {
  const doctor = await addDoctor(database.db);
  const hours = [{ weekday: 1, startsAt: "10:00", endsAt: "11:00", mode: "clinic" as const }];
  await setDoctorHours(database.db, { staff: as("staff"), now, doctorId: doctor.id, hours });
  const form = { slot: MONDAY_TEN, doctor: doctor.slug, mode: "video" as const };
  expect(await requestConsultation(database.db, request(form))).toEqual({ ok: false, reason: "other-mode" });
});

test("what does not follow a status is refused", async () => {
  const { number } = await ask();
  expect(await markArrived(database.db, asked(number))).toEqual({ ok: false, reason: "wrong-status" });
  expect(await waitListConsultation(database.db, asked(number))).toMatchObject({ ok: true });
  expect(await cancelConsultation(database.db, { ...asked(number), reason: "by phone" })).toMatchObject({
    ok: true,
  });
  expect(await waitListConsultation(database.db, asked(number))).toMatchObject({ reason: "wrong-status" });
  expect(await markArrived(database.db, asked("CO26-0000-0000"))).toMatchObject({ reason: "not-found" });
});

test("nobody is given up before their time has begun", async () => {
  const doctor = await addDoctor(database.db);
  const { number } = await ask({ slot: MONDAY_TEN, doctor: doctor.slug });
  expect(await missConsultation(database.db, asked(number))).toEqual({ ok: false, reason: "too-early" });
  const later = new Date(MONDAY_TEN.getTime() + 1_200_000);
  expect(await missConsultation(database.db, asked(number, "staff", later))).toMatchObject({ ok: true });
  expect(await statusOf(number)).toBe("missed");
  expect(await markArrived(database.db, asked(number, "staff", later))).toMatchObject({ ok: true });
});

test.each<Role>(["customer", "business"])("a %s may do nothing of the clinic", async (role) => {
  const doctor = await addDoctor(database.db);
  const { number } = await ask();
  const slot = { doctorId: doctor.id, startsAt: MONDAY_TEN, mode: "clinic" as const };
  const staff = as(role);
  const hours = { doctorId: doctor.id, hours: [] };
  const day = { doctorId: doctor.id, date: "2026-12-01", reason: "" };
  for (const outcome of [
    await confirmConsultation(database.db, { ...asked(number, role), ...slot }),
    await waitListConsultation(database.db, asked(number, role)),
    await markArrived(database.db, asked(number, role)),
    await completeConsultation(database.db, asked(number, role)),
    await missConsultation(database.db, asked(number, role)),
    await cancelConsultation(database.db, { ...asked(number, role), reason: "" }),
    await writeDoctorNotes(database.db, { ...asked(number, role), notes: "x" }),
    await listConsultations(database.db, { staff, now }),
    await findConsultation(database.db, asked(number, role)),
    await findVideoUrl(database.db, { staff, number, secret: "secret" }),
    await listDoctors(database.db, { staff, now }),
    await setDoctorHours(database.db, { staff, now, ...hours }),
    await addDayOff(database.db, { staff, now, ...day }),
    await removeDayOff(database.db, { staff, now, ...day }),
  ])
    expect(outcome).toEqual({ ok: false, reason: "not-allowed" });
});

test("patient and clinic open the same room of a video call, and a visit has none", async () => {
  const { db } = database;
  const doctor = await addDoctor(db, { pastesVideoLink: true });
  const [call, visit] = [await ask(), await ask()];
  const slot = { doctorId: doctor.id, mode: "video" as const };
  const half = new Date(MONDAY_TEN.getTime() + 1_800_000);
  await confirmConsultation(db, { ...asked(call.number), ...slot, startsAt: MONDAY_TEN });
  await confirmConsultation(db, { ...asked(visit.number), ...slot, startsAt: half, mode: "clinic" });
  const urlOf = (number: string) => findVideoUrl(db, { staff: as("doctor"), number, secret: "secret" });
  expect(await urlOf(call.number)).toEqual({ ok: true, value: undefined });
  await db
    .insert(settings)
    .values({ key: "clinic", value: { videoBaseUrl: "https://meet.example.in/rooms/" } });
  const room = await urlOf(call.number);
  expect(room).toMatchObject({
    value: expect.stringMatching(/^https:\/\/meet\.example\.in\/rooms\/\w{32}$/),
  });
  const shown = await findConsultationByToken(db, { token: call.token, secret: "secret", now });
  expect(shown?.slot?.videoUrl).toBe(room.ok && room.value);
  expect(await urlOf(visit.number)).toEqual({ ok: true, value: undefined });
  expect(await urlOf("CO26-0000-0000")).toEqual({ ok: false, reason: "not-found" });
});

test("the counter sees who and when, only doctor and admin see why, and each reading is written down", async () => {
  const { number } = await ask();
  const list = await listConsultations(database.db, { staff: as("staff"), now });
  const staffs = await findConsultation(database.db, asked(number, "staff"));
  expect(staffs).toMatchObject({ value: { number, health: undefined } });
  expect(JSON.stringify([list, staffs])).not.toContain(COMPLAINT);
  expect(await writeDoctorNotes(database.db, { ...asked(number, "staff"), notes: "x" })).toMatchObject({
    reason: "not-allowed",
  });
  for (const role of ["doctor", "admin"] as const)
    expect(await findConsultation(database.db, asked(number, role))).toMatchObject({
      value: { health: { mainComplaints: COMPLAINT } },
    });
  const readings = await database.db
    .select()
    .from(audit)
    .where(eq(audit.action, "read-health-data"))
    .orderBy(audit.id);
  const mine = readings.filter(({ subject }) => subject === `consultation ${number}`);
  expect(mine.map(({ actorId }) => actorId)).toEqual(["the-doctor", "the-admin"]);
});

test("what waits too long for its answer is marked and stands first", async () => {
  const late = await ask();
  const at = new Date(SATURDAY_MORNING.getTime() + 25 * 3_600_000);
  const list = await listConsultations(database.db, {
    staff: as("staff"),
    filter: { status: "requested" },
    now: at,
  });
  const found = list.ok ? list.value.find(({ number }) => number === late.number) : undefined;
  expect(found).toMatchObject({ isOverdue: true });
});

test("a day's list has that day's times and wishes only", async () => {
  const doctor = await addDoctor(database.db);
  const booked = await ask({ slot: MONDAY_TEN, doctor: doctor.slug, preferredDate: "2026-11-23" });
  const wished = await ask({ preferredDate: "2026-11-24" });
  const numbersOn = async (day: string) => {
    const list = await listConsultations(database.db, { staff: as("staff"), filter: { day }, now });
    return list.ok ? list.value.map(({ number }) => number) : [];
  };
  expect(await numbersOn("2026-11-23")).toContain(booked.number);
  expect(await numbersOn("2026-11-23")).not.toContain(wished.number);
  expect(await numbersOn("2026-11-24")).toEqual([wished.number]);
});

test("the owner names a doctor, who can be booked from then on", async () => {
  const doctor = await addDoctor(database.db, { name: "", registrationNumber: "" });
  const booking = { slot: MONDAY_TEN, doctor: doctor.slug };
  expect(await requestConsultation(database.db, request(booking))).toMatchObject({ reason: "slot-gone" });
  const { id, profileId: _, position: __, ...facts } = doctor;
  const named = { ...facts, name: " Dr.  Test ", registrationNumber: "HR-1" };
  const save = (staff: ReturnType<typeof as>) => saveDoctor(database.db, { staff, id, doctor: named, now });
  expect(await save(as("staff"))).toEqual({ ok: false, reason: "not-allowed" });
  expect(await save(as("admin"))).toEqual({ ok: true, value: { id } });
  expect(await requestConsultation(database.db, request(booking))).toMatchObject({ ok: true });
  const profileId = "account-of-a-doctor";
  await database.db.insert(profiles).values({ id: profileId, role: "doctor", name: "Dr. Test" });
  const asOwner = { staff: as("admin"), now };
  expect(await saveDoctor(database.db, { ...asOwner, id, doctor: { ...named, profileId } })).toEqual({
    ok: true,
    value: { id },
  });
  const second = { ...named, slug: "second-of-one-account", profileId };
  expect(await saveDoctor(database.db, { ...asOwner, id: undefined, doctor: second })).toEqual({
    ok: false,
    reason: "account-taken",
  });
  const again = { ...named, feePaise: -1 };
  expect(await saveDoctor(database.db, { staff: as("admin"), id, doctor: again, now })).toMatchObject({
    reason: "bad-doctor",
  });
});

test("a week with rows that overlap or end before they begin is refused", async () => {
  const { id: doctorId } = await addDoctor(database.db);
  const row = { weekday: 1, startsAt: "10:00", endsAt: "12:00", mode: "both" as const };
  const set = (hours: (typeof row)[]) =>
    setDoctorHours(database.db, { staff: as("staff"), doctorId, hours, now });
  expect(await set([row, { ...row, startsAt: "11:00", endsAt: "13:00" }])).toMatchObject({
    reason: "bad-hours",
  });
  expect(await set([{ ...row, endsAt: "09:00" }])).toMatchObject({ reason: "bad-hours" });
  expect(await set([row, { ...row, startsAt: "12:00", endsAt: "13:00" }])).toMatchObject({ ok: true });
  const list = await listDoctors(database.db, { staff: as("staff"), now });
  expect(list.ok && list.value.find(({ id }) => id === doctorId)!.hours).toHaveLength(2);
});

test("a day off is kept from today on, and can be taken back", async () => {
  const doctor = await addDoctor(database.db);
  const day = { staff: as("staff"), now, doctorId: doctor.id, date: "2026-11-23" };
  expect(await addDayOff(database.db, { ...day, reason: "Guru Nanak" })).toMatchObject({ ok: true });
  for (const date of ["2026-11-20", "2026-11-31", "tomorrow"])
    expect(await addDayOff(database.db, { ...day, date, reason: "" })).toMatchObject({ reason: "bad-date" });
  expect(await removeDayOff(database.db, day)).toMatchObject({ ok: true });
  expect(await removeDayOff(database.db, day)).toMatchObject({ reason: "not-found" });
});

test("a day off, another week or a doctor who left lets nobody come in vain: who is booked is to be called", async () => {
  const { db } = database;
  const doctor = await addDoctor(db);
  const staff = as("staff");
  const { number } = await ask({ slot: MONDAY_TEN, doctor: doctor.slug });
  const day = { staff, now, doctorId: doctor.id, date: "2026-11-23" };
  const hours = { weekday: 1, startsAt: "09:00", endsAt: "12:00", mode: "both" as const };
  const setWeek = (row: typeof hours) =>
    setDoctorHours(db, { staff, now, doctorId: doctor.id, hours: [row] });
  const isToCall = async (at = now) =>
    (await listMisplaced(db, { staff, now: at })).some((booking) => booking.number === number);
  const setActive = (isActive: boolean) =>
    db.update(doctors).set({ isActive }).where(eq(doctors.id, doctor.id));

  expect(await isToCall()).toBe(false);
  await addDayOff(db, { ...day, reason: "" });
  expect(await isToCall()).toBe(true);
  expect(await isToCall(new Date(MONDAY_TEN.getTime() + 1))).toBe(false);
  await removeDayOff(db, day);
  expect(await isToCall()).toBe(false);
  await setWeek({ ...hours, startsAt: "10:15" });
  expect(await isToCall()).toBe(true);
  await setWeek(hours);
  expect(await isToCall()).toBe(false);
  await setActive(false);
  expect(await isToCall()).toBe(true);
  await setActive(true);
  await addDayOff(db, { ...day, reason: "" });
  expect(await cancelConsultation(db, { ...asked(number), reason: "called" })).toMatchObject({ ok: true });
  expect(await isToCall()).toBe(false);
});
