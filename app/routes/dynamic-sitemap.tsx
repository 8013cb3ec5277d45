import { data } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { SitemapTable } from "#app/components/pages/sitemap/sitemap-table.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { sitemapText } from "#app/content/messages/pages/sitemap.ts";
import { shopContext } from "#app/context.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { readSitemapPage } from "#app/services/pages/sitemaps/read-sitemap-page.server.ts";
import { listUnlistedPlaces } from "#app/services/places/list-places.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/dynamic-sitemap";

const PER_PAGE = 100;
/** A shop of a few thousand addresses shows all its pages. */
const PAGES_BESIDE = 25;
const PATH = "/dynamic-sitemap";
const FILES: RoutePath[] = [
  "/sitemap.xml",
  "/sitemap-faq.xml",
  "/location-sitemap.xml",
  "/enhanced-sitemap.xml",
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const { page } = parseShopFilter(url.searchParams);
  const { entries, xml, total } = await readSitemapPage(db, {
    origin: config.publicOrigin,
    unlisted: await listUnlistedPlaces(db, await findSettings(db)),
    page,
    perPage: PER_PAGE,
  });
  if (page > 1 && entries.length === 0) throw redirect(PATH);
  return data(
    {
      rows: entries.map(({ path, priority, changeFrequency }) => ({ path, priority, changeFrequency })),
      xml,
      total: total.toLocaleString("en-IN"),
      page,
      pageCount: Math.ceil(total / PER_PAGE),
      canonical: config.publicOrigin + addressOf(page),
    },
    { headers: { "Cache-Control": KEPT_WITHOUT_PRICES } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, total, canonical } = loaderData;
  const words = sitemapText;
  return pageMeta(matches, {
    title: page === 1 ? words.title : words.titleOfPage(page),
    description: words.description(total),
    canonical,
    isListed: false,
  });
};

export default function DynamicSitemap({ loaderData }: Route.ComponentProps) {
  const { rows, xml, total, page, pageCount } = loaderData;
  const words = sitemapText;
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs label={words.breadcrumb} items={[{ name: words.home, to: "/" }, { name: words.title }]} />
      <h1 className="pt-1">{words.title}</h1>
      <p className="mt-3 mb-4 max-w-prose text-lg text-ink-2">{words.lead(total)}</p>
      <nav aria-label={words.files} className="mb-8 flex flex-wrap gap-x-5">
        {FILES.map((file) => (
          <a key={file} href={hrefOf(file)} className="link inline-flex min-h-11 items-center">
            {file}
          </a>
        ))}
      </nav>
      <SitemapTable rows={rows} />
      <nav aria-label={words.pages} className="mt-6 flex flex-wrap gap-1">
        {linkedPages(page, pageCount).map((each) => (
          <Link
            key={each}
            to={addressOf(each)}
            aria-label={words.page(each)}
            aria-current={each === page ? "page" : undefined}
            className="grid size-11 place-items-center rounded-md font-semibold tabular-nums hover:bg-sunk aria-[current=page]:bg-primary aria-[current=page]:text-white"
          >
            {each}
          </Link>
        ))}
      </nav>
      <details open className="mt-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center">
          <h2 className="text-2xl">{words.xml}</h2>
        </summary>
        <pre className="rounded-lg border border-line bg-sunk p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          {xml}
        </pre>
      </details>
    </PageWidth>
  );
}

/** The pages around this one, and every power of two, so that a few steps lead to each of thousands. */
function linkedPages(page: number, pageCount: number): number[] {
  const around = Array.from({ length: 2 * PAGES_BESIDE + 1 }, (_, n) => page - PAGES_BESIDE + n);
  const far = Array.from({ length: Math.floor(Math.log2(Math.max(pageCount, 1))) + 1 }, (_, n) => 2 ** n);
  const within = [...around, ...far, pageCount].filter((each) => each >= 1 && each <= pageCount);
  return [...new Set(within)].sort((a, b) => a - b);
}

function addressOf(page: number): RoutePath {
  return page === 1 ? PATH : `${PATH}?page=${page}`;
}
