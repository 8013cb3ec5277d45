import { Readable } from "node:stream";
import type { Shop } from "#app/context.ts";

import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import {
  openSitemap,
  type SitemapContent,
  type SitemapName,
} from "#app/services/pages/sitemaps/list-entries.server.ts";
import { EMPTY_SITEMAP, partCount, writeSitemap } from "#app/services/pages/sitemaps/write-sitemap.server.ts";
import { listUnlistedPlaces } from "#app/services/places/list-places.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What an index of sitemaps may name (sitemaps.org). */
const MOST_PARTS = 50_000;
const XML = "application/xml; charset=utf-8";

/** Answers with a sitemap. When the database fails it is empty, and the status tells search engines to keep the one they have. */
export async function answerSitemap(
  { db, config, log, readKept }: Shop,
  name: SitemapName,
  url: URL,
): Promise<Response> {
  const origin = config.publicOrigin;
  const typed = url.searchParams.get("part");
  const part = parseWholeNumber(typed, { min: 1, max: MOST_PARTS });
  if (typed !== null && part === undefined) return new Response(null, { status: 404 });
  const asked = { name, origin, secondLanguage: config.secondLanguage };
  try {
    // A part that is not there is not kept: what it takes to say so is.
    const isThere = part === undefined || part <= partCount(await readKept(countEntries, asked));
    const xml = isThere && writeSitemap(await openListed(db, asked), { origin, path: shopPath(url), part });
    if (!xml) return new Response(null, { status: 404 });
    const bytes = (Readable.toWeb(xml) as ReadableStream<string>).pipeThrough(new TextEncoderStream());
    return new Response(bytes, {
      headers: { "Content-Type": XML, "Cache-Control": "public, max-age=0, s-maxage=3600" },
    });
  } catch (error) {
    log.error({ err: error }, "sitemap could not be written");
    return new Response(EMPTY_SITEMAP, {
      status: 503,
      headers: { "Content-Type": XML, "Cache-Control": "no-store", "Retry-After": "60" },
    });
  }
}

type Asked = Omit<Parameters<typeof openSitemap>[1], "unlisted">;

async function openListed(db: Shop["db"], asked: Asked): Promise<SitemapContent> {
  return openSitemap(db, { ...asked, unlisted: await listUnlistedPlaces(db, await findSettings(db)) });
}

async function countEntries(db: Shop["db"], asked: Asked): Promise<number> {
  return (await openListed(db, asked)).count;
}
