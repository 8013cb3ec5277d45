import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { drawSharePicture } from "#app/content/share/share-picture.server.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { conditions } from "#app/db/schema/pages-conditions.ts";
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
