import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { UploadRefusal } from "#app/domain/upload.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { ClinicStaff } from "#app/services/clinic/manage-consultations.server.ts";
import { removeSizes } from "#app/services/shown-picture.server.ts";
import { removeUpload, storeUpload } from "#app/services/uploads.server.ts";

type Asked = { staff: ClinicStaff; doctorId: number; now: Date };

/** Shows a photograph of a doctor in place of the drawing, or of the one before, whose file goes at once. */
export async function changeDoctorPhoto(
  db: Db,
  files: FileStore,
  { file, ...asked }: Asked & { file: { fileName: string; bytes: Uint8Array } },
): Promise<Result<undefined, UploadRefusal | "not-allowed" | "not-found">> {
  const { staff, doctorId, now } = asked;
  if (!may(staff.role, "edit-settings")) return refused("not-allowed");
  if ((await db.$count(doctors, eq(doctors.id, doctorId))) === 0) return refused("not-found");
  const stored = await storeUpload(db, files, {
    ...file,
    purpose: "picture",
    uploadedBy: staff.userId,
    now,
  });
  if (!stored.ok) return stored;
  const changed = await showPhoto(db, { ...asked, uploadId: stored.value.id });
  const unused = changed.ok ? changed.value : stored.value.id;
  if (unused) await forgetPhoto(db, files, unused);
  return changed.ok ? ok(undefined) : changed;
}

/** Shows the drawing of a doctor again; the photograph is forgotten. */
export async function removeDoctorPhoto(
  db: Db,
  files: FileStore,
  asked: Asked,
): Promise<Result<undefined, "not-allowed" | "not-found">> {
  if (!may(asked.staff.role, "edit-settings")) return refused("not-allowed");
  const removed = await showPhoto(db, { ...asked, uploadId: null });
  if (!removed.ok) return removed;
  if (removed.value) await forgetPhoto(db, files, removed.value);
  return ok(undefined);
}

/** Gives the photograph that was shown before. */
function showPhoto(
  db: Db,
  { staff, doctorId, uploadId, now }: Asked & { uploadId: string | null },
): Promise<Result<string | null, "not-found">> {
  return inTransaction(db, async (tx) => {
    const isIt = eq(doctors.id, doctorId);
    const [before] = await tx
      .select({ uploadId: doctors.photoUploadId })
      .from(doctors)
      .where(isIt)
      .for("update");
    if (!before || before.uploadId === uploadId) return refused("not-found");
    await tx.update(doctors).set({ photoUploadId: uploadId }).where(isIt);
    await recordAudit(tx, {
      by: byUser(staff),
      act: uploadId ? "change-doctor-photo" : "remove-doctor-photo",
      about: `doctor ${doctorId}`,
      details: {},
      now,
    });
    return ok(before.uploadId);
  });
}

async function forgetPhoto(db: Db, files: FileStore, uploadId: string): Promise<void> {
  await removeUpload(db, files, uploadId);
  await removeSizes(files, uploadId, undefined);
}
