import { and, asc, count, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations, medicalRecords } from "#app/db/schema/clinic.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser, SHOPPER } from "#app/domain/actor.ts";
import type { AgreedWords } from "#app/domain/clinic/consent.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { UploadRefusal } from "#app/domain/upload.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { spend } from "#app/services/budget.server.ts";
import { writeConsent } from "#app/services/clinic/consultation-consents.server.ts";
import type { ClinicStaff } from "#app/services/clinic/manage-consultations.server.ts";
import { isLinkGood, signLink } from "#app/services/signed-link.server.ts";
import { type KeptFile, readUpload, removeUpload, storeUpload } from "#app/services/uploads.server.ts";

const MOST_RECORDS = 20;
const LINK_LASTS_MS = 5 * 60_000;

export type RecordRefusal = UploadRefusal | "not-found" | "cancelled" | "too-many";

/** Keeps a paper that a patient sends by their link: at most 20 for a consultation. */
export async function addRecord(
  db: Db,
  files: FileStore,
  asked: {
    token: string;
    fileName: string;
    bytes: Uint8Array;
    clientAddress: string;
    words: AgreedWords;
    now: Date;
  },
): Promise<Result<undefined, RecordRefusal> | TooMany> {
  const { token, now } = asked;
  const found = await findByToken(db, token);
  if (!found) return refused("not-found");
  if (found.status === "cancelled") return refused("cancelled");
  if ((await countRecords(db, found.id)) >= MOST_RECORDS) return refused("too-many");
  const tooMany = await spend(db, { budget: "record", who: { address: asked.clientAddress }, now });
  if (tooMany) return tooMany;
  const uploadedBy = found.profileId ?? undefined;
  const stored = await storeUpload(db, files, { ...asked, purpose: "record", uploadedBy });
  if (!stored.ok) return stored;
  const uploadId = stored.value.id;
  const kept = await inTransaction(db, async (tx) => {
    await tx.select().from(consultations).where(eq(consultations.id, found.id)).for("update");
    if ((await countRecords(tx, found.id)) >= MOST_RECORDS) return refused("too-many");
    await tx.insert(medicalRecords).values({ uploadId, consultationId: found.id });
    await writeConsent(tx, { consultationId: found.id, purpose: "records", words: asked.words, now });
    await recordAudit(tx, {
      by: SHOPPER,
      act: "add-record",
      about: `consultation ${found.number}`,
      details: { uploadId },
      now,
    });
    return ok(undefined);
  });
  if (!kept.ok) await removeUpload(db, files, uploadId);
  return kept;
}

export type PatientRecord = { id: string; fileName: string; byteCount: number; uploadedAt: Date };

/** The papers of the consultation behind a patient's link. */
export async function listRecords(db: Db, token: string): Promise<PatientRecord[]> {
  return db
    .select({
      id: uploads.id,
      fileName: uploads.fileName,
      byteCount: uploads.byteCount,
      uploadedAt: uploads.uploadedAt,
    })
    .from(medicalRecords)
    .innerJoin(uploads, eq(uploads.id, medicalRecords.uploadId))
    .innerJoin(consultations, eq(consultations.id, medicalRecords.consultationId))
    .where(eq(consultations.token, token))
    .orderBy(asc(uploads.uploadedAt), asc(uploads.id));
}

/** The patient takes a paper back. */
export async function removeRecord(
  db: Db,
  files: FileStore,
  { token, uploadId, now }: { token: string; uploadId: string; now: Date },
): Promise<Result<undefined, "not-found">> {
  const number = await findNumber(db, { uploadId, token });
  if (number === undefined) return refused("not-found");
  await recordAudit(db, {
    by: SHOPPER,
    act: "remove-record",
    about: `consultation ${number}`,
    details: { uploadId },
    now,
  });
  await removeUpload(db, files, uploadId);
  return ok(undefined);
}

/** Who asks to see a paper: the patient by the secret of their link, or somebody of the shop. */
type Reader = { token: string } | { staff: ClinicStaff };

/** An address that shows a paper for five minutes, for its patient, a doctor or the admin; asking for it is written down. */
export async function openRecord(
  db: Db,
  { reader, uploadId, secret, now }: { reader: Reader; uploadId: string; secret: string; now: Date },
): Promise<Result<{ path: RoutePath }, "not-found" | "not-allowed">> {
  if ("staff" in reader && !may(reader.staff.role, "see-consultations")) return refused("not-allowed");
  const number = await findNumber(db, { uploadId, token: "token" in reader ? reader.token : undefined });
  if (number === undefined) return refused("not-found");
  await recordAudit(db, {
    by: "staff" in reader ? byUser(reader.staff) : SHOPPER,
    act: "read-record",
    about: `consultation ${number}`,
    details: { uploadId },
    now,
  });
  const until = now.getTime() + LINK_LASTS_MS;
  const signature = signLink(secret, { opens: `record ${uploadId}`, until });
  return ok({ path: `/records/${uploadId}?until=${until}&signature=${signature}` });
}

/** The paper behind a signed address that is still good; undefined otherwise. */
export async function readRecord(
  db: Db,
  files: FileStore,
  asked: { uploadId: string; until: number; signature: string; secret: string; now: Date },
): Promise<KeptFile | undefined> {
  const { uploadId, until, signature, secret, now } = asked;
  if (!isLinkGood(secret, { opens: `record ${uploadId}`, until, signature, now })) return undefined;
  const number = await findNumber(db, { uploadId, token: undefined });
  return number === undefined ? undefined : readUpload(db, files, uploadId);
}

async function findByToken(db: Db, token: string) {
  const [row] = await db
    .select({
      id: consultations.id,
      number: consultations.number,
      status: consultations.status,
      profileId: consultations.profileId,
    })
    .from(consultations)
    .where(eq(consultations.token, token));
  return row;
}

async function countRecords(db: Db, consultationId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(medicalRecords)
    .where(eq(medicalRecords.consultationId, consultationId));
  return row!.count;
}

/** The number of the consultation that a paper belongs to, and that the token opens when one is given. */
async function findNumber(
  db: Db,
  { uploadId, token }: { uploadId: string; token: string | undefined },
): Promise<string | undefined> {
  const [row] = await db
    .select({ number: consultations.number })
    .from(medicalRecords)
    .innerJoin(consultations, eq(consultations.id, medicalRecords.consultationId))
    .where(
      and(
        eq(medicalRecords.uploadId, uploadId),
        token === undefined ? undefined : eq(consultations.token, token),
      ),
    );
  return row?.number;
}
