import type { Config } from "#app/config.server.ts";
import { isTranslated } from "#app/content/messages/translated.ts";
import type { Db } from "#app/db/client.server.ts";
import {
  countListedProducts,
  findProductPlace,
  listProductEntries,
  listRemedyEntries,
  listShelfEntries,
} from "#app/services/pages/sitemaps/catalog-entries.server.ts";
import { dateShelves } from "#app/services/pages/sitemaps/date-shelves.server.ts";
import type { SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";
import { listPageEntries } from "#app/services/pages/sitemaps/page-entries.server.ts";
import {
  listConditionEntries,
  listFaqEntries,
  listPlaceEntries,
} from "#app/services/pages/sitemaps/text-entries.server.ts";

/** `sitemap`: pages, shelves, conditions, products. `enhanced`: everything, with the pictures of the packs. */
const SITEMAPS = ["sitemap", "enhanced", "faq", "location"] as const;
export type SitemapName = (typeof SITEMAPS)[number];

export type SitemapContent = {
  count: number;
  /** The entries from one position to another; products are read from the database as they are needed. */
  read(range: Range): AsyncGenerator<SitemapEntry>;
};

type Range = { from: number; to: number };
/** `unlisted`: the slugs of places whose page is kept out of search engines. */
type Asked = { origin: string; unlisted: ReadonlySet<string> };
type SecondLanguage = Config["secondLanguage"];

const READ_AT_ONCE = 1_000;

/** All addresses of a sitemap: canonical ones that a search engine may list, after them those of the second language whose pages are translated. */
export async function openSitemap(
  db: Db,
  { name, secondLanguage, ...places }: Asked & { name: SitemapName; secondLanguage?: SecondLanguage },
): Promise<SitemapContent> {
  const [lists, productCount] = await Promise.all([
    Promise.all(SECTIONS[name](db, places)),
    name === "sitemap" || name === "enhanced" ? countListedProducts(db) : 0,
  ]);
  const products = { count: productCount, read: readProducts };
  const listed = lists.flat();
  const english = [contentOf(db, listed), products];
  if (!secondLanguage) return inARow(english);
  const translated = listed.filter(({ path }) => isTranslated(secondLanguage, path));
  const areProductsTranslated = isTranslated(secondLanguage, "/product/any");
  return inARow([
    ...english,
    inSecondLanguage(contentOf(db, translated)),
    ...(areProductsTranslated ? [inSecondLanguage(products)] : []),
  ]);

  async function* readProducts({ from, to }: Range): AsyncGenerator<SitemapEntry> {
    let place = await findProductPlace(db, from);
    for (let left = to - from; left > 0 && place !== undefined; left -= READ_AT_ONCE) {
      const { entries, next } = await listProductEntries(db, {
        from: place,
        limit: Math.min(READ_AT_ONCE, left),
        hasPictures: name === "enhanced",
      });
      yield* entries;
      place = next;
    }
  }
}

function contentOf(db: Db, entries: SitemapEntry[]): SitemapContent {
  return {
    count: entries.length,
    async *read({ from, to }) {
      yield* await dateShelves(db, entries.slice(from, to));
    },
  };
}

/** The same entries at the second door. */
function inSecondLanguage({ count, read }: SitemapContent): SitemapContent {
  return {
    count,
    async *read(range) {
      for await (const entry of read(range)) yield { ...entry, isAtSecondDoor: true };
    },
  };
}

/** One content after the other. */
function inARow(parts: SitemapContent[]): SitemapContent {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    async *read({ from, to }) {
      let before = 0;
      for (const { count, read } of parts) {
        const [start, end] = [Math.max(from - before, 0), Math.min(to - before, count)];
        if (start < end) yield* read({ from: start, to: end });
        before += count;
      }
    },
  };
}

const SECTIONS: Record<SitemapName, (db: Db, asked: Asked) => Promise<SitemapEntry[]>[]> = {
  sitemap: (db) => [
    listPageEntries(db),
    listShelfEntries(db),
    listRemedyEntries(db),
    listConditionEntries(db),
  ],
  enhanced: (db, asked) => [...SECTIONS.sitemap(db, asked), listFaqEntries(db), listPlaceEntries(db, asked)],
  faq: (db) => [listFaqEntries(db)],
  location: (db, asked) => [listPlaceEntries(db, asked)],
};
