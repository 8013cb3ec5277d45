import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { sendFile } from "#tests/support/multipart.ts";
import { enterAs } from "#tests/support/office.ts";
import { report } from "#tests/support/sample-files.ts";
import { formFields, locationOf, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Where words about health may stand, and nowhere else: no letter, audit row, try, count or path holds one. */
const HEALTH_COLUMNS = [
  "consultation_events.note",
  "consultations.doctor_notes",
  "consultations.duration",
  "consultations.main_complaints",
  "consultations.previous_treatment",
  "prescription_lines.instructions",
  "prescription_lines.medicine_name",
  "prescriptions.advice",
  "prescriptions.complaint",
  "prescriptions.revoked_reason",
  "uploads.file_name",
];

/** A request by the form, with a word about health in each field that may have one; gives the path of the patient's page. */
async function ask(name: string): Promise<string> {
  const patient = openVisitor(shop);
  const page = await patient.read("/doctor-consultation");
  const sent = await patient.send("/doctor-consultation", {
    ...formFields(page.html),
    name,
    email: "patient@example.in",
    phone: patient.phone,
    age: "58",
    gender: "male",
    preferredDate: indiaDate(new Date(Date.now() + 3 * 86_400_000)),
    preferredTime: "morning",
    mainComplaints: "canary complaint",
    healthConsent: "on",
    duration: "canary months",
    previousTreatment: "canary treatment",
  });
  expect(sent.status).toBe(303);
  return locationOf(sent)!;
}

/** Every column of every table in which the word stands. */
async function columnsWith(word: string): Promise<string[]> {
  const { db } = shop.database;
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where c.table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found = [];
  for (const { table, column } of rows) {
    const isThere = sql`${sql.identifier(column)}::text ilike ${`%${word}%`}`;
    const hit = await db.execute(sql`select from ${sql.identifier(table)} where ${isThere} limit 1`);
    if (hit.rowCount) found.push(`${table}.${column}`);
  }
  return found.sort();
}

test("what is written about health stands in the papers of the clinic only, in no letter, audit row, address or kept page", async () => {
  const { db } = shop.database;
  const doctor = await enterAs(shop, "doctor");
  const facts = { profileId: doctor.userId, name: "Dr. Test", registrationNumber: "HR-0000" };
  const [row] = await db.update(doctors).set(facts).where(eq(doctors.slug, "doctor-1")).returning();
  const path = await ask("Rakesh Kumar");
  await sendFile(shop, path, { name: "canary report.pdf", bytes: await report() });
  const startsAt = new Date(Date.now() - 600_000);
  const slot = { doctorId: row!.id, mode: "clinic" as const, startsAt, endsAt: new Date() };
  const [visit] = await db
    .update(consultations)
    .set({ status: "arrived", ...slot })
    .returning();

  const office = `/admin/consultations/${visit!.number}`;
  await doctor.send(office, { intent: "notes", notes: "canary note" });
  const written = {
    intent: "sign",
    line: "Canary medicine 30, 4 globules, twice a day, 5 days, canary instruction",
    complaint: "canary complaint",
    advice: "canary advice",
    consent: "on",
  };
  const writer = `/admin/prescriptions/new?consultation=${visit!.number}`;
  // The instruction has no Hindi: the doctor is told of it, then signs again what is on the screen.
  const told = await doctor.submit(writer, written);
  expect([told.status, told.headers.get("cache-control")]).toEqual([422, "no-store"]);
  expect(await db.select().from(prescriptions)).toEqual([]);
  const { seen } = formFields(told.html);
  expect(seen).toBe(written.line);
  const signed = await doctor.send(writer, { ...written, seen: seen! });
  expect(signed.status).toBe(303);
  const [paper] = await db.select().from(prescriptions);
  await doctor.send(`/admin/prescriptions/${paper!.number}`, { intent: "revoke", reason: "canary reason" });
  const other = await ask("Sita Devi");
  const [second] = await db
    .select()
    .from(consultations)
    .where(eq(consultations.token, other.split("/").at(-1)!));
  await doctor.send(`/admin/consultations/${second!.number}`, { intent: "cancel", reason: "canary reason" });
  // Where it stands it lies sealed: no column shows a word of it.
  expect(await columnsWith("canary")).toEqual([]);
  expect(await columnsWith("sealed:")).toEqual(expect.arrayContaining(HEALTH_COLUMNS));

  for (const [reader, address] of [
    [openVisitor(shop), path],
    [openVisitor(shop), `/prescription/${paper!.token}`],
    [openVisitor(shop), `/prescription/${paper!.token}/pdf`],
    [doctor, office],
    [doctor, `/admin/prescriptions/${paper!.number}`],
    [doctor, writer],
  ] as const) {
    const { status, headers } = await reader.ask(address);
    expect([address, status, headers.get("cache-control")]).toEqual([address, 200, "no-store"]);
  }
  const owner = await enterAs(shop, "admin");
  for (const answer of [signed, await owner.ask("/admin/audit"), await owner.ask("/admin/messages")])
    expect(`${locationOf(answer)} ${await answer.text()}`).not.toMatch(/canary/i);
});
