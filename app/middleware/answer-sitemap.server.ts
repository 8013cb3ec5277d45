import { Readable } from "node:stream";
import type { Shop } from "#app/context.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { openSitemap, type SitemapName } from "#app/services/pages/sitemaps/list-entries.server.ts";
import { EMPTY_SITEMAP, writeSitemap } from "#app/services/pages/sitemaps/write-sitemap.server.ts";
import { listUnlistedPlaces } from "#app/services/places/list-places.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const XML = "application/xml; charset=utf-8";

/** Answers with a sitemap. When the database fails it is empty, and the status tells search engines to keep the one they have. */
export async function answerSitemap(
  { db, config, log }: Shop,
  name: SitemapName,
  url: URL,
): Promise<Response> {
  const origin = config.publicOrigin;
  const part = url.searchParams.get("part");
  try {
    const unlisted = await listUnlistedPlaces(db, await findSettings(db));
    const asked = { name, origin, unlisted, secondLanguage: config.secondLanguage };
    const xml = writeSitemap(await openSitemap(db, asked), {
      origin,
      path: shopPath(url),
      part: part === null ? undefined : Number(part),
    });
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
