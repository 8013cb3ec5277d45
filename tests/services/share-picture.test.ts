import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { drawSharePicture } from "#app/content/share/share-picture.server.ts";
import { brands } from "#app/db/schema/catalog.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { conditions } from "#app/db/schema/pages-conditions.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { findShare } from "#app/services/pages/share-picture.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const { db, drop } = await createTestDatabase("seeded");
afterAll(drop);

const PAPER = Buffer.from([250, 246, 236]);
/** Between the title and the frame nothing is drawn. */
const GAP = { left: 40, top: 472, width: 1_120, height: 16 };

test("the longest names of places and conditions leave the frame of their picture free", async () => {
  const places = await db.select({ title: seoPages.h1Title }).from(seoPages);
  const names = await db.select({ title: conditions.name }).from(conditions);
  const titles = [...places, ...names].map(({ title }) => title);
  const longest = titles.toSorted((a, b) => b.length - a.length).slice(0, 12);
  for (const title of [...longest, "Homeopathic Medicines in Vatika City, Sector 49"]) {
    const shop = { shopName: "Sohna Homeo Hall", tagline: "Homeopathic pharmacy & clinic" };
    const drawn = drawSharePicture({ ...shop, title, text: undefined, pack: undefined });
    const strip = await sharp(Buffer.from(drawn)).extract(GAP).removeAlpha().raw().toBuffer();
    expect(strip.equals(Buffer.alloc(strip.length, PAPER)), title).toBe(true);
  }
});

test("a picture is drawn once and kept on disk until its words change; the shop has one, whatever it is called", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "materia-share-"));
  const folder = join(dataDir, "uploads");
  const parts = { db, files: openFileStore(dataDir) };
  const asked = { kind: "brand", slug: "sbl" } as const;
  try {
    const [first, atOnce] = await Promise.all([findShare(parts, asked), findShare(parts, asked)]);
    expect(atOnce).toBe(first);
    const [name] = readdirSync(folder);
    const kept = join(folder, name!);
    // What lies on disk is what is shown: a sign put there comes back.
    writeFileSync(kept, Buffer.concat([readFileSync(kept), Buffer.from("SIGN")]));
    expect((await findShare(parts, asked))!.subarray(-4).toString()).toBe("SIGN");

    await db.update(brands).set({ name: "Another Maker" }).where(eq(brands.slug, "sbl"));
    const renamed = await findShare(parts, asked);
    expect((await sharp(renamed).metadata()).format).toBe("png");
    expect(renamed!.equals(first!)).toBe(false);
    expect(renamed!.subarray(-4).toString()).not.toBe("SIGN");
    expect(readdirSync(folder)).toEqual([name]);

    for (const slug of ["shop", "one", "two"]) await findShare(parts, { kind: "page", slug });
    expect(readdirSync(folder)).toHaveLength(2);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
