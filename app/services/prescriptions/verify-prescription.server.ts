import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { readPrescriptionCode } from "#app/domain/prescriptions/prescription-code.ts";
import { type PrescriptionState, prescriptionState } from "#app/domain/prescriptions/prescription-state.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import { isReplaced } from "#app/services/prescriptions/find-prescription.server.ts";

/** What a paper's number and code prove: who signed it, when, and whether it still holds. No patient, no medicine. */
export type VerifiedPrescription = {
  number: string;
  state: PrescriptionState;
  doctorName: string;
  registrationNumber: string;
  issuedAt: Date;
  expiresOn: string;
  digest: string;
};

/** Whether a prescription is genuine, for anybody who holds its number and code; tries are limited per line and per number. */
export async function verifyPrescription(
  db: Db,
  asked: { number: string; code: string; address: string; now: Date },
): Promise<Result<VerifiedPrescription, "not-genuine"> | TooMany> {
  const { address, now } = asked;
  const number = parsePaperNumber("prescription", asked.number);
  const code = readPrescriptionCode(asked.code);
  if (!number || !code) return refused("not-genuine");
  const tooMany = await spend(db, { budget: "verify-prescription", who: { address, subject: number }, now });
  if (tooMany) return tooMany;
  const [found] = await db
    .select({
      number: prescriptions.number,
      doctorName: prescriptions.doctorName,
      registrationNumber: prescriptions.registrationNumber,
      issuedAt: prescriptions.issuedAt,
      expiresOn: prescriptions.expiresOn,
      digest: prescriptions.digest,
      revokedAt: prescriptions.revokedAt,
      isReplaced,
    })
    .from(prescriptions)
    .where(and(eq(prescriptions.number, number), eq(prescriptions.verificationCode, code)));
  if (!found) return refused("not-genuine");
  const { revokedAt, isReplaced: isNewer, ...facts } = found;
  const validity = { isRevoked: revokedAt !== null, isReplaced: isNewer, expiresOn: facts.expiresOn };
  return ok({ ...facts, state: prescriptionState(validity, indiaDate(now)) });
}
