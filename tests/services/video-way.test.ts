import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { doctorHours, doctors } from "#app/db/schema/clinic.ts";
import { attempts, audit, outbox, settings } from "#app/db/schema/ground.ts";
import { findBookingChoice } from "#app/services/clinic/booking-view.server.ts";
import { moveByPatient } from "#app/services/clinic/change-consultation.server.ts";
import { findConsultationByToken } from "#app/services/clinic/find-consultation.server.ts";
import { findConsultation } from "#app/services/clinic/list-consultations.server.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { sendVideoLink } from "#app/services/clinic/send-video-link.server.ts";
import { addDoctor, MONDAY_TEN, SATURDAY_MORNING as now, request } from "#tests/support/clinic.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const LINK = "https://meet.example.in/abc-defg";
const publicOrigin = "http://shop.test";
const staff = { userId: "reception", role: "staff" as const };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
beforeEach(async () => {
  await database.db.delete(attempts);
  await database.db.delete(settings);
});
afterAll(() => database.drop());

async function book(doctor: string, mode: "clinic" | "video", slot = MONDAY_TEN) {
  return requestConsultation(database.db, request({ doctor, mode, slot }));
}

async function bookVideo(doctor: string) {
  const asked = await book(doctor, "video");
  if (!asked.ok) throw new Error(asked.reason);
  return asked.value;
}

async function toldTo(number: string) {
  const about = like(outbox.dedupeKey, `consultation ${number} patient %`);
  return database.db.select().from(outbox).where(about).orderBy(outbox.id);
}

function pageOf(token: string) {
  return findConsultationByToken(database.db, { token, secret: "secret", now });
}

test("video is offered only where the shop has rooms or the doctor sends links", async () => {
  const { db } = database;
  const { slug, id } = await addDoctor(db);
  const modes = async () => (await findBookingChoice(db, { doctorSlug: slug, date: undefined, now }))!.modes;
  expect(await modes()).toEqual(["clinic"]);
  expect(await book(slug, "video")).toEqual({ ok: false, reason: "other-mode" });
  await db.update(doctors).set({ pastesVideoLink: true }).where(eq(doctors.id, id));
  expect(await modes()).toEqual(["clinic", "video"]);
  await db.update(doctors).set({ pastesVideoLink: false }).where(eq(doctors.id, id));
  await db.insert(settings).values({ key: "clinic", value: { videoBaseUrl: "https://rooms.example.in" } });
  expect(await modes()).toEqual(["clinic", "video"]);
  expect(await book(slug, "video")).toMatchObject({ ok: true });
});

test("a doctor whose hours are all by video cannot be booked without a way into a call", async () => {
  const { db } = database;
  const { slug, id } = await addDoctor(db);
  await db.update(doctorHours).set({ mode: "video" }).where(eq(doctorHours.doctorId, id));
  const choice = await findBookingChoice(db, { doctorSlug: slug, date: undefined, now });
  expect(choice?.doctors.map((doctor) => doctor.slug) ?? []).not.toContain(slug);
});

test("until the link is there letter and page say who sends it; pasted, it goes by mail and text and stands on the page", async () => {
  const { db } = database;
  const { slug } = await addDoctor(db, { pastesVideoLink: true });
  const { number, token } = await bookVideo(slug);
  const send = (link: string) => sendVideoLink(db, { staff, number, link, publicOrigin, now });
  expect((await toldTo(number))[0]!.body).toContain("The doctor sends you the link before the call.");
  expect((await pageOf(token))!.slot!.videoUrl).toBeUndefined();
  const missing = { ok: true, value: { isLinkMissing: true, videoLink: "" } };
  expect(await findConsultation(db, { staff, number, now })).toMatchObject(missing);

  for (const link of ["", "http://meet.example.in/abc", "javascript:alert(1)"])
    expect(await send(link)).toEqual({ ok: false, reason: "bad-link" });
  expect(await send(` ${LINK} `)).toEqual({ ok: true, value: undefined });
  expect(await send(LINK)).toEqual({ ok: true, value: undefined });
  const told = (await toldTo(number)).slice(2);
  expect(told.map(({ channel, body }) => [channel, body.includes(LINK)])).toEqual([
    ["mail", true],
    ["sms", true],
  ]);
  expect((await pageOf(token))!.slot!.videoUrl).toBe(LINK);
  const there = { ok: true, value: { isLinkMissing: false, videoLink: LINK } };
  expect(await findConsultation(db, { staff, number, now })).toMatchObject(there);
  expect(JSON.stringify(await db.select().from(audit))).not.toContain(LINK);
});

test("a link is for its time: another time needs another link, and a time at the clinic or that is over none", async () => {
  const { db } = database;
  const { slug } = await addDoctor(db, { pastesVideoLink: true });
  const { number, token } = await bookVideo(slug);
  const send = (at = now) => sendVideoLink(db, { staff, number, link: LINK, publicOrigin, now: at });
  await send();
  const later = new Date(MONDAY_TEN.getTime() + 3_600_000);
  const move = (mode: "clinic" | "video", startsAt: Date) =>
    moveByPatient(db, { token, doctor: slug, startsAt, mode, publicOrigin, now });
  expect(await move("video", later)).toMatchObject({ ok: true });
  expect((await pageOf(token))!.slot!.videoUrl).toBeUndefined();
  expect(await send(new Date(later.getTime() + 3_600_000))).toMatchObject({ reason: "wrong-status" });
  expect(await move("clinic", MONDAY_TEN)).toMatchObject({ ok: true });
  expect(await send()).toMatchObject({ reason: "wrong-status" });
  const stranger = { userId: "asha", role: "customer" as const };
  const asked = { number, link: LINK, publicOrigin, now };
  expect(await sendVideoLink(db, { ...asked, staff: stranger })).toMatchObject({ reason: "not-allowed" });
});

test("a time before the shop opens is booked as the doctor entered it, and told as booked with its day and hour", async () => {
  const { slug } = await addDoctor(database.db);
  const nine = new Date(MONDAY_TEN.getTime() - 3_600_000);
  const asked = await book(slug, "clinic", nine);
  if (!asked.ok) throw new Error(asked.reason);
  const [mail, text] = await toldTo(asked.value.number);
  expect(mail!.subject).toBe("Booked: Mon 23 Nov, 9:00 AM");
  expect(mail!.body).toContain("Booked: Mon 23 Nov, 9:00 AM, with Dr. Test.");
  expect(text!.body).toMatch(/^Booked: Mon 23 Nov, 9:00 AM\. http/);
  for (const { body } of [mail!, text!]) expect(body).not.toMatch(/contact you|to confirm|submitted/i);
});

test("who books so late that it cannot be moved any more is told to write where the shop has no phone, not until when it can be", async () => {
  const { slug } = await addDoctor(database.db);
  const hourBefore = new Date(MONDAY_TEN.getTime() - 2 * 3_600_000);
  const late = request({ doctor: slug, slot: MONDAY_TEN }, { now: hourBefore });
  const asked = await requestConsultation(database.db, late);
  if (!asked.ok) throw new Error(asked.reason);
  const [mail] = await toldTo(asked.value.number);
  expect(mail!.body).toContain("To move or cancel it, please write to");
  expect(mail!.body).not.toContain("4 hours before");
});
