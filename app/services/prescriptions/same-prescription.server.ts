import { and, eq, gte, isNull, not } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { SignedPrescription } from "#app/domain/prescriptions/prescription-form.ts";
import { isReplaced } from "#app/services/prescriptions/find-prescription.server.ts";
import { digestOf } from "#app/services/prescriptions/printed.server.ts";

/** The prescription of a consultation that holds and says the very same; with `replacesId` only the version after that one. */
export async function findSamePrescription(
  tx: Db,
  {
    visit,
    doctor,
    draft: { complaint, advice },
    lines,
  }: {
    visit: { id: number };
    doctor: { id: number };
    draft: Pick<SignedPrescription, "complaint" | "advice">;
    lines: Parameters<typeof digestOf>[1];
  },
  { now, replacesId }: { now: Date; replacesId?: number },
): Promise<{ number: string; token: string; verificationCode: string } | undefined> {
  const standing = await tx
    .select()
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.consultationId, visit.id),
        eq(prescriptions.doctorId, doctor.id),
        replacesId === undefined ? undefined : eq(prescriptions.replacesId, replacesId),
        isNull(prescriptions.revokedAt),
        gte(prescriptions.expiresOn, indiaDate(now)),
        not(isReplaced),
      ),
    );
  // The digest is of all that is printed, so it stays the same only when the words do.
  const same = standing.find(
    (earlier) => digestOf({ ...earlier, complaint, advice }, lines) === earlier.digest,
  );
  return same && { number: same.number, token: same.token, verificationCode: same.verificationCode };
}
