import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultationConsents, consultations, medicalRecords } from "#app/db/schema/clinic.ts";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { ConsultationForm } from "#app/domain/clinic/consultation-form.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { changeConsent, findStandingConsents } from "#app/services/clinic/consultation-consents.server.ts";
import { completeConsultation } from "#app/services/clinic/manage-consultations.server.ts";
import { addRecord } from "#app/services/clinic/records.server.ts";
import { queueConsultationReminders } from "#app/services/clinic/remind.server.ts";
import {
  type ConsultationRequest,
  requestConsultation,
} from "#app/services/clinic/request-consultation.server.ts";
import { verifyGuardian } from "#app/services/clinic/verify-guardian.server.ts";
import { addDoctor, COMPLAINT, MONDAY_TEN, request, SATURDAY_MORNING } from "#tests/support/clinic.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { report } from "#tests/support/sample-files.ts";

const publicOrigin = "http://shop.test";
const now = SATURDAY_MORNING;
const staff = { userId: "reception", role: "staff" as const };
const words = { version: "2", text: "Words beside the tick.", language: "hi" };
const dataDir = mkdtempSync(join(tmpdir(), "materia-consents-"));
const files = openFileStore(dataDir);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(profiles).values({ id: staff.userId, role: "staff", name: "Reception" });
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(form: Partial<ConsultationForm>, change: Partial<ConsultationRequest> = {}) {
  const asked = await requestConsultation(database.db, request(form, change));
  if (!asked.ok) throw new Error(asked.reason);
  const [row] = await database.db
    .select()
    .from(consultations)
    .where(eq(consultations.token, asked.value.token));
  return row!;
}

const rowOf = async ({ id }: { id: number }) =>
  (await database.db.select().from(consultations).where(eq(consultations.id, id)))[0]!;
const consentsOf = ({ id }: { id: number }) =>
  database.db
    .select()
    .from(consultationConsents)
    .where(eq(consultationConsents.consultationId, id))
    .orderBy(consultationConsents.id);
const change = (row: { token: string }, purpose: "health" | "records" | "reminders", isGiven = false) =>
  changeConsent(database.db, files, {
    ...{ token: row.token, purpose, publicOrigin, now },
    words: isGiven ? words : undefined,
  });
const sendRecord = async ({ token }: { token: string }) => {
  const file = { fileName: "blood.pdf", bytes: await report(), clientAddress: "10.2.0.1" };
  expect(await addRecord(database.db, files, { ...file, token, words, now })).toMatchObject({ ok: true });
};
const child = {
  age: 7,
  guardianName: "Sita Devi",
  guardianRelation: "mother" as const,
  guardianPhone: "9811024681",
  guardianConsent: true,
};

test("each tick is kept with its own words, their version, language and time; what was not ticked is not there", async () => {
  const consent = { version: "7", text: "The doctor uses it.", language: "hi" };
  const row = await ask({ shareRecords: true, remindMe: false }, { consent });
  expect(row).toMatchObject({
    ...{ consentVersion: "7", consentText: "The doctor uses it.", consentLanguage: "hi", consentedAt: now },
  });
  expect(await consentsOf(row)).toMatchObject([
    { purpose: "records", version: "7", text: "Share.", language: "hi", givenAt: now, withdrawnAt: null },
  ]);
});

test("reminders go only to who ticked them and has not taken it back, by one press each", async () => {
  const { db } = database;
  const doctor = await addDoctor(db);
  const slots = [MONDAY_TEN, new Date(MONDAY_TEN.getTime() + 3_600_000)];
  const [wanting, silent] = [
    await ask({ slot: slots[0]!, doctor: doctor.slug, remindMe: true }),
    await ask({ slot: slots[1]!, doctor: doctor.slug, remindMe: false }),
  ];
  const dayBefore = new Date(MONDAY_TEN.getTime() - 20 * 3_600_000);
  const remind = () => queueConsultationReminders(db, { publicOrigin, now: dayBefore });
  const reminded = async ({ number }: { number: string }) =>
    db.$count(outbox, like(outbox.dedupeKey, `consultation ${number} %dayBefore%`));
  expect(await change(wanting, "reminders")).toMatchObject({ ok: true });
  expect(await remind()).toBe(0);
  expect(await change(silent, "reminders", true)).toMatchObject({ ok: true });
  expect(await findStandingConsents(db, silent.token)).toMatchObject({ reminders: now, records: undefined });
  expect(await remind()).toBe(1);
  expect([await reminded(wanting), (await reminded(silent)) > 0]).toEqual([0, true]);
});

test("records taken back are deleted; sending one shares it, and is written down", async () => {
  const { db } = database;
  const row = await ask({ shareRecords: false });
  await sendRecord(row);
  expect(await consentsOf(row)).toMatchObject([{ purpose: "reminders" }, { purpose: "records", ...words }]);
  await change(row, "records");
  expect(await db.$count(medicalRecords, eq(medicalRecords.consultationId, row.id))).toBe(0);
  expect(await findStandingConsents(db, row.token)).toMatchObject({ records: undefined, health: now });
});

test("who takes the consent for health back is off the list, and what they wrote is gone, unless doctor and patient have met", async () => {
  const { db } = database;
  const row = await ask({ duration: "a year", previousTreatment: "none" });
  await sendRecord(row);
  expect(await change(row, "health", true)).toEqual({ ok: false, reason: "not-found" });
  expect(await change(row, "health")).toMatchObject({ ok: true });
  expect(await rowOf(row)).toMatchObject({
    ...{ status: "cancelled", mainComplaints: "", duration: "", previousTreatment: "" },
    consentWithdrawnAt: now,
  });
  expect(await db.$count(medicalRecords, eq(medicalRecords.consultationId, row.id))).toBe(0);
  const met = await ask({});
  await db
    .update(consultations)
    .set({
      status: "completed",
      startsAt: now,
      endsAt: MONDAY_TEN,
      mode: "clinic",
      doctorId: (await addDoctor(db)).id,
    })
    .where(eq(consultations.id, met.id));
  await sendRecord(met);
  await change(met, "health");
  expect(await rowOf(met)).toMatchObject({ status: "completed", mainComplaints: COMPLAINT });
  expect((await rowOf(met)).consentWithdrawnAt).toEqual(now);
  expect(await db.$count(medicalRecords, eq(medicalRecords.consultationId, met.id))).toBe(1);
  const told = await db.select().from(audit).where(eq(audit.action, "withdraw-consent"));
  expect(JSON.stringify(told)).not.toContain(COMPLAINT);
});

test("a child's guardian is kept with relation, phone, statement and proof; before the proof no consultation is completed", async () => {
  const { db } = database;
  const doctor = await addDoctor(db);
  const row = await ask({ ...child, slot: MONDAY_TEN, doctor: doctor.slug });
  expect(row).toMatchObject({
    ...{ guardianName: "Sita Devi", guardianRelation: "mother", guardianPhone: "9811024681" },
    guardianVerifiedBy: null,
  });
  expect(await consentsOf(row)).toMatchObject([
    { purpose: "guardian", text: "A parent agrees.", givenAt: now },
    { purpose: "reminders" },
  ]);
  const { number } = row;
  const complete = () => completeConsultation(db, { staff, number, publicOrigin, now });
  expect(await complete()).toEqual({ ok: false, reason: "guardian-unverified" });
  expect(await verifyGuardian(db, { staff, number, proof: "call", now })).toMatchObject({ ok: true });
  expect(await rowOf(row)).toMatchObject({ guardianVerifiedBy: "call", guardianVerifiedAt: now });
  expect(await verifyGuardian(db, { staff, number, proof: "papers", now })).toMatchObject({ ok: false });
  expect(await complete()).toMatchObject({ ok: true });
});

test("an account vouches for its owner only by the phone that was proven; of a grown-up no guardian is kept", async () => {
  const { db } = database;
  const proven = { id: "sita", name: "Sita Devi", phone: child.guardianPhone, phoneVerifiedAt: now };
  await db.insert(profiles).values([proven, { id: "other", name: "Somebody" }]);
  expect(await ask(child, { profileId: "sita" })).toMatchObject({
    ...{ guardianVerifiedBy: "account", guardianVerifiedAt: now },
  });
  expect(await ask(child, { profileId: "other" })).toMatchObject({ guardianVerifiedBy: null });
  const grown = await ask({ ...child, age: 18 });
  expect(grown).toMatchObject({ guardianName: "", guardianRelation: null, guardianPhone: "" });
  expect((await consentsOf(grown)).map(({ purpose }) => purpose)).toEqual(["reminders"]);
});
