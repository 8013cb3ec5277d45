import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productImages, products } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { type Focus, photoUrl } from "#app/domain/picture-size.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { UploadRefusal } from "#app/domain/upload.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { removeSizes } from "#app/services/shown-picture.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";

export type ProductPicture = { id: number; url: string; alt: string; focusX: number; focusY: number };
type By = { actor: Actor; now: Date };

const MIDDLE: Focus = { x: 50, y: 50 };

/** Pictures of a product in the order in which the shop shows them. */
export function listPictures(db: Db, productId: number): Promise<ProductPicture[]> {
  return db
    .select({
      id: productImages.id,
      url: productImages.url,
      alt: productImages.alt,
      focusX: productImages.focusX,
      focusY: productImages.focusY,
    })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position));
}

/** Keeps a picture and shows it after those that the product has. */
export async function addPicture(
  db: Db,
  files: FileStore,
  picture: { sku: string; fileName: string; bytes: Uint8Array; alt: string; userId: string } & By,
): Promise<Result<undefined, UploadRefusal | "no-alt" | "claims" | "unknown">> {
  const { sku, alt, userId, actor, now, ...file } = picture;
  if (!alt) return refused("no-alt");
  if (findHealthClaims(alt).length > 0) return refused("claims");
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.sku, sku));
  if (!product) return refused("unknown");
  const stored = await storeUpload(db, files, { ...file, purpose: "picture", uploadedBy: userId, now });
  if (!stored.ok) return stored;
  const uploadId = stored.value.id;
  return inTransaction(db, async (tx) => {
    await tx.select({ id: products.id }).from(products).where(eq(products.id, product.id)).for("update");
    await tx.insert(productImages).values({
      productId: product.id,
      uploadId,
      url: photoUrl(uploadId, MIDDLE),
      alt,
      position: sql`(
        select coalesce(max(${productImages.position}), 0) + 1 from ${productImages} where ${productImages.productId} = ${product.id}
      )`,
    });
    await recordAudit(tx, {
      by: actor,
      act: "add-picture",
      about: `product ${sku}`,
      details: { uploadId },
      now,
    });
    return ok(undefined);
  });
}

/** Says which point of a picture stays in view when it is cropped. */
export async function focusPicture(
  db: Db,
  files: FileStore,
  { sku, pictureId, focus, actor, now }: { sku: string; pictureId: number; focus: Focus } & By,
): Promise<Result<undefined, "unknown">> {
  const before = await inTransaction(db, async (tx) => {
    const picture = await lockPicture(tx, sku, pictureId);
    if (!picture?.uploadId) return undefined;
    await tx
      .update(productImages)
      .set({ focusX: focus.x, focusY: focus.y, url: photoUrl(picture.uploadId, focus) })
      .where(eq(productImages.id, pictureId));
    await recordAudit(tx, { by: actor, act: "focus-picture", about: `product ${sku}`, details: focus, now });
    return picture;
  });
  if (!before?.uploadId) return refused("unknown");
  await removeSizes(files, before.uploadId, { x: before.focusX, y: before.focusY });
  return ok(undefined);
}

/** Shows a picture before all others of its product. */
export async function showPictureFirst(
  db: Db,
  { sku, pictureId, actor, now }: { sku: string; pictureId: number } & By,
): Promise<Result<undefined, "unknown">> {
  return inTransaction(db, async (tx) => {
    const picture = await lockPicture(tx, sku, pictureId);
    if (!picture) return refused("unknown");
    const first = sql`(
      select min(${productImages.position}) - 1 from ${productImages} where ${productImages.productId} = ${picture.productId}
    )`;
    await tx.update(productImages).set({ position: first }).where(eq(productImages.id, pictureId));
    await recordAudit(tx, {
      by: actor,
      act: "order-pictures",
      about: `product ${sku}`,
      details: { pictureId },
      now,
    });
    return ok(undefined);
  });
}

/** Takes a picture away; its file goes once it can no longer be put back. */
export async function removePicture(
  db: Db,
  files: FileStore,
  { sku, pictureId, ...by }: { sku: string; pictureId: number } & By,
): Promise<Result<Removed, "unknown">> {
  const removed = await inTransaction(db, async (tx) => {
    const picture = await lockPicture(tx, sku, pictureId);
    if (!picture) return refused("unknown");
    const gone = await removeForNow(tx, productImages, {
      where: eq(productImages.id, pictureId),
      act: "remove-picture",
      about: `product ${sku}`,
      told: ["id", "upload_id"],
      ...by,
    });
    return gone.ok ? ok({ picture, removed: gone.value }) : refused("unknown");
  });
  if (!removed.ok) return removed;
  const { uploadId, focusX, focusY } = removed.value.picture;
  if (uploadId) await removeSizes(files, uploadId, { x: focusX, y: focusY });
  return ok(removed.value.removed);
}

async function lockPicture(tx: Db, sku: string, pictureId: number) {
  const [row] = await tx
    .select({ picture: productImages })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(and(eq(productImages.id, pictureId), eq(products.sku, sku)))
    .for("update", { of: productImages });
  return row?.picture;
}
