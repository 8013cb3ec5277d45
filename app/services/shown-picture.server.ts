import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productImages } from "#app/db/schema/catalog.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import { cropAround, PICTURE_FORMATS, PICTURE_WIDTHS, type PictureSize } from "#app/domain/picture-size.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { type KeptFile, readUpload } from "#app/services/uploads.server.ts";

/** A picture of the shop as it was kept; undefined for papers, and once it is shown nowhere any more. */
export async function readPicture(db: Db, files: FileStore, id: string): Promise<KeptFile | undefined> {
  const file = await readUpload(db, files, id);
  return file?.purpose === "picture" && (await isShown(db, id)) ? file : undefined;
}

/** The same in one of its sizes, made at the first request and kept on disk; undefined for crops that no product asks for, too. */
export async function sizePicture(
  db: Db,
  files: FileStore,
  { id, size }: { id: string; size: PictureSize },
): Promise<Buffer | undefined> {
  if (!(await isShown(db, id, size.focus))) return undefined;
  const keptAs = sizedId(id, size);
  const kept = await files.read(keptAs);
  if (kept) return kept;
  const original = await files.read(id);
  if (!original) return undefined;
  const drawn = await draw(original, size);
  await files.write(keptAs, drawn);
  return drawn;
}

/** Forgets the sizes of a picture that were made for a crop, or of the whole of it. */
export async function removeSizes(files: FileStore, id: string, focus: PictureSize["focus"]): Promise<void> {
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) await files.remove(sizedId(id, { width, format, focus }));
}

/** Whether it hangs in the gallery, belongs to a product or shows a doctor, and as that crop where one is asked for. */
async function isShown(db: Db, id: string, focus?: PictureSize["focus"]): Promise<boolean> {
  const ofProduct = and(
    eq(productImages.uploadId, id),
    focus && eq(productImages.focusX, Math.min(focus.x, 100)),
    focus && eq(productImages.focusY, Math.min(focus.y, 100)),
  );
  if ((await db.$count(productImages, ofProduct)) > 0) return true;
  if (focus) return false;
  return (
    (await db.$count(galleryPictures, eq(galleryPictures.uploadId, id))) > 0 ||
    (await db.$count(doctors, eq(doctors.photoUploadId, id))) > 0
  );
}

function sizedId(id: string, { width, format, focus }: PictureSize): string {
  const name = `${id} ${width} ${format} ${focus ? `${focus.x} ${focus.y}` : "whole"}`;
  return createHash("sha256").update(name).digest("hex").slice(0, 32);
}

async function draw(original: Buffer, { width, format, focus }: PictureSize): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(original);
  const whole = await picture.metadata();
  const part = focus ? picture.extract(cropAround(whole, focus)) : picture;
  const sized = part.resize({ width, withoutEnlargement: true });
  return format === "avif"
    ? sized.avif({ quality: 55, effort: 3 }).toBuffer()
    : sized.webp({ quality: 80 }).toBuffer();
}
