import type { Db } from "#app/db/client.server.ts";
import { countProducts } from "#app/services/catalog/list-products.server.ts";
import { listProductEntries, listShelfEntries } from "#app/services/pages/sitemaps/catalog-entries.server.ts";
import type { SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";
import { listPageEntries } from "#app/services/pages/sitemaps/page-entries.server.ts";
import {
  listConditionEntries,
  listFaqEntries,
  listPlaceEntries,
} from "#app/services/pages/sitemaps/text-entries.server.ts";

/** `sitemap`: pages, shelves, conditions, products. `enhanced`: everything, with the pictures of the packs. */
export const SITEMAPS = ["sitemap", "enhanced", "faq", "location"] as const;
export type SitemapName = (typeof SITEMAPS)[number];

export type SitemapContent = {
  count: number;
  /** The entries from one position to another; products are read from the database as they are needed. */
  read(range: { from: number; to: number }): AsyncGenerator<SitemapEntry>;
};

const READ_AT_ONCE = 1_000;

/** All addresses of a sitemap: canonical ones that a search engine may list. */
export async function openSitemap(
  db: Db,
  { name, origin }: { name: SitemapName; origin: string },
): Promise<SitemapContent> {
  const [lists, productCount] = await Promise.all([
    Promise.all(SECTIONS[name](db, origin)),
    name === "sitemap" || name === "enhanced" ? countProducts(db) : 0,
  ]);
  const listed = lists.flat();
  return { count: listed.length + productCount, read };

  async function* read({ from, to }: { from: number; to: number }): AsyncGenerator<SitemapEntry> {
    yield* listed.slice(from, to);
    const end = Math.min(to - listed.length, productCount);
    for (let offset = Math.max(from - listed.length, 0); offset < end; offset += READ_AT_ONCE)
      yield* await listProductEntries(db, {
        offset,
        limit: Math.min(READ_AT_ONCE, end - offset),
        hasPictures: name === "enhanced",
      });
  }
}

const SECTIONS: Record<SitemapName, (db: Db, origin: string) => Promise<SitemapEntry[]>[]> = {
  sitemap: (db) => [listPageEntries(db), listShelfEntries(db), listConditionEntries(db)],
  enhanced: (db, origin) => [
    ...SECTIONS.sitemap(db, origin),
    listFaqEntries(db),
    listPlaceEntries(db, { origin }),
  ],
  faq: (db) => [listFaqEntries(db)],
  location: (db, origin) => [listPlaceEntries(db, { origin })],
};
