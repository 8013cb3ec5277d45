import type { Db } from "#app/db/client.server.ts";
import { remedies } from "#app/db/schema/catalog.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { formatPaperNumber } from "#app/domain/paper-number.ts";
import type { Role } from "#app/domain/permissions.ts";
import type { PrescriptionDraft } from "#app/domain/prescriptions/prescription-form.ts";
import { type Issued, issuePrescription } from "#app/services/prescriptions/issue-prescription.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { ORIGIN, SATURDAY_MORNING } from "#tests/support/fixtures.ts";

// Several test processes may share one shop.
let count = process.pid * 1000;

/** Somebody with an account of that role. */
export async function addAccount(db: Db, role: Role): Promise<{ userId: string; role: Role }> {
  const userId = `person-${role}-${++count}`;
  await db.insert(profiles).values({ id: userId, role, name: "Somebody" });
  return { userId, role };
}

export type AddedDoctor = { id: number; userId: string; role: "doctor" };

/** A registered doctor with an account. */
export async function addDoctor(
  db: Db,
  facts: Partial<typeof doctors.$inferInsert> = {},
): Promise<AddedDoctor> {
  const { userId } = await addAccount(db, "doctor");
  const [row] = await db
    .insert(doctors)
    .values({
      slug: `doctor-${++count}`,
      profileId: userId,
      name: "Dr. Anjali Verma",
      qualification: "BHMS, MD (Hom.)",
      registrationNumber: "HR/01234",
      title: "Consultant",
      languages: ["Hindi", "English"],
      interests: [],
      ...facts,
    })
    .returning({ id: doctors.id });
  return { id: row!.id, userId, role: "doctor" };
}

/** A shop with a registered doctor and the two remedies that "nux" may mean. */
export async function openPractice() {
  const database = await createTestDatabase();
  const doctor = await addDoctor(database.db);
  await addRemedy(database.db, { slug: "nux-vomica", name: "Nux Vomica", abbreviation: "Nux-v." });
  await addRemedy(database.db, { slug: "nux-moschata", name: "Nux Moschata", abbreviation: "Nux-m." });
  return { database, doctor };
}

/** A patient of the doctor who has come and agreed; gives the number of the consultation. */
export async function addVisit(
  db: Db,
  { doctor, ...facts }: { doctor: { id: number } } & Partial<typeof consultations.$inferInsert>,
): Promise<string> {
  // Far from the numbers that the shop gives out itself.
  const sequence = 1_000_000 + (++count % 8_000_000);
  const number = formatPaperNumber({ kind: "consultation", sequence, now: SATURDAY_MORNING });
  const startsAt = new Date(SATURDAY_MORNING.getTime() - (count % 100_000) * 3_600_000);
  await db.insert(consultations).values({
    number,
    token: `visit-${count}`,
    idempotencyKey: `visit-${count}`,
    doctorId: doctor.id,
    status: "arrived",
    name: "राकेश कुमार",
    email: "rakesh@example.org",
    phone: "9811024680",
    ageYears: 58,
    gender: "male",
    preferredDate: "2026-11-20",
    preferredTime: "morning",
    mainComplaints: "Knee stiffness in the morning",
    consentVersion: "1",
    consentText: "I agree that the doctor reads what I have written.",
    consentedAt: SATURDAY_MORNING,
    mode: "clinic",
    startsAt,
    endsAt: new Date(startsAt.getTime() + 1_800_000),
    answerBy: SATURDAY_MORNING,
    createdAt: SATURDAY_MORNING,
    ...facts,
  });
  return number;
}

/** A remedy of the materia medica; gives its id. */
export async function addRemedy(db: Db, facts: { slug: string; name: string; abbreviation: string }) {
  const [row] = await db
    .insert(remedies)
    .values({
      ...facts,
      commonNames: [],
      synonyms: [],
      hindiName: "",
      kingdom: "plant",
      source: "",
      traditionalUses: [],
      keynotes: [],
      canPublishUses: true,
      adCaution: [],
      doctorOnlyForms: [],
      relationships: { complementary: [], antidotes: [], inimical: [] },
    })
    .returning({ id: remedies.id });
  return row!.id;
}

type DraftLine = PrescriptionDraft["lines"][number];

/** Ten drops three times a day for ten days; 300 drops, so one bottle of 30 ml. */
export function draftLine(facts: Partial<DraftLine> = {}): DraftLine {
  return {
    medicine: "Arnica Montana",
    potency: { scale: "C", number: 30 },
    form: "dilution",
    doseQuantity: 10,
    doseUnit: "drops",
    timesPerDay: 3,
    days: 10,
    instructions: "in water",
    ...facts,
  };
}

export function draftOf(lines: DraftLine[]): PrescriptionDraft {
  return { complaint: "Knee stiffness, worse in cold", advice: "Warm compress in the evening.", lines };
}

/** A signed prescription of those lines; fails the test when it is refused. */
export async function issueTestPrescription(
  db: Db,
  {
    lines,
    now = SATURDAY_MORNING,
    doctor,
    visit = {},
  }: {
    lines: DraftLine[];
    now?: Date;
    doctor?: AddedDoctor;
    visit?: Partial<typeof consultations.$inferInsert>;
  },
): Promise<Issued & { doctor: AddedDoctor; consultationNumber: string }> {
  const writer = doctor ?? (await addDoctor(db));
  const consultationNumber = await addVisit(db, { doctor: writer, ...visit });
  const issued = await issuePrescription(db, {
    writer,
    consultationNumber,
    draft: draftOf(lines),
    now,
    publicOrigin: ORIGIN,
  });
  if (!issued.ok) throw new Error(`The prescription is refused: ${issued.reason}`);
  return { ...issued.value, doctor: writer, consultationNumber };
}

/** A remedy of its own, so that no test sees the stock of another. */
export async function addOwnRemedy(db: Db) {
  const number = ++ownRemedies;
  const [slug, name] = [`remedy-${number}`, `Remedy ${number}`];
  return {
    remedySlug: slug,
    remedyId: await addRemedy(db, { slug, name, abbreviation: `R-${number}.` }),
    name,
  };
}
let ownRemedies = 0;
