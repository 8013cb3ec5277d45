import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { UploadRefusal } from "#app/domain/upload.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { GallerySection } from "#app/services/pages/gallery.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";
import { versionOf } from "#app/services/version.server.ts";

export type GalleryPicture = {
  id: number;
  section: GallerySection;
  url: string;
  alt: string;
  position: number;
};
type By = { userId: string; now: Date };

const LONGEST_ALT = 200;

/** The photographs of the gallery, by section in their order. */
export async function listGalleryPictures(db: Db): Promise<GalleryPicture[]> {
  const rows = await db
    .select()
    .from(galleryPictures)
    .orderBy(asc(galleryPictures.section), asc(galleryPictures.position), asc(galleryPictures.id));
  return rows.map(galleryPicture);
}

/** Hangs a photograph at the end of a section; `alt` says what it shows to who cannot see it. */
export async function addGalleryPicture(
  db: Db,
  files: FileStore,
  {
    section,
    file,
    userId,
    now,
    ...typed
  }: { section: GallerySection; alt: string; file: { fileName: string; bytes: Uint8Array } } & By,
): Promise<Result<{ id: number }, UploadRefusal | "no-alt" | "claims">> {
  const alt = altOf(typed.alt);
  if (!alt) return refused("no-alt");
  if (findHealthClaims(alt).length > 0) return refused("claims");
  const stored = await storeUpload(db, files, { ...file, purpose: "picture", uploadedBy: userId, now });
  if (!stored.ok) return stored;
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(galleryPictures)
      .values({
        section,
        uploadId: stored.value.id,
        alt,
        position: sql`(select coalesce(max(${galleryPictures.position}), 0) + 1 from ${galleryPictures} where ${galleryPictures.section} = ${section})`,
      })
      .returning({ id: galleryPictures.id });
    await writeDown(tx, {
      act: "add-gallery-picture",
      id: row!.id,
      details: { section, alt },
      userId,
      now,
    });
    return ok({ id: row!.id });
  });
}

/** Says anew what a photograph shows and where it hangs: the lower the position, the earlier; refused when another `version` of it is stored. */
export async function changeGalleryPicture(
  db: Db,
  {
    id,
    position,
    version,
    userId,
    now,
    ...typed
  }: { id: number; alt: string; position: number; version?: string | undefined } & By,
): Promise<Result<{ id: number }, "not-found" | "no-alt" | "claims" | "bad-position" | "changed">> {
  const alt = altOf(typed.alt);
  if (!alt) return refused("no-alt");
  if (findHealthClaims(alt).length > 0) return refused("claims");
  if (!Number.isInteger(position) || position < 0 || position > 9_999) return refused("bad-position");
  return inTransaction(db, async (tx) => {
    const isIt = eq(galleryPictures.id, id);
    const [before] = await tx.select().from(galleryPictures).where(isIt).for("update");
    if (!before) return refused("not-found");
    if (version !== undefined && version !== versionOf(galleryPicture(before))) return refused("changed");
    await tx.update(galleryPictures).set({ alt, position }).where(isIt);
    await writeDown(tx, { act: "change-gallery-picture", id, details: { alt, position }, userId, now });
    return ok({ id });
  });
}

/** Takes a photograph off the wall; its file goes once it can no longer be put back. */
export function removeGalleryPicture(
  db: Db,
  { id, userId, now }: { id: number } & By,
): Promise<Result<Removed, "not-found">> {
  return removeForNow(db, galleryPictures, {
    where: eq(galleryPictures.id, id),
    actor: byUser({ userId }),
    act: "remove-gallery-picture",
    about: `gallery picture ${id}`,
    told: ["section", "alt"],
    now,
  });
}

function galleryPicture({ uploadId, ...row }: typeof galleryPictures.$inferSelect): GalleryPicture {
  return { ...row, url: `/media/${uploadId}` };
}

function altOf(text: string): string {
  const alt = cleanLine(text);
  return alt.length <= LONGEST_ALT ? alt : "";
}

function writeDown(
  tx: Db,
  { id, userId, act, ...entry }: { act: AuditAct; id: number; details: Record<string, unknown> } & By,
): Promise<number> {
  return recordAudit(tx, { ...entry, act, by: byUser({ userId }), about: `gallery picture ${id}` });
}
