import { randomInt } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { may, type Role } from "#app/domain/permissions.ts";
import { ADULT_AGE } from "#app/domain/prescriptions/patient.ts";
import { prescriptionSchema, type SignedPrescription } from "#app/domain/prescriptions/prescription-form.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { nextPaperNumber } from "#app/services/paper-number.server.ts";
import { queuePrescriptionLetter } from "#app/services/prescriptions/prescription-letters.server.ts";
import { digestOf } from "#app/services/prescriptions/printed.server.ts";
import { findSamePrescription } from "#app/services/prescriptions/same-prescription.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type Writer = { userId: string; role: Role };
export type IssueRefusal =
  | "not-allowed"
  | "unregistered-doctor"
  | "unknown-consultation"
  | "not-your-patient"
  | "not-seen"
  | "no-consent"
  | "no-guardian"
  | "bad-prescription"
  | "unknown-medicine";
export type Issued = { number: string; token: string; verificationCode: string };

type Asked = {
  writer: Writer;
  consultationNumber: string;
  /** What the doctor wrote, checked here against the schema of domain/prescriptions/prescription-form.ts. */
  draft: unknown;
  now: Date;
  publicOrigin: string;
};

/** Signs a prescription for a patient whom the doctor sees; refused to all but registered doctors, and without stored consent. The same words signed twice are one prescription while it holds. */
export async function issuePrescription(db: Db, asked: Asked): Promise<Result<Issued, IssueRefusal>> {
  return inTransaction(db, async (tx) => {
    const checked = await check(tx, asked);
    if (!checked.ok) return checked;
    const same = await findSamePrescription(tx, checked.value, asked);
    return ok(same ?? (await sign(tx, { ...asked, checked: checked.value, replacesId: undefined })));
  });
}

/** Signs a new version of a prescription; the earlier one is no longer valid from then on. */
export async function replacePrescription(
  db: Db,
  { number, ...asked }: Omit<Asked, "consultationNumber"> & { number: string },
): Promise<Result<Issued, IssueRefusal | "unknown-prescription" | "revoked" | "replaced">> {
  return inTransaction(db, async (tx) => {
    const [earlier] = await tx
      .select({
        id: prescriptions.id,
        revokedAt: prescriptions.revokedAt,
        consultationNumber: consultations.number,
      })
      .from(prescriptions)
      .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
      .where(eq(prescriptions.number, number))
      .for("update", { of: prescriptions });
    if (!earlier) return refused("unknown-prescription");
    if (earlier.revokedAt) return refused("revoked");
    const { id: replacesId, consultationNumber } = earlier;
    const checked = await check(tx, { ...asked, consultationNumber });
    if (!checked.ok) return checked;
    const [newer] = await tx
      .select({ id: prescriptions.id })
      .from(prescriptions)
      .where(eq(prescriptions.replacesId, replacesId));
    if (!newer) return ok(await sign(tx, { ...asked, checked: checked.value, replacesId }));
    const same = await findSamePrescription(tx, checked.value, { ...asked, replacesId });
    return same ? ok(same) : refused("replaced");
  });
}

type Checked = {
  doctor: typeof doctors.$inferSelect;
  visit: typeof consultations.$inferSelect & { mode: "clinic" | "video" };
  draft: SignedPrescription;
  lines: NonNullable<Awaited<ReturnType<typeof resolveLines>>>;
};

/** Whether the doctor may sign this; the consultation is locked from then on. */
async function check(
  tx: Db,
  { writer, consultationNumber, draft }: Pick<Asked, "writer" | "consultationNumber" | "draft">,
): Promise<Result<Checked, IssueRefusal>> {
  if (!may(writer.role, "write-prescriptions")) return refused("not-allowed");
  const [doctor] = await tx.select().from(doctors).where(eq(doctors.profileId, writer.userId));
  if (!doctor?.isActive || !doctor.name.trim() || !doctor.registrationNumber.trim())
    return refused("unregistered-doctor");
  const [visit] = await tx
    .select()
    .from(consultations)
    .where(eq(consultations.number, consultationNumber))
    .for("update");
  if (!visit) return refused("unknown-consultation");
  const { mode } = visit;
  if (visit.doctorId !== doctor.id) return refused("not-your-patient");
  if (!SEEN.has(visit.status) || !mode) return refused("not-seen");
  if (!visit.consentText.trim() || visit.consentWithdrawnAt) return refused("no-consent");
  if (visit.ageYears < ADULT_AGE && !visit.guardianName.trim()) return refused("no-guardian");
  const parsed = prescriptionSchema.safeParse(draft);
  if (!parsed.success) return refused("bad-prescription");
  const lines = await resolveLines(tx, parsed.data.lines);
  if (!lines) return refused("unknown-medicine");
  return ok({ doctor, visit: { ...visit, mode }, draft: parsed.data, lines });
}

async function sign(
  tx: Db,
  {
    checked: { doctor, visit, draft, lines },
    writer,
    now,
    publicOrigin,
    replacesId,
  }: Pick<Asked, "writer" | "now" | "publicOrigin"> & { checked: Checked; replacesId: number | undefined },
): Promise<Issued> {
  const settings = await findSettings(tx);
  const signed = {
    number: await nextPaperNumber(tx, { kind: "prescription", now }),
    verificationCode: newVerificationCode(),
    consultationId: visit.id,
    doctorId: doctor.id,
    replacesId,
    doctorName: doctor.name,
    doctorQualification: doctor.qualification,
    registrationNumber: doctor.registrationNumber,
    patientName: visit.name,
    patientAgeYears: visit.ageYears,
    patientGender: visit.gender,
    patientPhone: visit.phone,
    patientGuardian: visit.guardianName,
    mode: visit.mode,
    complaint: draft.complaint,
    advice: draft.advice,
    consentedAt: visit.consentedAt,
    issuedAt: now,
    expiresOn: addDays(indiaDate(now), settings.prescriptions.validDays),
  };
  // 16 random bytes: nobody guesses the link.
  const token = newToken();
  const [stored] = await tx
    .insert(prescriptions)
    .values({ ...signed, token, digest: digestOf(signed, lines) })
    .returning({ id: prescriptions.id });
  await tx.insert(prescriptionLines).values(lines.map((line) => ({ ...line, prescriptionId: stored!.id })));
  await recordAudit(tx, {
    by: byUser(writer),
    act: replacesId === undefined ? "issue-prescription" : "replace-prescription",
    about: `prescription ${signed.number}`,
    details: { lineCount: lines.length },
    now,
  });
  await queuePrescriptionLetter(tx, {
    kind: replacesId === undefined ? "issued" : "replaced",
    patient: visit,
    prescription: { ...signed, url: pageAddress(publicOrigin, `/prescription/${token}`) },
    shop: settings.shop,
    now,
  });
  return { number: signed.number, token, verificationCode: signed.verificationCode };
}

const SEEN = new Set(["confirmed", "arrived", "completed"]);

/** The lines as they are stored; undefined when one names a remedy or a pack that the shop does not know. */
async function resolveLines(tx: Db, lines: SignedPrescription["lines"]) {
  const slugsOf = (key: "remedySlug" | "productSlug") => ["", ...lines.flatMap((line) => line[key] ?? [])];
  const remedyRows = await tx
    .select()
    .from(remedies)
    .where(inArray(remedies.slug, slugsOf("remedySlug")));
  const productRows = await tx
    .select()
    .from(products)
    .where(inArray(products.slug, slugsOf("productSlug")));
  const resolved = lines.map((line, n) => {
    const remedy = remedyRows.find(({ slug }) => slug === line.remedySlug);
    const product = productRows.find(({ slug }) => slug === line.productSlug);
    if ((line.remedySlug && !remedy) || (line.productSlug && !product)) return undefined;
    return {
      position: n + 1,
      remedyId: remedy?.id,
      productId: product?.id,
      medicineName: remedy?.name ?? line.medicine,
      potencyScale: line.potency?.scale,
      potencyNumber: line.potency?.number,
      dosageForm: line.form,
      doseQuantity: line.doseQuantity,
      doseUnit: line.doseUnit,
      timesPerDay: line.timesPerDay,
      days: line.days,
      instructions: line.instructions,
    };
  });
  return resolved.every((line) => line !== undefined) ? resolved : undefined;
}

// Without the letters and digits that are taken for each other: 40 bits.
const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

function newVerificationCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}
