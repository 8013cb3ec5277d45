import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts, audit } from "#app/db/schema/ground.ts";
import {
  findPrescriptionByToken,
  listOwnPrescriptions,
  readPrescription,
} from "#app/services/prescriptions/find-prescription.server.ts";
import {
  listClinicPrescriptions,
  listPrescriptionsOf,
} from "#app/services/prescriptions/list-prescriptions.server.ts";
import { verifyPrescription } from "#app/services/prescriptions/verify-prescription.server.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import {
  type AddedDoctor,
  addAccount,
  addDoctor,
  draftLine,
  issueTestPrescription,
  openPractice,
} from "#tests/support/patients.ts";

const LATER = new Date("2027-02-01T06:00:00Z");
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

test("number and code prove a paper genuine, in any spelling, and tell neither patient nor medicine", async () => {
  const { db } = database;
  const { number, verificationCode } = await issueTestPrescription(db, { doctor, lines: [draftLine()] });
  const typed = {
    number: number.toLowerCase().replaceAll("-", " "),
    code: `${verificationCode.slice(0, 4).toLowerCase()} ${verificationCode.slice(4)}`,
    address,
    now,
  };
  const verified = await verifyPrescription(db, typed);
  expect(verified).toMatchObject({
    ok: true,
    value: { number, state: "valid", doctorName: "Dr. Anjali Verma" },
  });
  for (const secret of ["राकेश", "Arnica", "Knee", "rakesh@", "token"])
    expect(JSON.stringify(verified)).not.toContain(secret);
  expect(await verifyPrescription(db, { ...typed, code: "AAAAAAAA" })).toEqual({
    ok: false,
    reason: "not-genuine",
  });
  expect(await verifyPrescription(db, { ...typed, now: LATER })).toMatchObject({
    value: { state: "expired" },
  });
});

test("nobody tries codes for long: thirty tries for a line, ten for a number from wherever", async () => {
  const { db } = database;
  const { number, verificationCode } = await issueTestPrescription(db, { doctor, lines: [draftLine()] });
  for (let n = 1; n <= 10; n++)
    expect(
      await verifyPrescription(db, { number, code: `WRONG${n}`, address: `198.51.100.${n}`, now }),
    ).toMatchObject({
      reason: "not-genuine",
    });
  expect(
    await verifyPrescription(db, { number, code: verificationCode, address: "203.0.113.9", now }),
  ).toMatchObject({
    reason: "too-many-attempts",
  });
});

test("guessed links find nothing, and who guesses is shut out", async () => {
  const { db } = database;
  for (const token of ["", "x", "' or 1=1", "A".repeat(22), "../../etc/passwd", "x".repeat(100_000)])
    expect(await findPrescriptionByToken(db, { token, address, now })).toMatchObject({ reason: "not-found" });
  for (let n = 0; n < 24; n++) await findPrescriptionByToken(db, { token: "A".repeat(22), address, now });
  expect(await findPrescriptionByToken(db, { token: "A".repeat(22), address, now })).toMatchObject({
    reason: "too-many-attempts",
  });
});

test("only doctors and the admin read a prescription by its number, and every read is written down", async () => {
  const { db } = database;
  const { number, consultationNumber } = await issueTestPrescription(db, { doctor, lines: [draftLine()] });
  const filter = { doctorId: doctor.id };
  for (const role of ["staff", "business", "customer"] as const) {
    const reader = await addAccount(db, role);
    expect(await readPrescription(db, { reader, number, now })).toEqual({ ok: false, reason: "not-allowed" });
    expect(await listClinicPrescriptions(db, { reader, filter, now })).toMatchObject({
      reason: "not-allowed",
    });
    expect(await listPrescriptionsOf(db, { reader, consultation: consultationNumber })).toEqual([]);
  }
  const admin = await addAccount(db, "admin");
  expect(await readPrescription(db, { reader: admin, number, now })).toMatchObject({ ok: true });
  const listed = await listClinicPrescriptions(db, { reader: doctor, filter, now });
  expect(listed.ok && listed.value.rows.some((row) => row.number === number)).toBe(true);
  expect(JSON.stringify(listed)).not.toContain("token");
  const reads = await db
    .select()
    .from(audit)
    .where(eq(audit.subject, `prescription ${number}`))
    .orderBy(audit.id);
  expect(reads.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["issue-prescription", doctor.userId],
    ["read-prescription", admin.userId],
  ]);
});

test("the clinic finds prescriptions by number, patient and phone, page by page, newest first", async () => {
  const { db } = database;
  const own = await addDoctor(db);
  const numbers: string[] = [];
  for (const name of ["Asha One", "Asha Two", "Ravi 100%"])
    numbers.push(
      (await issueTestPrescription(db, { doctor: own, lines: [draftLine()], visit: { name } })).number,
    );
  const list = async (q: string, before?: number) => {
    const asked = { reader: own, filter: { doctorId: own.id, q }, limit: 2, now };
    const listed = await listClinicPrescriptions(db, { ...asked, ...(before && { before }) });
    return listed.ok ? listed.value : { rows: [], next: undefined };
  };
  const numbersOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map((row) => row.number);
  const first = await list("");
  expect(numbersOf(first)).toEqual([numbers[2], numbers[1]]);
  expect(numbersOf(await list("", first.next))).toEqual([numbers[0]]);
  expect(numbersOf(await list("asha"))).toEqual([numbers[1], numbers[0]]);
  expect(numbersOf(await list("100%"))).toEqual([numbers[2]]);
  expect(numbersOf(await list(numbers[0]!.toLowerCase()))).toEqual([numbers[0]]);
});

test("a patient's account lists the own prescriptions only", async () => {
  const { db } = database;
  const [patient, other] = [await addAccount(db, "customer"), await addAccount(db, "customer")];
  const { number } = await issueTestPrescription(db, {
    doctor,
    lines: [draftLine()],
    visit: { profileId: patient.userId },
  });
  expect((await listOwnPrescriptions(db, { userId: patient.userId, now })).map((row) => row.number)).toEqual([
    number,
  ]);
  expect(await listOwnPrescriptions(db, { userId: other.userId, now })).toEqual([]);
});
