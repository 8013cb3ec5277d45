import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultationEvents, consultations } from "#app/db/schema/clinic.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { deleteMyAccount } from "#app/services/accounts/delete-account.server.ts";
import { findConsultation } from "#app/services/clinic/list-consultations.server.ts";
import { queueConsultationReminders } from "#app/services/clinic/remind.server.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { tellWaiting } from "#app/services/clinic/tell-waiting.server.ts";
import { addPerson, openAuth, signIn } from "#tests/support/accounts.ts";
import { addDoctor, COMPLAINT, MONDAY_TEN, SATURDAY_MORNING as now, request } from "#tests/support/clinic.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const dataDir = mkdtempSync(join(tmpdir(), "materia-erase-consultations-"));
const publicOrigin = "http://shop.test";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

test("with an account go its requests, waits and coming appointments; no letter follows, the time is free, the doctor still reads the record", async () => {
  const { db } = database;
  const auth = openAuth(db);
  const { email } = await addPerson(auth);
  const { userId, caller } = await signIn(auth, email);
  const doctor = await addDoctor(db);
  const ask = async (form: Parameters<typeof request>[0], profileId: string | undefined) => {
    const asked = await requestConsultation(db, request(form, { profileId }));
    if (!asked.ok) throw new Error(asked.reason);
    return asked.value.number;
  };
  const phone = "9810012345";
  const requested = await ask({ email, phone }, userId);
  const waiting = await ask({ email, phone, slot: "wait", doctor: doctor.slug }, userId);
  const coming = await ask({ email, phone, slot: MONDAY_TEN, doctor: doctor.slug }, userId);
  const foreign = await ask({ slot: "wait", doctor: doctor.slug, preferredDate: "2026-11-24" }, undefined);
  const asked = { userId, caller: { ...caller, now } };
  const keepers = { mailer: { forgetFiles: async () => {} }, files: openFileStore(dataDir) };
  expect(await deleteMyAccount(auth, { ...asked, ...keepers })).toMatchObject({ ok: true });

  const numbers = [requested, waiting, coming];
  const rows = await db
    .select({ status: consultations.status, event: consultationEvents.status })
    .from(consultations)
    .innerJoin(consultationEvents, eq(consultationEvents.consultationId, consultations.id))
    .where(inArray(consultations.number, numbers))
    .orderBy(asc(consultationEvents.id));
  const cancelled = { status: "cancelled", event: "cancelled" };
  expect(rows.slice(-3)).toEqual([cancelled, cancelled, cancelled]);

  await tellWaiting(db, { publicOrigin, now });
  for (const hours of [24, 2])
    await queueConsultationReminders(db, {
      publicOrigin,
      now: new Date(MONDAY_TEN.getTime() - hours * 3_600_000),
    });
  const letters = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.recipient, [email, phone]));
  expect(letters.map(({ dedupeKey }) => dedupeKey.split(" ", 2).join(" "))).toEqual(["account deleted"]);

  const reader = { userId: "the-doctor", role: "doctor" as const };
  for (const number of numbers)
    expect(await findConsultation(db, { staff: reader, number, now })).toMatchObject({
      value: { health: { mainComplaints: COMPLAINT } },
    });
  const [other] = await db.select().from(consultations).where(eq(consultations.number, foreign));
  expect(other!.status).toBe("wait_listed");
  await ask({ slot: MONDAY_TEN, doctor: doctor.slug }, undefined);
});
