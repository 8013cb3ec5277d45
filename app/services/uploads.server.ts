import { createHash } from "node:crypto";
import { and, eq, gt, ne, sum } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { openBytes, sealBytes } from "#app/db/vault.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import {
  displayFileName,
  MIN_FREE_BYTES,
  PAPERS_MAX_BYTES_A_DAY,
  UPLOAD_MAX_BYTES,
  UPLOAD_TYPES,
  type UploadPurpose,
  type UploadRefusal,
} from "#app/domain/upload.ts";
import { type FileStore, newFileId } from "#app/integrations/file-store.server.ts";
import { redrawPicture } from "#app/services/redraw-picture.server.ts";
import { rewritePdf } from "#app/services/safe-pdf.server.ts";

const DAY_MS = 24 * 60 * 60_000;

export type NewUpload = {
  purpose: UploadPurpose;
  fileName: string;
  bytes: Uint8Array;
  uploadedBy: string | undefined;
  now: Date;
};

/** What a file is made into before it is kept. */
type Checked = {
  bytes: Uint8Array;
  mediaType: string;
  widthPixels?: number;
  heightPixels?: number;
};

/** Keeps a sent file: its type is read from its bytes, pictures are drawn anew without metadata, PDFs written anew or, where they could act, refused. */
export async function storeUpload(
  db: Db,
  files: FileStore,
  { purpose, fileName, bytes, uploadedBy, now }: NewUpload,
): Promise<Result<{ id: string }, UploadRefusal>> {
  const small = checkSize(bytes, purpose);
  if (!small.ok) return small;
  if (!(await hasRoom(db, files, { purpose, byteCount: bytes.byteLength, now }))) return refused("busy");
  const checked = await checkFile(bytes, purpose);
  if (!checked.ok) return checked;
  const { bytes: kept, ...facts } = checked.value;
  const id = newFileId();
  // Pictures of the shop are for everybody; papers open for the shop alone.
  await files.write(id, purpose === "picture" ? kept : sealBytes(kept, fileOf(id)));
  // Where this fails, the row may be there all the same, its answer lost: a file without one goes after a day (sweep-uploads.server.ts).
  await db.insert(uploads).values({
    ...facts,
    id,
    purpose,
    fileName: displayFileName(fileName, facts.mediaType),
    byteCount: kept.byteLength,
    digest: createHash("sha256").update(kept).digest("hex"),
    uploadedBy: uploadedBy ?? null,
    uploadedAt: now,
  });
  return ok({ id });
}

export type KeptFile = { fileName: string; mediaType: string; purpose: UploadPurpose; bytes: Buffer };

/** A kept file with its bytes; undefined when there is none. Who may see it is for the caller to know. */
export async function readUpload(db: Db, files: FileStore, id: string): Promise<KeptFile | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  const stored = row && (await files.read(id));
  const bytes = stored && (row.purpose === "picture" ? stored : openBytes(stored, fileOf(id)));
  return bytes && { fileName: row.fileName, mediaType: row.mediaType, purpose: row.purpose, bytes };
}

/** What the bytes of a file are bound to: those of another file do not open in its place. */
export function fileOf(id: string): string {
  return `uploads ${id}`;
}

/** Forgets a file and all that refers to it. */
export async function removeUpload(db: Db, files: FileStore, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
  await files.remove(id);
}

function checkSize(bytes: Uint8Array, purpose: UploadPurpose): Result<undefined, UploadRefusal> {
  if (bytes.byteLength === 0) return refused("empty");
  return bytes.byteLength > UPLOAD_MAX_BYTES[purpose] ? refused("too-large") : ok(undefined);
}

/** Whether the disk has room, and, for papers of strangers, the day. */
async function hasRoom(
  db: Db,
  files: FileStore,
  { purpose, byteCount, now }: { purpose: UploadPurpose; byteCount: number; now: Date },
): Promise<boolean> {
  if ((await files.freeBytes()) < MIN_FREE_BYTES + byteCount) return false;
  if (purpose === "picture") return true;
  const [today] = await db
    .select({ bytes: sum(uploads.byteCount).mapWith(Number) })
    .from(uploads)
    .where(and(ne(uploads.purpose, "picture"), gt(uploads.uploadedAt, new Date(now.getTime() - DAY_MS))));
  return (today!.bytes ?? 0) + byteCount <= PAPERS_MAX_BYTES_A_DAY;
}

async function checkFile(bytes: Uint8Array, purpose: UploadPurpose): Promise<Result<Checked, UploadRefusal>> {
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !UPLOAD_TYPES[purpose].includes(found.mime)) return refused("wrong-type");
  if (found.mime !== "application/pdf") return redrawPicture(bytes, found.mime);
  const written = await rewritePdf(bytes);
  return typeof written === "string" ? refused(written) : ok({ bytes: written, mediaType: found.mime });
}
