import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { readPrescriptionCode } from "#app/domain/prescriptions/prescription-code.ts";
import { type PrescriptionState, prescriptionState } from "#app/domain/prescriptions/prescription-state.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { countAttempt, networkOf } from "#app/services/attempts.server.ts";
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

const LIMIT = { limit: 10, windowMinutes: 15 };

/** Whether a prescription is genuine, for anybody who holds its number and code; 10 tries per network and per number in 15 minutes. */
export async function verifyPrescription(
  db: Db,
  asked: { number: string; code: string; address: string; now: Date },
): Promise<Result<VerifiedPrescription, "not-genuine" | "too-many-attempts">> {
  const { address, now } = asked;
  const number = parsePaperNumber("prescription", asked.number);
  const code = readPrescriptionCode(asked.code);
  if (!(await countAttempt(db, { ...LIMIT, key: `verify ${networkOf(address)}`, now })))
    return refused("too-many-attempts");
  if (!number || !code) return refused("not-genuine");
  if (!(await countAttempt(db, { ...LIMIT, key: `verify ${number}`, now })))
    return refused("too-many-attempts");
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
