import { Readable } from "node:stream";
import {
  type EnumChangefreq,
  ErrorLevel,
  SitemapIndexStream,
  type SitemapItemLoose,
  SitemapStream,
} from "sitemap";
import { atSecondDoor } from "#app/domain/shop-path.ts";
import type { SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";
import type { SitemapContent } from "#app/services/pages/sitemaps/list-entries.server.ts";

/** sitemaps.org lets one sitemap hold 50,000; this many are written in a moment. */
const LARGEST_SITEMAP = 10_000;

export const EMPTY_SITEMAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

type Options = {
  origin: string;
  /** The address of the sitemap, "/sitemap.xml". */
  path: string;
  /** Which part of a divided sitemap, from 1. */
  part: number | undefined;
  largest?: number;
};

/** In how many parts so many addresses are told. */
export function partCount(entryCount: number, largest = LARGEST_SITEMAP): number {
  return Math.ceil(entryCount / largest);
}

/** The XML of a sitemap as it is read from the database; more than 10,000 addresses are an index of parts. Undefined for a part that is not there. */
export function writeSitemap(
  content: SitemapContent,
  { origin, path, part, largest = LARGEST_SITEMAP }: Options,
): Readable | undefined {
  const parts = partCount(content.count, largest);
  if (part === undefined)
    return parts > 1 ? writeIndex() : writeEntries(content.read({ from: 0, to: largest }), origin);
  if (part < 1 || part > parts) return undefined;
  return writeEntries(content.read({ from: (part - 1) * largest, to: part * largest }), origin);

  function writeIndex(): Readable {
    const addresses = Array.from({ length: parts }, (_, n) => ({ url: `${origin}${path}?part=${n + 1}` }));
    return Readable.from(addresses).pipe(new SitemapIndexStream());
  }
}

/** The same XML for some entries that are there already. */
export function writeEntries(
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
  origin: string,
): Readable {
  const xml = new SitemapStream({
    hostname: origin,
    // Entries are made by us, of the types that the format knows.
    level: ErrorLevel.SILENT,
    xmlns: { news: false, xhtml: false, image: true, video: false },
  });
  const source = Readable.from(items(entries, origin));
  source.on("error", (error) => xml.destroy(error));
  return source.pipe(xml);
}

async function* items(
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
  origin: string,
): AsyncGenerator<SitemapItemLoose> {
  for await (const { path, isAtSecondDoor, changeFrequency, priority, lastModified, pictures } of entries)
    yield {
      url: isAtSecondDoor ? atSecondDoor(path) : path,
      changefreq: changeFrequency as EnumChangefreq,
      priority,
      lastmod: lastModified?.toISOString(),
      img: pictures?.map(({ path: picture, title }) => ({ url: origin + picture, title })),
    };
}
