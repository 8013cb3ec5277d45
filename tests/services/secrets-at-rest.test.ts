import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SEALED_COLUMNS } from "#app/db/schema/ground-sealed.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import type { NamedKey } from "#app/domain/key-ring.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { dropOlderKeys } from "#app/services/accounts/older-keys.server.ts";
import { resealPapers } from "#app/services/accounts/reseal-papers.server.ts";
import { resealTables } from "#app/services/accounts/reseal-tables.server.ts";
import { findConsultation } from "#app/services/clinic/list-consultations.server.ts";
import { writeDoctorNotes } from "#app/services/clinic/manage-consultations.server.ts";
import { takeKeys } from "#app/services/encryption-keys.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { findRefill } from "#app/services/prescriptions/change-refill.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { askForRefill } from "#app/services/prescriptions/refills.server.ts";
import { readUpload, storeUpload } from "#app/services/uploads.server.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { type AddedDoctor, draftLine, issueTestPrescription, openPractice } from "#tests/support/patients.ts";
import { report } from "#tests/support/sample-files.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

const NEWER: NamedKey = { id: "k2", key: "b".repeat(43) };
const address = "192.0.2.1";
const dataDir = mkdtempSync(join(tmpdir(), "materia-secrets-"));
const files = openFileStore(dataDir);
const WORDS = {
  mainComplaints: "Burning knees since the flood",
  duration: "eleven winters",
  previousTreatment: "Steroid cream of doctor Bose",
  guardianName: "Sunita Guardian",
  guardianPhone: "9811055555",
  videoLink: "https://meet.example/secret-room",
};
const NOTES = "Fears thunder";
const FILE_NAME = "hepatitis-report.pdf";

let database: TestDatabase;
let doctor: AddedDoctor;
let order: { number: string; trackingToken: string };
let paper: { number: string; token: string; verificationCode: string; consultationNumber: string };
let refillToken: string;
let upload: { id: string; bytes: Buffer };

beforeAll(async () => {
  ({ database, doctor } = await openPractice());
  const { db } = database;
  await addPincodes(db);
  const product = await addStockedProduct(db, { quantity: 5 });
  order = await placeTestOrder(db, {
    lines: [{ slug: product.slug, quantity: 1 }],
    form: { email: "asha@example.org" },
  });
  const line = draftLine({ medicine: "Nerve drops nine", potency: undefined, instructions: "in warm milk" });
  paper = await issueTestPrescription(db, { doctor, lines: [line], visit: WORDS });
  await writeDoctorNotes(db, { staff: doctor, number: paper.consultationNumber, notes: NOTES, now });
  const { token } = paper;
  const read = await findPrescriptionByToken(db, { token, address, now });
  const lineId = read.ok ? read.value.lines[0]!.id : expect.unreachable();
  const asked = await askForRefill(db, { token, lineId, channel: "mail", now });
  refillToken = asked.ok ? asked.value.token : expect.unreachable();
  const bytes = await report("Liver values");
  const kept = await storeUpload(db, files, {
    ...{ purpose: "record", fileName: FILE_NAME, bytes, uploadedBy: undefined, now },
  });
  const id = kept.ok ? kept.value.id : expect.unreachable();
  upload = { id, bytes: (await readUpload(db, files, id))!.bytes };
});
afterEach(() => holdKeys(TEST_KEYS));
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a copy of all tables holds no link, no code and no word about health", async () => {
  const copy = await copyOfTables();
  // What the copy would show if it showed them.
  expect(copy).toContain(order.number);
  expect(wordsIn(copy)).toEqual([]);
});

test("a copy of the uploads holds nothing of a paper, and the shop reads it as it was kept", async () => {
  const kept = readFileSync(join(dataDir, "uploads", upload.id));
  expect(kept.includes("%PDF")).toBe(false);
  const digest = createHash("sha256").update(upload.bytes).digest("hex");
  expect(await database.db.$count(uploads, eq(uploads.digest, digest))).toBe(1);
  expect(upload.bytes.toString("latin1", 0, 4)).toBe("%PDF");
  expect(readdirSync(join(dataDir, "uploads"))).toEqual([upload.id]);
});

test("bytes of another paper do not open in its place", async () => {
  const file = join(dataDir, "uploads", upload.id);
  const own = readFileSync(file);
  const other = await storeUpload(database.db, files, {
    ...{ purpose: "record", fileName: "b.pdf", bytes: await report("Other"), uploadedBy: undefined, now },
  });
  writeFileSync(file, readFileSync(join(dataDir, "uploads", other.ok ? other.value.id : "")));
  await expect(readUpload(database.db, files, upload.id)).rejects.toThrow(/does not open/);
  writeFileSync(file, own);
});

test("what an older version left open is sealed once, and links that people have still lead there", async () => {
  await writeInClear();
  expect(wordsIn(await copyOfTables()).length).toBeGreaterThan(15);
  expect(await resealTables(database.ownerDb)).toBeGreaterThan(20);
  expect(await resealPapers(database.db, files)).toBe(1);
  expect(wordsIn(await copyOfTables())).toEqual([]);
  expect(await resealTables(database.ownerDb)).toBe(0);
  expect(await resealPapers(database.db, files)).toBe(0);
  await expectAllOpens();
});

test("a signed prescription changes for the sealing alone", async () => {
  const change = (setting: string) =>
    database.ownerDb.transaction(async (tx) => {
      await tx.execute(sql.raw(setting));
      await tx.execute(sql`update prescriptions set patient_name = 'Somebody else'`);
    });
  await expect(change("set local materia.resealing = 'yes'")).rejects.toThrow();
  const complaint = sql`update prescriptions set complaint = 'other words'`;
  await expect(database.ownerDb.execute(complaint)).rejects.toThrow();
});

test("with a newer key everything is sealed anew, and the older key opens nothing any more", async () => {
  const { db } = database;
  const keys = [...TEST_KEYS, NEWER];
  holdKeys(keys);
  expect(await dropOlderKeys(db, files)).toEqual({ ok: false, reason: "still-needed" });
  await takeKeys(db, { keys, make: () => keys });
  expect(await dropOlderKeys(db, files)).toEqual({ ok: false, reason: "still-needed" });
  await resealTables(database.ownerDb);
  expect(await dropOlderKeys(db, files)).toEqual({ ok: false, reason: "still-needed" });
  await resealPapers(db, files);
  expect(await dropOlderKeys(db, files)).toEqual({ ok: true, value: ["k1"] });
  expect(await copyOfTables()).not.toContain("sealed:k1:");
  holdKeys([NEWER]);
  await expectAllOpens();
  holdKeys(TEST_KEYS);
  await expect(readUpload(database.db, files, upload.id)).rejects.toThrow(
    /key k2, which the shop has not got/,
  );
  await takeKeys(db, { keys: [NEWER, ...TEST_KEYS], make: () => keys });
  await resealTables(database.ownerDb);
  await resealPapers(db, files);
  expect(await dropOlderKeys(db, files)).toEqual({ ok: true, value: ["k2"] });
});

test("a missing or another key stops the start in words and makes no new one", async () => {
  const { db } = database;
  const make = () => expect.unreachable();
  await takeKeys(db, { keys: TEST_KEYS, make });
  await expect(takeKeys(db, { keys: undefined, make })).rejects.toThrow(
    /key k1 is missing.*copy of DATA_DIR/,
  );
  await expect(takeKeys(db, { keys: [NEWER], make })).rejects.toThrow(/key k1 is missing/);
  const wrong = { id: "k1", key: "c".repeat(43) };
  await expect(takeKeys(db, { keys: [wrong], make })).rejects.toThrow(/k1 is not the one/);
});

async function expectAllOpens() {
  const { db } = database;
  expect(await findOrderByToken(db, order.trackingToken)).toMatchObject({ number: order.number });
  expect(await findPrescriptionByToken(db, { token: paper.token, address, now })).toMatchObject({
    ok: true,
    value: {
      isIntact: true,
      verificationCode: paper.verificationCode,
      lines: [{ medicine: "Nerve drops nine", days: 10 }],
    },
  });
  expect(await findRefill(db, { token: refillToken, now })).toMatchObject({ medicine: "Nerve drops nine" });
  const found = await findConsultation(db, { staff: doctor, number: paper.consultationNumber, now });
  expect(found).toMatchObject({
    ok: true,
    value: {
      videoLink: WORDS.videoLink,
      health: { mainComplaints: WORDS.mainComplaints, doctorNotes: NOTES },
    },
  });
  const kept = await readUpload(db, files, upload.id);
  expect(kept).toMatchObject({ fileName: FILE_NAME });
  expect(kept!.bytes.equals(upload.bytes)).toBe(true);
}

/** As an older version kept them. */
async function writeInClear() {
  const clear: [string, string, string][] = [
    ...Object.entries(WORDS).map(([name, word]): [string, string, string] => [
      "consultations",
      snake(name),
      word,
    ]),
    ["consultations", "doctor_notes", NOTES],
    ["orders", "tracking_token", order.trackingToken],
    ["prescriptions", "token", paper.token],
    ["prescriptions", "verification_code", paper.verificationCode],
    ["prescriptions", "complaint", "Knee stiffness, worse in cold"],
    ["prescriptions", "advice", "Warm compress in the evening."],
    ["prescriptions", "patient_guardian", WORDS.guardianName],
    ["prescription_lines", "medicine_name", "Nerve drops nine"],
    ["prescription_lines", "dosage_form", "dilution"],
    ["prescription_lines", "instructions", "in warm milk"],
    ["prescription_lines", "dose_quantity", "10"],
    ["prescription_lines", "dose_unit", "drops"],
    ["prescription_lines", "times_per_day", "3"],
    ["prescription_lines", "days", "10"],
    ["refill_reminders", "token", refillToken],
    ["outbox", "body", `Follow it at https://shop.example/track-order/${order.trackingToken}`],
  ];
  await database.ownerDb.transaction(async (tx) => {
    await tx.execute(sql`set local materia.resealing = 'yes'`);
    for (const [table, column, word] of clear)
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${word}`);
    await tx.execute(sql`update uploads set file_name = ${FILE_NAME} where id = ${upload.id}`);
  });
  writeFileSync(join(dataDir, "uploads", upload.id), upload.bytes);
}

/** Every row of every table, as a dump would show it. */
async function copyOfTables(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  let copy = "";
  for (const { name } of rows) {
    const found = await database.pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t`,
    );
    copy += found.rows.map(({ row }) => row).join("\n");
  }
  return copy;
}

function wordsIn(copy: string): string[] {
  const secrets = [order.trackingToken, paper.token, paper.verificationCode, refillToken];
  const health = ["Knee stiffness", "Warm compress", "in warm milk", "Nerve drops nine", NOTES, FILE_NAME];
  return [...secrets, ...health, ...Object.values(WORDS)].filter((word) => copy.includes(word));
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

test("what changes the key knows every sealed column, whatever else is loaded", () => {
  const schema = new URL("../../app/db/schema/", import.meta.url);
  const written = readdirSync(schema)
    .map((file) => readFileSync(new URL(file, schema), "utf8"))
    .flatMap((code) => [...code.matchAll(/(?:findable|sealed\w*)(?:<[^>]*>)?\(\s*"([^"]+)"/g)])
    .map(([, place]) => place!);
  expect(written.length).toBeGreaterThan(20);
  expect(SEALED_COLUMNS.map(({ place }) => place).toSorted()).toEqual(written.toSorted());
});

test("every sealed column is the one that it says, and all that is about health is sealed", async () => {
  const { rows } = await database.pool.query<{ place: string }>(
    "select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public' and data_type = 'text'",
  );
  const places = SEALED_COLUMNS.map(({ place }) => place);
  expect(places.filter((place) => !rows.some((row) => row.place === place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  // A text that joins these tables is sealed, or stands here because it tells nothing about health.
  const open = rows
    .map((row) => row.place)
    .filter((place) => /^(consultations|consultation_events|prescriptions|prescription_lines)\./.test(place))
    .filter((place) => !places.includes(place));
  expect(open.sort()).toEqual(KNOWN_OPEN.sort());
  expect(
    rows
      .map((row) => row.place)
      .filter((place) => /token$/.test(place) && !places.includes(place))
      .sort(),
  ).toEqual(
    // Hashed, or given by Google.
    ["identities.access_token", "identities.id_token", "identities.refresh_token", "sessions.token"],
  );
});

const KNOWN_OPEN = [
  ..."actor_id actor_kind status".split(" ").map((name) => `consultation_events.${name}`),
  ..."consent_language consent_text consent_version email gender guardian_relation guardian_verified_by idempotency_key mode name number phone preferred_time profile_id status"
    .split(" ")
    .map((name) => `consultations.${name}`),
  ..."digest doctor_name doctor_qualification mode number patient_gender patient_name patient_phone registration_number"
    .split(" ")
    .map((name) => `prescriptions.${name}`),
];
