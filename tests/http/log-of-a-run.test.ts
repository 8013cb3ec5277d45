import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultations } from "#app/db/schema/clinic.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { openBrowserAt } from "#tests/support/browser-at.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { formFields, readPage } from "#tests/support/visitor.ts";

let database: TestDatabase;
let shop: RunningShop;
let log = "";

beforeAll(async () => {
  database = await createTestDatabase("seeded");
  shop = await runShop({ DATABASE_URL: database.url, LOG_LEVEL: "debug" });
  shop.process.stdout!.on("data", (words: string) => {
    log += words;
  });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

/** How often something was written, alone or in a line for many. */
function countLines(message: string): number {
  return linesOf(message).reduce((sum, { repeated }) => sum + (repeated ?? 1), 0);
}

function linesOf(message: string): { repeated?: number }[] {
  return log
    .split("\n")
    .filter((line) => line.includes(`"${message}"`))
    .map((line) => JSON.parse(line) as { repeated?: number });
}

const PATIENT = {
  name: "Canary Patient",
  email: "canary.patient@example.org",
  phone: "9876501234",
  age: "58",
  gender: "male",
  preferredTime: "morning",
  mainComplaints: "canary complaint of the knee",
  healthConsent: "on",
  duration: "canary months",
  previousTreatment: "canary treatment",
};
const ASKING = {
  name: "Canary Trader",
  email: "canary.trader@example.org",
  phone: "9876504321",
  subject: "canary subject",
  message: "canary message",
};

test("the log of a run in which people wrote of their health, and much failed, names nobody and nothing of it", async () => {
  const { db } = database;
  const preferredDate = indiaDate(new Date(Date.now() + 3 * 86_400_000));
  const patient = openBrowserAt(shop.origin);
  const form = formFields((await patient.read("/doctor-consultation")).html);
  const asked = { ...form, ...PATIENT, preferredDate };
  expect((await patient.send("/doctor-consultation", { ...asked, phone: "12" })).status).toBe(422);
  expect((await patient.send("/doctor-consultation", asked)).status).toBe(303);
  const trader = openBrowserAt(shop.origin);
  const message = { ...formFields((await trader.read("/contact")).html), ...ASKING };
  expect((await trader.send("/contact", message)).status).toBe(303);
  const [visit] = await db.select().from(consultations).where(eq(consultations.email, PATIENT.email));
  expect(await db.$count(enquiries, eq(enquiries.email, ASKING.email))).toBe(1);
  const { token, verificationCode } = await issueTestPrescription(db, {
    now: new Date(),
    lines: [draftLine({ medicine: "Canary Medicine", instructions: "canary instruction" })],
    visit: { name: PATIENT.name, email: PATIENT.email, phone: PATIENT.phone },
  });
  expect((await patient.read(`/prescription/${token}`)).text).toContain("Canary Medicine");

  for (const table of ["consultation_events", "enquiry_notes", "enquiries", "prescription_lines"])
    await database.owner.query(`alter table ${table} rename to ${table}_lost`);
  const again = {
    ...formFields((await patient.read("/doctor-consultation")).html),
    ...PATIENT,
    preferredDate,
  };
  const failures = [
    await patient.send("/doctor-consultation", again),
    await trader.send("/contact", { ...message, subject: "another canary" }),
    await patient.ask(`/consultation/${visit!.token}`),
    await patient.send(`/consultation/${visit!.token}`, { intent: "cancel" }),
    await patient.ask(`/prescription/${token}`),
    await patient.send(`/prescription/${token}`, {}),
    await patient.ask(`/prescription/${token}/pdf`),
  ];
  expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 500));
  const ids = failures.map(({ headers }) => headers.get("x-request-id")!);
  for (const failure of failures) expect((await readPage(failure)).text).not.toMatch(/canary/i);

  await shop.stop();
  await expect.poll(() => countLines("request failed")).toBe(failures.length);
  for (const id of ids) expect(log).toContain(id);
  const { email, phone } = PATIENT;
  const secrets = [visit!.token, token, verificationCode, ASKING.phone, "+91", email, phone];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/canary|example\.org|knee/i);
});
