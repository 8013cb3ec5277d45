import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { printedInHindi } from "#app/content/messages/prescriptions/dose-in-hindi.ts";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { byUser } from "#app/domain/actor.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { may, type Role } from "#app/domain/permissions.ts";
import { daysInWords } from "#app/domain/prescriptions/dose.ts";
import { readPrescriptionCode } from "#app/domain/prescriptions/prescription-code.ts";
import { doseInWords, type PrescriptionLine } from "#app/domain/prescriptions/prescription-line.ts";
import { type PrescriptionState, prescriptionState } from "#app/domain/prescriptions/prescription-state.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { findWait, spend } from "#app/services/budget.server.ts";
import { digestOf } from "#app/services/prescriptions/printed.server.ts";

type Stored = typeof prescriptions.$inferSelect;
type StoredLine = typeof prescriptionLines.$inferSelect;

export type PrescriptionLineView = PrescriptionLine & {
  id: number;
  potencyLabel: string | undefined;
  /** How it is taken, in both languages of the paper: "4 globules, twice a day, 15 days". */
  dose: string;
  /** Absent where the dose cannot be said whole. */
  doseHindi: string | undefined;
  daysInWords: string;
  remedyId: number | undefined;
  productId: number | undefined;
};

/** All of a prescription, for the patient, and for a doctor or the admin. Health data. */
export type PrescriptionView = Omit<
  Stored,
  "id" | "consultationId" | "doctorId" | "replacesId" | "revokedAt"
> & {
  revokedAt: Date | undefined;
  state: PrescriptionState;
  /** False when the rows are no longer what was signed. */
  isIntact: boolean;
  lines: PrescriptionLineView[];
};

const TOKEN = /^[\w-]{22}$/;

/** The prescription behind a patient's link; who tries many wrong ones is told to wait. */
export async function findPrescriptionByToken(
  db: Db,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<Result<PrescriptionView, "not-found"> | TooMany> {
  const [row] = TOKEN.test(token) ? await selectRows(db, eq(prescriptions.token, token)) : [];
  if (row) return ok(await viewOf(db, { row, now }));
  const tooMany = await spend(db, { budget: "prescription-link", who: { address }, now });
  return tooMany ?? refused("not-found");
}

/** A prescription as somebody of the clinic reads it; every read is written down. */
export async function readPrescription(
  db: Db,
  { reader, number, now }: { reader: { userId: string; role: Role }; number: string; now: Date },
): Promise<Result<PrescriptionView, "not-allowed" | "not-found">> {
  if (!may(reader.role, "see-consultations")) return refused("not-allowed");
  const [row] = await selectRows(db, eq(prescriptions.number, number));
  if (!row) return refused("not-found");
  await recordRead(db, { number, readBy: reader.userId, now });
  return ok(await viewOf(db, { row, now }));
}

export type CodeRefusal = Exclude<PrescriptionState, "valid"> | "not-found";

/** The valid prescription whose code a patient shows at the counter; every read is written down, and many wrong codes shut their account out for a while. */
export async function findPrescriptionByCode(
  db: Db,
  { code: typed, readBy, now }: { code: string; readBy: string; now: Date },
): Promise<Result<PrescriptionView, CodeRefusal> | TooMany> {
  const miss = { budget: "prescription-code", who: { account: readBy }, now } as const;
  const tooMany = await findWait(db, miss);
  if (tooMany) return tooMany;
  const code = readPrescriptionCode(typed);
  const [row] = code ? await selectRows(db, eq(prescriptions.verificationCode, code)) : [];
  if (!row) {
    return (await spend(db, miss)) ?? refused("not-found");
  }
  await recordRead(db, { number: row.prescription.number, readBy, now });
  const view = await viewOf(db, { row, now });
  return view.state === "valid" ? ok(view) : refused(view.state);
}

/** Writes down that somebody of the shop has read a prescription. */
export function recordRead(
  db: Db,
  { number, readBy, now }: { number: string; readBy: string; now: Date },
): Promise<number> {
  return recordAudit(db, {
    by: byUser({ userId: readBy }),
    act: "read-prescription",
    about: `prescription ${number}`,
    details: {},
    now,
  });
}

export type PrescriptionRow = {
  number: string;
  consultationNumber: string;
  token: string;
  doctorName: string;
  patientName: string;
  issuedAt: Date;
  expiresOn: string;
  state: PrescriptionState;
};

/** The prescriptions of the consultations that hang on the account, newest first. */
export async function listOwnPrescriptions(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<PrescriptionRow[]> {
  return listRows(await selectRows(db, eq(consultations.profileId, userId)), now);
}

type Row = { prescription: Stored; consultationNumber: string; isReplaced: boolean };

/** SQL: whether a newer version of the row in `prescriptions` was signed. */
export const isReplaced = sql<boolean>`exists (
  select from ${prescriptions} newer where newer.replaces_id = ${prescriptions}.id
)`;

function selectRows(db: Db, where: SQL): Promise<Row[]> {
  return db
    .select({ prescription: prescriptions, consultationNumber: consultations.number, isReplaced })
    .from(prescriptions)
    .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
    .where(where)
    .orderBy(desc(prescriptions.issuedAt), desc(prescriptions.id));
}

function listRows(rows: Row[], now: Date): PrescriptionRow[] {
  return rows.map((row) => {
    const { number, token, doctorName, patientName, issuedAt, expiresOn } = row.prescription;
    const { consultationNumber } = row;
    return {
      ...{ number, consultationNumber, token, doctorName, patientName, issuedAt, expiresOn },
      state: stateOf(row, now),
    };
  });
}

function stateOf({ prescription, isReplaced }: Row, now: Date): PrescriptionState {
  const { revokedAt, expiresOn } = prescription;
  return prescriptionState({ isRevoked: revokedAt !== null, isReplaced, expiresOn }, indiaDate(now));
}

async function viewOf(db: Db, { row, now }: { row: Row; now: Date }): Promise<PrescriptionView> {
  const { id, consultationId: _c, doctorId: _d, replacesId: _r, revokedAt, ...printed } = row.prescription;
  const lines = await db
    .select()
    .from(prescriptionLines)
    .where(eq(prescriptionLines.prescriptionId, id))
    .orderBy(asc(prescriptionLines.position));
  return {
    ...printed,
    revokedAt: revokedAt ?? undefined,
    state: stateOf(row, now),
    isIntact: digestOf(row.prescription, lines) === printed.digest,
    lines: lines.map(lineView),
  };
}

function lineView(line: StoredLine): PrescriptionLineView {
  const { id, doseQuantity, doseUnit, timesPerDay, days, instructions } = line;
  const potency = potencyOf(line);
  return {
    id,
    potencyLabel: potency && potencyLabel(potency),
    dose: doseInWords(line),
    doseHindi: printedInHindi(line),
    daysInWords: daysInWords(days),
    remedyId: line.remedyId ?? undefined,
    productId: line.productId ?? undefined,
    medicine: line.medicineName,
    potency,
    form: line.dosageForm,
    doseQuantity,
    doseUnit,
    timesPerDay,
    days,
    instructions,
  };
}

function potencyOf({ potencyScale: scale, potencyNumber: number }: StoredLine): Potency | undefined {
  return scale !== null && number !== null ? { scale, number } : undefined;
}
