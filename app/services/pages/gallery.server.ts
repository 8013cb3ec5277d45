import { and, asc, eq, exists, inArray, sql } from "drizzle-orm";
import { DRAWN_REMEDIES, plantPicture } from "#app/content/packshots/plants.ts";
import type { Db } from "#app/db/client.server.ts";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import type { Plate, PlateKind } from "#app/domain/pages/plate.ts";
import { wholePictures } from "#app/domain/picture-size.ts";

export const GALLERY_SECTIONS = ["shop", "clinic", "range", "pharmacist"] as const;
/** Those of the page; the pharmacist stands beside their name. */
const PAGE_SECTIONS = ["shop", "clinic", "range"] as const;
export type GallerySection = (typeof GALLERY_SECTIONS)[number];
type Photograph = { url: string; srcSet: string; alt: string; width: number; height: number };
export type Gallery = {
  photographs: Record<(typeof PAGE_SECTIONS)[number], Photograph[]>;
  /** Our own drawings, while there is no photograph at all. */
  plates: Record<PlateKind, Plate[]> | undefined;
};

/** The photographs of each section in the owner's order; until there is one, the drawn plates of the remedies. */
export async function findGallery(db: Db): Promise<Gallery> {
  const rows = await db
    .select({
      section: galleryPictures.section,
      id: galleryPictures.uploadId,
      alt: galleryPictures.alt,
      width: uploads.widthPixels,
      height: uploads.heightPixels,
    })
    .from(galleryPictures)
    .innerJoin(uploads, and(eq(uploads.id, galleryPictures.uploadId), eq(uploads.purpose, "picture")))
    .where(inArray(galleryPictures.section, [...PAGE_SECTIONS]))
    .orderBy(asc(galleryPictures.position), asc(galleryPictures.id));
  const of = (section: GallerySection) =>
    rows
      .filter((row) => row.section === section)
      .map(({ id, alt, width, height }) => ({
        url: `/media/${id}`,
        srcSet: wholePictures(id),
        alt,
        width: width ?? 1200,
        height: height ?? 900,
      }));
  return {
    photographs: { shop: of("shop"), clinic: of("clinic"), range: of("range") },
    plates: rows.length === 0 ? await listPlates(db) : undefined,
  };
}

/** The plates by the kingdom of their remedy, by name. */
async function listPlates(db: Db): Promise<Record<PlateKind, Plate[]>> {
  const isSold = exists(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.remedyId, sql`${remedies}.id`), eq(products.isPublished, true))),
  );
  const rows = await db
    .select({
      slug: remedies.slug,
      name: remedies.name,
      commonNames: remedies.commonNames,
      kingdom: remedies.kingdom,
      isSold: sql<boolean>`${isSold}`,
    })
    .from(remedies)
    .where(inArray(remedies.slug, DRAWN_REMEDIES))
    .orderBy(asc(remedies.name));
  const of = (kind: PlateKind) =>
    rows.flatMap(({ kingdom, commonNames: [commonName], ...remedy }) => {
      const picture = plantPicture(remedy.slug);
      return kingdom === kind && commonName && picture ? [{ ...remedy, commonName, picture }] : [];
    });
  return { plant: of("plant"), mineral: of("mineral"), animal: of("animal") };
}
