import { and, eq, isNull } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { Writer } from "#app/services/prescriptions/issue-prescription.server.ts";
import { queuePrescriptionLetter } from "#app/services/prescriptions/prescription-letters.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const LONGEST_REASON = 300;

/** Takes a prescription back for good, for a reason; any doctor of the shop may, in case the one who wrote it is away. */
export async function revokePrescription(
  db: Db,
  {
    writer,
    number,
    now,
    publicOrigin,
    ...typed
  }: { writer: Writer; number: string; reason: string; now: Date; publicOrigin: string },
): Promise<Result<{ number: string }, "not-allowed" | "unknown-prescription" | "no-reason" | "revoked">> {
  if (!may(writer.role, "write-prescriptions")) return refused("not-allowed");
  const reason = cleanLine(typed.reason).slice(0, LONGEST_REASON);
  if (!reason) return refused("no-reason");
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ prescription: prescriptions, visit: consultations })
      .from(prescriptions)
      .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
      .where(eq(prescriptions.number, number));
    if (!found) return refused("unknown-prescription");
    const { prescription, visit } = found;
    const { rowCount } = await tx
      .update(prescriptions)
      .set({ revokedAt: now, revokedReason: reason })
      .where(and(eq(prescriptions.id, prescription.id), isNull(prescriptions.revokedAt)));
    if (rowCount === 0) return refused("revoked");
    await recordAudit(tx, {
      by: byUser(writer),
      act: "revoke-prescription",
      about: `prescription ${number}`,
      details: {},
      now,
    });
    await queuePrescriptionLetter(tx, {
      kind: "revoked",
      patient: visit,
      prescription: {
        ...prescription,
        url: pageAddress(publicOrigin, `/prescription/${prescription.token}`),
      },
      shop: (await findSettings(tx)).shop,
      now,
    });
    return ok({ number });
  });
}
