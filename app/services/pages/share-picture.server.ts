import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { packshotForm } from "#app/content/packshots/form.ts";
import { drawSharePicture, type SharePicture } from "#app/content/share/share-picture.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { conditions } from "#app/db/schema/pages-conditions.ts";
import type { ShareKind } from "#app/domain/share-picture.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { findPicture } from "#app/services/catalog/find-picture.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Words = Pick<SharePicture, "title" | "text" | "pack">;

const DIGEST_BYTES = 32;
/** Pictures that are being looked for, and the last one that waits to be drawn: two at once would take both cores. */
const underWay = new Map<string, Promise<Png | undefined>>();
let lastDrawing: Promise<unknown> = Promise.resolve();

type Asked = { kind: ShareKind; slug: string };
type Png = Buffer<ArrayBuffer>;
type Parts = { db: Db; files: FileStore };

/**
 * The picture of a shared link, a PNG of 1200 x 630; undefined where nothing has that kind and slug. It is drawn once and kept on
 * disk until its words change: one file for each thing, however often and under whatever version it is asked for.
 */
export function findShare(parts: Parts, asked: Asked): Promise<Png | undefined> {
  const id = keptId(asked);
  const found = underWay.get(id) ?? readOrDraw(parts, asked, id).finally(() => underWay.delete(id));
  underWay.set(id, found);
  return found;
}

async function readOrDraw({ db, files }: Parts, { kind, slug }: Asked, id: string): Promise<Png | undefined> {
  const [{ shop }, words] = await Promise.all([findSettings(db), FINDERS[kind](db, slug)]);
  if (!words && kind !== "page") return undefined;
  const { name: shopName, tagline } = shop;
  const drawn = drawSharePicture({
    ...(words ?? { title: shopName, text: tagline, pack: undefined }),
    shopName,
    tagline,
  });
  const digest = createHash("sha256").update(drawn).digest();
  const kept = await files.read(id);
  if (kept?.subarray(0, DIGEST_BYTES).equals(digest)) return Buffer.from(kept.subarray(DIGEST_BYTES));
  const png = await inTurn(() =>
    sharp(Buffer.from(drawn)).png({ palette: true, effort: 4, dither: 0 }).toBuffer(),
  );
  await files.write(id, Buffer.concat([digest, png]));
  return Buffer.from(png);
}

function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawing = lastDrawing.then(draw);
  lastDrawing = drawing.catch(() => undefined);
  return drawing;
}

/** The shop itself has one picture, whatever it is called in the address. */
function keptId({ kind, slug }: Asked): string {
  const name = `share ${kind} ${kind === "page" ? "" : slug}`;
  return createHash("sha256").update(name).digest("hex").slice(0, 32);
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
