import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { doctors } from "#app/db/schema/clinic.ts";
import { attempts, audit, outbox } from "#app/db/schema/ground.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import type { Role } from "#app/domain/permissions.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import {
  issuePrescription,
  replacePrescription,
} from "#app/services/prescriptions/issue-prescription.server.ts";
import { findSentBy } from "#app/services/prescriptions/list-prescriptions.server.ts";
import { previewLine } from "#app/services/prescriptions/preview-line.server.ts";
import { revokePrescription } from "#app/services/prescriptions/revoke-prescription.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import {
  type AddedDoctor,
  addAccount,
  addDoctor,
  addVisit,
  draftLine,
  draftOf,
  issueTestPrescription,
  openPractice,
} from "#tests/support/patients.ts";

const address = "192.0.2.1";

let database: TestDatabase;
let doctor: AddedDoctor;
beforeAll(async () => {
  ({ database, doctor } = await openPractice());
});
beforeEach(async () => {
  await database.db.delete(attempts);
});
afterAll(() => database.drop());

const asked = (consultationNumber: string) => ({
  writer: doctor as { userId: string; role: Role },
  consultationNumber,
  draft: draftOf([draftLine()]) as unknown,
  now,
  publicOrigin: ORIGIN,
});

test("a registered doctor signs for a patient, and the link shows what was signed, word for word", async () => {
  const { token, number } = await issueTestPrescription(database.db, {
    doctor,
    lines: [
      draftLine({ remedySlug: "nux-vomica", medicine: "nux-v" }),
      draftLine({ medicine: "R5", potency: undefined }),
    ],
  });
  expect(number).toMatch(/^RX26-\d{4}-\d{4}$/);
  expect(Buffer.from(token, "base64url")).toHaveLength(16);
  expect(await findPrescriptionByToken(database.db, { token, address, now })).toMatchObject({
    ok: true,
    value: {
      number,
      state: "valid",
      isIntact: true,
      doctorName: "Dr. Anjali Verma",
      registrationNumber: "HR/01234",
      patientName: "राकेश कुमार",
      patientPhone: "9811024680",
      patientAgeYears: 58,
      mode: "clinic",
      expiresOn: "2026-12-21",
      lines: [
        { medicine: "Nux Vomica", potency: { scale: "C", number: 30 }, instructions: "in water" },
        { medicine: "R5", potency: undefined },
      ],
    },
  });
});

test("who is no doctor, no registered doctor, or not this patient's doctor signs nothing", async () => {
  const { db } = database;
  const visit = await addVisit(db, { doctor });
  for (const role of ["admin", "staff", "business", "customer"] as const)
    expect(await issuePrescription(db, { ...asked(visit), writer: await addAccount(db, role) })).toEqual({
      ok: false,
      reason: "not-allowed",
    });
  for (const facts of [{ name: "" }, { registrationNumber: " " }, { isActive: false }]) {
    const writer = await addDoctor(db, facts);
    const number = await addVisit(db, { doctor: writer });
    expect(await issuePrescription(db, { ...asked(number), writer })).toMatchObject({
      reason: "unregistered-doctor",
    });
  }
  const colleague = await addDoctor(db);
  expect(await issuePrescription(db, { ...asked(visit), writer: colleague })).toMatchObject({
    reason: "not-your-patient",
  });
  expect(
    await issuePrescription(db, { ...asked(visit), writer: await addAccount(db, "doctor") }),
  ).toMatchObject({
    reason: "unregistered-doctor",
  });
});

test("nothing is signed without a visit, without consent, or for a child alone", async () => {
  const { db } = database;
  const reasonFor = async (facts: Parameters<typeof addVisit>[1]) => {
    const outcome = await issuePrescription(db, asked(await addVisit(db, facts)));
    return outcome.ok ? "signed" : outcome.reason;
  };
  expect(await reasonFor({ doctor, status: "requested" })).toBe("not-seen");
  expect(await reasonFor({ doctor, status: "cancelled" })).toBe("not-seen");
  expect(await reasonFor({ doctor, consentText: "" })).toBe("no-consent");
  expect(await reasonFor({ doctor, ageYears: 9 })).toBe("no-guardian");
  expect(await reasonFor({ doctor, ageYears: 9, guardianName: "Sunita" })).toBe("signed");
  expect(await reasonFor({ doctor, ageYears: 17 })).toBe("no-guardian");
  expect(await reasonFor({ doctor, ageYears: 18 })).toBe("signed");
  expect(await issuePrescription(db, asked("CO26-0000-0000"))).toMatchObject({
    reason: "unknown-consultation",
  });
});

test("a line without a possible dose, an unknown remedy, or no line at all is refused", async () => {
  const number = await addVisit(database.db, { doctor });
  const refuse = async (draft: unknown) => {
    const outcome = await issuePrescription(database.db, { ...asked(number), draft });
    return outcome.ok ? "signed" : outcome.reason;
  };
  expect(await refuse(draftOf([]))).toBe("bad-prescription");
  expect(await refuse(draftOf([draftLine({ days: 0 })]))).toBe("bad-prescription");
  expect(await refuse(draftOf([draftLine({ doseQuantity: -1 })]))).toBe("bad-prescription");
  expect(await refuse(draftOf([draftLine({ timesPerDay: Number.NaN })]))).toBe("bad-prescription");
  expect(await refuse({ complaint: "x", lines: "all" })).toBe("bad-prescription");
  expect(await refuse(draftOf([draftLine({ remedySlug: "no-such-remedy" })]))).toBe("unknown-medicine");
  expect(await refuse(draftOf([draftLine({ productSlug: "no-such-pack" })]))).toBe("unknown-medicine");
});

test("the doctor's name of today is not the name on yesterday's prescription", async () => {
  const { db } = database;
  const { token, doctor: writer } = await issueTestPrescription(db, { lines: [draftLine()] });
  await db.update(doctors).set({ name: "Dr. A. Sharma" }).where(eq(doctors.id, writer.id));
  expect(await findPrescriptionByToken(db, { token, address, now })).toMatchObject({
    value: { doctorName: "Dr. Anjali Verma", isIntact: true },
  });
});

test("the database lets nobody change or remove what was signed", async () => {
  const { db } = database;
  const { number } = await issueTestPrescription(db, { doctor, lines: [draftLine()] });
  const isThis = eq(prescriptions.number, number);
  await expect(db.update(prescriptions).set({ patientName: "Other" }).where(isThis)).rejects.toThrow();
  await expect(db.delete(prescriptions).where(isThis)).rejects.toThrow();
  await expect(db.update(prescriptionLines).set({ days: 99 })).rejects.toThrow();
  await expect(db.delete(prescriptionLines)).rejects.toThrow();
});

test("a child's paper names the adult who came along", async () => {
  const visit = { ageYears: 7, guardianName: "Sita Devi" };
  const { token } = await issueTestPrescription(database.db, { doctor, lines: [draftLine()], visit });
  expect(await findPrescriptionByToken(database.db, { token, address, now })).toMatchObject({
    value: { patientAgeYears: 7, patientGuardian: "Sita Devi", isIntact: true },
  });
});

test("revoking needs a doctor and a reason, works once, and is told to the patient", async () => {
  const { db } = database;
  const { number, token } = await issueTestPrescription(db, { doctor, lines: [draftLine()] });
  const revoke = { number, now, publicOrigin: ORIGIN };
  const staff = await addAccount(db, "staff");
  expect(await revokePrescription(db, { ...revoke, writer: staff, reason: "mistake" })).toMatchObject({
    reason: "not-allowed",
  });
  expect(await revokePrescription(db, { ...revoke, writer: doctor, reason: " " })).toMatchObject({
    reason: "no-reason",
  });
  expect(await revokePrescription(db, { ...revoke, writer: doctor, reason: "Allergy" })).toMatchObject({
    ok: true,
  });
  expect(await revokePrescription(db, { ...revoke, writer: doctor, reason: "again" })).toMatchObject({
    reason: "revoked",
  });
  expect(await findPrescriptionByToken(db, { token, address, now })).toMatchObject({
    value: { state: "revoked", revokedReason: "Allergy" },
  });
});

test("a new version takes the place of the old one, once", async () => {
  const { db } = database;
  const old = await issueTestPrescription(db, { doctor, lines: [draftLine()] });
  const replace = {
    writer: doctor,
    number: old.number,
    draft: draftOf([draftLine({ days: 5 })]),
    now,
    publicOrigin: ORIGIN,
  };
  const replaced = await replacePrescription(db, replace);
  expect(replaced).toMatchObject({ ok: true });
  const another = { ...replace, draft: draftOf([draftLine({ days: 21 })]) };
  expect(await replacePrescription(db, another)).toMatchObject({ reason: "replaced" });
  expect(await findPrescriptionByToken(db, { token: old.token, address, now })).toMatchObject({
    value: { state: "replaced", lines: [{ days: 10 }] },
  });
  const token = replaced.ok ? replaced.value.token : "";
  expect(await findPrescriptionByToken(db, { token, address, now })).toMatchObject({
    value: { state: "valid", lines: [{ days: 5 }] },
  });
});

test("the same words signed twice, at once or by the back button, are one prescription, written about once", async () => {
  const { db } = database;
  const visit = await addVisit(db, { doctor });
  const sign = (draft: unknown = draftOf([draftLine()]), at = now) =>
    issuePrescription(db, { ...asked(visit), draft, now: at });
  const numberOf = (signed: Awaited<ReturnType<typeof sign>>) => signed.ok && signed.value.number;
  const [first, ...again] = await Promise.all([sign(), sign(), sign()]);
  for (const signed of again) expect(numberOf(signed)).toBe(numberOf(first));
  expect(numberOf(await sign())).toBe(numberOf(first));
  const number = String(numberOf(first));
  expect(await db.$count(outbox, like(outbox.dedupeKey, `%${number}%`))).toBe(2);

  const other = draftOf([draftLine({ days: 11 })]);
  expect(numberOf(await sign(other))).not.toBe(number);
  const replace = (draft: unknown) =>
    replacePrescription(db, { writer: doctor, number, draft, now, publicOrigin: ORIGIN });
  const third = draftOf([draftLine({ days: 12 })]);
  const newer = await replace(third);
  expect(await replace(third)).toEqual(newer);
  expect(await replace(other)).toEqual({ ok: false, reason: "replaced" });
  expect(numberOf(await sign())).not.toBe(number);
  const overAMonth = new Date(now.getTime() + 40 * 86_400_000);
  expect(numberOf(await sign(other, overAMonth))).not.toBe(numberOf(await sign(other)));
});

test("a signed, changed or withdrawn prescription is told by mail and text message, and by text alone to who gave no email", async () => {
  const { db } = database;
  const told = async (number: string) => {
    const about = like(outbox.dedupeKey, `%prescription ${number} %`);
    const rows = await db.select().from(outbox).where(about).orderBy(outbox.id);
    return rows.map(({ channel, recipient, body }) => [channel, recipient, body.includes("/prescription/")]);
  };
  const both = await issueTestPrescription(db, { doctor, lines: [draftLine()] });
  const mail = ["mail", "rakesh@example.org", true];
  const text = ["sms", "9811024680", true];
  expect(await told(both.number)).toEqual([mail, text]);
  expect(await findSentBy(db, both.number)).toBe("both");
  const draft = draftOf([draftLine({ days: 9 })]);
  const changed = { writer: doctor, number: both.number, draft, now, publicOrigin: ORIGIN };
  const newer = await replacePrescription(db, changed);
  if (!newer.ok) throw new Error(newer.reason);
  expect(await told(newer.value.number)).toEqual([mail, text]);
  const { number } = newer.value;
  await revokePrescription(db, { writer: doctor, number, reason: "Wrong", now, publicOrigin: ORIGIN });
  const withdrawn = (await told(number)).slice(2);
  expect(withdrawn.map(([channel]) => channel)).toEqual(["mail", "sms"]);

  const consultation = await addVisit(db, { doctor, email: "" });
  const signed = await issuePrescription(db, asked(consultation));
  if (!signed.ok) throw new Error(signed.reason);
  expect(await told(signed.value.number)).toEqual([text]);
  expect(await findSentBy(db, signed.value.number)).toBe("sms");
});

test("neither letters nor the audit name a medicine or a complaint", async () => {
  const { db } = database;
  await issueTestPrescription(db, { doctor, lines: [draftLine({ medicine: "Unmistakable" })] });
  const written = JSON.stringify([await db.select().from(outbox), await db.select().from(audit)]);
  expect(written).toContain("/prescription/");
  for (const secret of ["Unmistakable", "Knee", "stiffness", "compress"])
    expect(written).not.toContain(secret);
});

test("nux-v is completed to Nux Vomica, and a typed line is shown as it would be printed", async () => {
  const { db } = database;
  const vocabulary = await readVocabulary(db);
  const preview = (typed: string) => previewLine(db, { typed, vocabulary });
  const choices = async (typed: string) => (await preview(typed)).choices.map(({ name }) => name);
  expect(await choices("nux-v")).toEqual(["Nux Vomica"]);
  expect(await choices("nux")).toEqual(["Nux Vomica", "Nux Moschata"]);
  expect(await preview("nux-v 200, 4 globules, twice a day, 15 days")).toMatchObject({
    remedy: { slug: "nux-vomica" },
    sentence: "Nux Vomica 200 CH, 4 globules, twice a day, 15 days",
  });
  expect(await preview("nux 200 bd")).toMatchObject({
    remedy: undefined,
    reading: { missing: ["dose", "days"] },
    sentence: undefined,
  });
});
