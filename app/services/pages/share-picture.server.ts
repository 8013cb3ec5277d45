import { eq } from "drizzle-orm";
import sharp from "sharp";
import { packshotForm } from "#app/content/packshots/form.ts";
import { drawSharePicture, type SharePicture } from "#app/content/share/share-picture.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { conditions } from "#app/db/schema/pages-conditions.ts";
import type { ShareKind } from "#app/domain/share-picture.ts";
import { findPicture } from "#app/services/catalog/find-picture.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Words = Pick<SharePicture, "title" | "text" | "pack">;

/** The picture of a shared link, a PNG of 1200 x 630; undefined where nothing has that kind and slug. */
export async function drawShare(
  db: Db,
  { kind, slug }: { kind: ShareKind; slug: string },
): Promise<Buffer<ArrayBuffer> | undefined> {
  const [{ shop }, words] = await Promise.all([findSettings(db), FINDERS[kind](db, slug)]);
  if (!words && kind !== "page") return undefined;
  const { name: shopName, tagline } = shop;
  const drawn = drawSharePicture({
    ...(words ?? { title: shopName, text: tagline, pack: undefined }),
    shopName,
    tagline,
  });
  const png = await sharp(Buffer.from(drawn)).png({ palette: true, effort: 4, dither: 0 }).toBuffer();
  return Buffer.from(png);
}

const FINDERS: Record<ShareKind, (db: Db, slug: string) => Promise<Words | undefined>> = {
  page: async () => undefined,
  product: findProductWords,
  async category(db, slug) {
    const [row] = await db
      .select({ title: categories.name })
      .from(categories)
      .where(eq(categories.slug, slug));
    return row && { ...row, text: undefined, pack: undefined };
  },
  async brand(db, slug) {
    const [row] = await db
      .select({ title: brands.name, text: brands.country })
      .from(brands)
      .where(eq(brands.slug, slug));
    return row && { ...row, pack: undefined };
  },
  async condition(db, slug) {
    const [row] = await db
      .select({ title: conditions.name })
      .from(conditions)
      .where(eq(conditions.slug, slug));
    return row && { ...row, text: undefined, pack: undefined };
  },
  async location(db, slug) {
    const [row] = await db.select({ title: seoPages.h1Title }).from(seoPages).where(eq(seoPages.slug, slug));
    return row && { ...row, text: undefined, pack: undefined };
  },
};

async function findProductWords(db: Db, slug: string): Promise<Words | undefined> {
  const picture = await findPicture(db, slug);
  if (!picture) return undefined;
  const { formSlug, dosageForm, ...facts } = picture;
  return {
    title: [facts.name, facts.potencyLabel].filter(Boolean).join(" "),
    text: `${facts.packSize} by ${facts.brandName}`,
    pack: { ...facts, form: packshotForm({ categorySlug: formSlug, dosageForm }), detail: "md" },
  };
}
