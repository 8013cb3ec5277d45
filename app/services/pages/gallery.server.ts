import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import { largePicture, wholePictures } from "#app/domain/picture-size.ts";
import { listCategories } from "#app/services/catalog/list-categories.server.ts";
import { listFormPictures } from "#app/services/catalog/shelf-facts.server.ts";

export const GALLERY_SECTIONS = ["shop", "clinic", "range"] as const;
export type GallerySection = (typeof GALLERY_SECTIONS)[number];
type Photograph = { url: string; srcSet: string; alt: string; width: number; height: number };
type FormPack = { slug: string; name: string; pictureUrl: string };
export type Gallery = { photographs: Record<GallerySection, Photograph[]>; packs: FormPack[] };

/** The photographs of each section, in the owner's order, and a drawn pack of each form that is on the shelf. */
export async function findGallery(db: Db): Promise<Gallery> {
  const [rows, forms, formPictures] = await Promise.all([
    db
      .select({
        section: galleryPictures.section,
        id: galleryPictures.uploadId,
        alt: galleryPictures.alt,
        width: uploads.widthPixels,
        height: uploads.heightPixels,
      })
      .from(galleryPictures)
      .innerJoin(uploads, and(eq(uploads.id, galleryPictures.uploadId), eq(uploads.purpose, "picture")))
      .orderBy(asc(galleryPictures.position), asc(galleryPictures.id)),
    listCategories(db, { kind: "form" }),
    listFormPictures(db),
  ]);
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
    packs: forms.flatMap(({ slug, name }) => {
      const small = formPictures[slug];
      return small ? [{ slug, name, pictureUrl: largePicture(small) }] : [];
    }),
  };
}
