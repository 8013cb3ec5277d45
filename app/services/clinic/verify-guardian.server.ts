import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { StatedProof } from "#app/domain/clinic/guardian.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { ClinicStaff, ManageRefusal } from "#app/services/clinic/manage-consultations.server.ts";

/** Whether the adult is known already: signed in to an account whose own phone, proven by a code, is the one given. */
export async function isKnownGuardian(
  db: Db,
  { profileId, phone }: { profileId: string | undefined; phone: string | undefined },
): Promise<boolean> {
  if (!profileId || !phone) return false;
  return (await db.$count(profiles, and(eq(profiles.id, profileId), eq(profiles.phone, phone)))) > 0;
}

/** Somebody of the clinic states by what they know that the adult is the patient's parent or guardian. */
export async function verifyGuardian(
  db: Db,
  { staff, number, proof, now }: { staff: ClinicStaff; number: string; proof: StatedProof; now: Date },
): Promise<Result<undefined, ManageRefusal>> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(consultations).where(eq(consultations.number, number)).for("update");
    if (!row) return refused("not-found");
    if (!row.guardianName || row.guardianVerifiedBy) return refused("wrong-status");
    await tx
      .update(consultations)
      .set({ guardianVerifiedBy: proof, guardianVerifiedAt: now })
      .where(eq(consultations.id, row.id));
    await recordAudit(tx, {
      by: byUser(staff),
      act: "verify-guardian",
      about: `consultation ${number}`,
      details: { by: proof },
      now,
    });
    return ok(undefined);
  });
}
