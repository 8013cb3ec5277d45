import { data, useLocation } from "react-router";
import { quickChips } from "#app/components/catalog/list/quick-chips.ts";
import { chosenFilters } from "#app/components/catalog/shop/chosen-filters.ts";
import { parseShopView, type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { receiveChoices, sendChoices, shopChoices } from "#app/components/catalog/shop/shop-choices.ts";
import { shopHead } from "#app/components/catalog/shop/shop-head.ts";
import { countedHeading, shopHeading } from "#app/components/catalog/shop/shop-heading.ts";
import { ShopPage } from "#app/components/catalog/shop/shop-page.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { saySearch } from "#app/components/search/results/say-search.ts";
import { Correction, SearchAnswer } from "#app/components/search/results/search-answer.tsx";
import { SearchBeside } from "#app/components/search/results/search-beside.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { type Shop, shopContext } from "#app/context.ts";
import {
  isFilterActive,
  parseShopFilter,
  type ShopFilter,
  shelfFilter,
} from "#app/domain/catalog/shop-filter.ts";
import { landingPath } from "#app/domain/catalog/shop-indexing.ts";
import {
  type Facets,
  listedItems,
  receiveListing,
  type ShopShelf,
  sendListing,
} from "#app/domain/catalog/shop-shelf.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import { readSearchOnce } from "#app/domain/search/kept-reading.ts";
import type { SearchReading } from "#app/domain/search/search-reading.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { browseShop } from "#app/services/catalog/browse-shop.server.ts";
import { canonicalFilter, countAllMedicines, listFacets } from "#app/services/catalog/list-facets.server.ts";
import { findCondition } from "#app/services/pages/conditions.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import { countPlaces } from "#app/services/search/count-places.server.ts";
import { findByBarcode } from "#app/services/search/find-by-barcode.server.ts";
import { listBeside } from "#app/services/search/list-beside.server.ts";
import type { Route } from "./+types/shop";

const PER_PAGE = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const asked = parseShopFilter(url.searchParams);
  const view = { areBestSellersShown: false, ...parseShopView(url.searchParams) };
  const today = indiaDate(shop.clock());
  const packPath = await orUndefined(shop, shop.readKept(findByBarcode, asked.q));
  if (packPath) throw redirect(packPath);
  const readings = asked.q === "" ? undefined : await orUndefined(shop, understand(shop, asked.q, view));
  const { search, corrected } = readings ?? {};
  // A search that could not be read has found nothing that may be shown.
  const isLost = asked.q !== "" && search === undefined;
  const { named, isInformation } = search ?? {};
  const question = { filter: shelfFilter(asked), today, named };
  const [shelf, beside, counts, facets, allCount] = await Promise.all([
    isLost
      ? undefined
      : orUndefined(
          shop,
          browseShop(shop.readKept, { ...question, perPage: PER_PAGE, isInformation, ...view }),
        ),
    search && orUndefined(shop, listBeside(shop.readKept, { ...besideOf(search, asked), today })),
    search && orUndefined(shop, countPlaces(shop.readKept, { places: search.places, today })),
    isLost ? undefined : orUndefined(shop, listFacets(shop.readKept, question)),
    orUndefined(shop, countAllMedicines(shop.readKept, today)),
  ]);
  const filter = facets ? canonicalFilter(asked, facets) : asked;
  const conditionPath = shelf?.total === 0 && (await findConditionPath(shop, filter, facets));
  if (conditionPath) throw redirect(conditionPath, 301);
  // A shelf that nobody knows has no page that could stand for it.
  const isFound = shelf !== undefined && shelf.total > 0 && shelf.kind !== "nearest";
  const landing = isFound ? landingPath(filter) : undefined;
  const lastPage = Math.max(1, Math.ceil((shelf?.total ?? 0) / PER_PAGE));
  if (shelf && filter.page > lastPage)
    throw redirect(shopAddress({ ...view, filter: { ...filter, page: lastPage } }));
  const heading = shopHeading(filter, { facets, areBestSellers: shelf?.kind === "best-sellers" });
  const counted = countedHeading(
    { ...filter, q: filter.q && (search?.corrected ?? filter.q) },
    { facets, heading, total: shelf && foundCount(shelf) },
  );
  const origin = shop.config.publicOrigin;
  const shown = { ...view, filter };
  const hasMissed =
    shelf?.kind === "best-sellers-instead" || (shelf?.kind === "nothing" && isFilterActive(filter));
  const said =
    search &&
    shelf &&
    saySearch({
      search,
      shelf,
      view: shown,
      corrected,
      heading: counted,
      beside: beside ?? {},
      counts: counts ?? {},
    });
  const head = shopHead({ view: shown, heading, total: shelf?.total, allCount, said });
  return data(
    {
      head: {
        ...head,
        canonical: origin + (landing ?? shopAddress({ filter: { ...filter, sort: "featured" } })),
        structuredData:
          isFound && head.isListed
            ? graph(
                breadcrumbData(origin, [
                  { name: shopText.home, to: "/" },
                  { name: shopText.shop, to: "/shop" },
                ]),
                listData(origin, { name: heading, items: listedItems(shelf) }),
              )
            : undefined,
      },
      heading: said?.heading ?? counted,
      view: shown,
      sent: shelf && sendListing(shelf),
      said,
      offered: facets && sendChoices(shopChoices({ ...shown, areBestSellersShown: hasMissed }, facets)),
      hasMissed,
      chips: facets ? quickChips(filter, facets, view) : [],
      chosenCount: chosenFilters(filter, facets).length,
      allCount,
    },
    {
      status: shelf ? 200 : 503,
      headers: {
        "Cache-Control": shelf && facets ? KEPT : "no-store",
        // What the search found, for the count of searches: the page may be kept and never come here again. Pages alone, or
        // information, are an answer too, but where words are not known.
        ...(shelf &&
          asked.q !== "" && {
            "X-Found-Count": String(isInformation && !search?.isUnknown ? 1 : foundCount(shelf)),
          }),
      },
    },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.head) : [];

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const { said, sent, offered, ...page } = loaderData;
  return (
    <ShopPage
      {...page}
      shelf={sent && receiveListing(sent)}
      choices={offered && receiveChoices(offered)}
      perPage={PER_PAGE}
      note={said && <Correction said={said} />}
      above={said && <SearchAnswer said={said} />}
      below={said && <SearchBeside said={said} />}
    />
  );
}

/** Also where the shop itself cannot be reached, the search stays, with a way to try it again. */
export function ErrorBoundary() {
  const params = new URLSearchParams(useLocation().search);
  const view = { areBestSellersShown: false, ...parseShopView(params), filter: parseShopFilter(params) };
  const { q } = view.filter;
  return (
    <ShopPage
      heading={q ? shopText.resultsFor(q) : shopText.allMedicines}
      view={view}
      shelf={undefined}
      choices={undefined}
      hasMissed={false}
      chips={[]}
      chosenCount={0}
      allCount={undefined}
      perPage={PER_PAGE}
    />
  );
}

/** The page of the condition that an older link asks for by its slug; the shop has shelves for concerns only. */
async function findConditionPath(
  { readKept }: Shop,
  { condition }: ShopFilter,
  facets: Facets | undefined,
): Promise<RoutePath | undefined> {
  if (!condition || !facets || facets.concerns.some(({ slug }) => slug === condition)) return undefined;
  const found = await readKept(findCondition, condition);
  return found && `/diseases/${found.bodySystem.slug}/${found.slug}`;
}

/** What the words mean, and how they would be corrected, also where they are taken as typed. */
async function understand(
  { readVocabulary }: Shop,
  q: string,
  { isAsTyped = false }: Omit<ShopView, "filter">,
): Promise<{ search: SearchReading; corrected: string | undefined }> {
  const vocabulary = await readVocabulary();
  const reading = readSearchOnce(q, vocabulary);
  const search = isAsTyped ? readSearchOnce(q, vocabulary, { isExact: true }) : reading;
  return { search, corrected: reading.corrected };
}

/** What stands below the first page of a search that nothing else narrows. */
function besideOf({ otherPotencies, near }: SearchReading, filter: ShopFilter) {
  const isSearchAlone = !isFilterActive({ ...filter, q: "" }) && filter.page === 1;
  return isSearchAlone ? { otherPotencies, near } : {};
}

/** What is kept of what was asked for. */
function foundCount({ kind, total }: ShopShelf): number {
  return kind === "found" ? total : 0;
}

/** A part that cannot be read leaves the rest of the page standing. */
async function orUndefined<T>({ log }: Shop, part: Promise<T>): Promise<T | undefined> {
  try {
    return await part;
  } catch (error) {
    log.error({ err: error }, "a part of the shop could not be read");
    return undefined;
  }
}
