import { text } from "node:stream/consumers";
import type { Db } from "#app/db/client.server.ts";
import type { SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";
import { openSitemap } from "#app/services/pages/sitemaps/list-entries.server.ts";
import { writeEntries } from "#app/services/pages/sitemaps/write-sitemap.server.ts";

/** A page of the whole sitemap, with its XML a line per tag; `page` counts from 1. */
export async function readSitemapPage(
  db: Db,
  {
    page,
    perPage,
    ...asked
  }: { origin: string; unlisted: ReadonlySet<string>; page: number; perPage: number },
): Promise<{ entries: SitemapEntry[]; xml: string; total: number }> {
  const { count, read } = await openSitemap(db, { name: "enhanced", ...asked });
  const entries = await Array.fromAsync(read({ from: (page - 1) * perPage, to: page * perPage }));
  const xml = entries.length === 0 ? "" : await text(writeEntries(withoutPictures(entries), asked.origin));
  return { entries, xml: xml.replace(/>(?=<)/g, ">\n"), total: count };
}

function withoutPictures(entries: SitemapEntry[]): SitemapEntry[] {
  return entries.map((entry) => ({ ...entry, pictures: undefined }));
}
