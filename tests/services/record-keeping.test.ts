import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultations, medicalRecords } from "#app/db/schema/clinic.ts";
import { audit, outbox, settings } from "#app/db/schema/ground.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { actorColumns, bySystem } from "#app/domain/actor.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { purgeOldConsultations } from "#app/services/clinic/purge-old-consultations.server.ts";
import { replacePrescription } from "#app/services/prescriptions/issue-prescription.server.ts";
import { readUpload, storeUpload } from "#app/services/uploads.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes, addStockedProduct, ORIGIN, placeTestOrder } from "#tests/support/fixtures.ts";
import { draftLine, draftOf, issueTestPrescription } from "#tests/support/patients.ts";
import { report } from "#tests/support/sample-files.ts";

// The database itself refuses to delete what is younger, by its own clock and not the shop's: the years count from there.
let now: Date;
const yearsAgo = (years: number) => new Date(now.getTime() - years * 365.25 * 86_400_000);

const dataDir = mkdtempSync(join(tmpdir(), "materia-records-"));
const files = openFileStore(dataDir);
const forgotten: string[] = [];
const mailer = {
  async forgetFiles({ dedupeKeys }: { dedupeKeys: readonly string[] }) {
    forgotten.push(...dedupeKeys);
  },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
  const { rows } = await database.db.execute<{ now: string }>(sql`select now()`);
  now = new Date(rows[0]!.now);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const purge = () => purgeOldConsultations(database.db, { files, mailer, now });

/** A visit of that time with a record and two versions of a prescription. */
async function visitOf(at: Date) {
  const { db } = database;
  const visit = {
    createdAt: at,
    consentedAt: at,
    startsAt: new Date(at.getTime() - 3_600_000),
    endsAt: new Date(at.getTime() - 1_800_000),
  };
  const { consultationNumber, doctor, number } = await issueTestPrescription(db, {
    lines: [draftLine()],
    now: at,
    visit,
  });
  const newer = { writer: doctor, number, draft: draftOf([draftLine()]), now: at, publicOrigin: ORIGIN };
  expect(await replacePrescription(db, newer)).toMatchObject({ ok: true });
  const [row] = await db.select().from(consultations).where(eq(consultations.number, consultationNumber));
  const file = { purpose: "record" as const, fileName: "blood test.pdf", bytes: await report() };
  const stored = await storeUpload(db, files, { ...file, uploadedBy: undefined, now: at });
  if (!stored.ok) throw new Error(stored.reason);
  await db.insert(medicalRecords).values({ uploadId: stored.value.id, consultationId: row!.id });
  return { id: row!.id, number: consultationNumber, uploadId: stored.value.id };
}

const isThere = async ({ id }: { id: number }) =>
  (await database.db.$count(consultations, eq(consultations.id, id))) === 1;

test("a consultation goes with its records, prescriptions and letters when 3 years are over, and not before", async () => {
  const { db } = database;
  const [old, young] = [await visitOf(yearsAgo(3.1)), await visitOf(yearsAgo(2.9))];
  const [line] = await db
    .select({ id: prescriptionLines.id })
    .from(prescriptionLines)
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
    .where(eq(prescriptions.consultationId, old.id));
  const product = await addStockedProduct(db, { quantity: 5 });
  await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 1 }] });
  await db.update(orderLines).set({ prescriptionLineId: line!.id });

  expect(await purge()).toBe(1);
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
  expect(await db.$count(prescriptions, eq(prescriptions.consultationId, old.id))).toBe(0);
  expect(await db.$count(prescriptions, eq(prescriptions.consultationId, young.id))).toBe(2);
  expect([
    await files.read(old.uploadId),
    (await readUpload(db, files, young.uploadId))?.bytes.toString("latin1", 0, 4),
  ]).toEqual([undefined, "%PDF"]);
  expect((await db.select().from(orderLines))[0]).toMatchObject({ prescriptionLineId: null, quantity: 1 });
  // Of each version a letter and a text message.
  expect(forgotten).toHaveLength(4);
  expect(await db.$count(outbox)).toBeGreaterThan(0);
  const [written] = await db.select().from(audit).where(eq(audit.action, "purge-consultation"));
  expect(written).toMatchObject({
    ...actorColumns(bySystem("purge-consultations")),
    subject: `consultation ${old.number}`,
    details: { prescriptions: 2, records: 1 },
  });
  expect(await purge()).toBe(0);
});

test("the owner may keep them longer", async () => {
  const { db } = database;
  const visit = await visitOf(yearsAgo(4));
  await db
    .update(settings)
    .set({ value: { medicalRecordYears: 5 } })
    .where(eq(settings.key, "legal"));
  expect([await purge(), await isThere(visit)]).toEqual([0, true]);
  await db.delete(settings);
  expect([await purge(), await isThere(visit)]).toEqual([1, false]);
});

test("a prescription of the last 3 years cannot be deleted by anybody, nor a line of any", async () => {
  const db = database.ownerDb;
  const [old, young] = [await visitOf(yearsAgo(4)), await visitOf(yearsAgo(1))];
  const ofVisit = ({ id }: { id: number }) => eq(prescriptions.consultationId, id);
  await expect(db.delete(prescriptions).where(ofVisit(young))).rejects.toThrow();
  for (const visit of [old, young]) {
    const [paper] = await db.select().from(prescriptions).where(ofVisit(visit));
    const lines = eq(prescriptionLines.prescriptionId, paper!.id);
    await expect(db.delete(prescriptionLines).where(lines)).rejects.toThrow();
    await expect(db.update(prescriptions).set({ complaint: "x" }).where(ofVisit(visit))).rejects.toThrow();
  }
});
