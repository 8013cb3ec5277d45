import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { parseVideoLink } from "#app/domain/clinic/video-link.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { queueConsultationLetters } from "#app/services/clinic/consultation-letters.server.ts";
import type { ClinicStaff, ManageRefusal } from "#app/services/clinic/manage-consultations.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Keeps the link to the video call of a booked time and sends it to the patient; the same link twice is sent once. https only, not for a time that is over. */
export async function sendVideoLink(
  db: Db,
  {
    staff,
    number,
    link: typed,
    publicOrigin,
    now,
  }: { staff: ClinicStaff; number: string; link: string; publicOrigin: string; now: Date },
): Promise<Result<undefined, ManageRefusal | "bad-link">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  const link = parseVideoLink(typed);
  if (link === undefined) return refused("bad-link");
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(consultations).where(eq(consultations.number, number)).for("update");
    if (!row) return refused("not-found");
    const isComing = row.status === "confirmed" && row.mode === "video" && row.endsAt! > now;
    if (!isComing) return refused("wrong-status");
    if (row.videoLink === link) return ok(undefined);
    await tx.update(consultations).set({ videoLink: link }).where(eq(consultations.id, row.id));
    // The link opens a call about somebody's health: the audit has only that it was sent.
    const auditId = await recordAudit(tx, {
      by: byUser(staff),
      act: "send-video-link",
      about: `consultation ${number}`,
      details: {},
      now,
    });
    await queueConsultationLetters(tx, {
      consultationId: row.id,
      toPatient: "videoLink",
      occasion: `video link ${auditId}`,
      settings,
      publicOrigin,
      now,
    });
    return ok(undefined);
  });
}
