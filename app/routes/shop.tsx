import { data, useLocation } from "react-router";
import { parseShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { ShopPage } from "#app/components/catalog/shop/shop-page.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { type Shop, shopContext } from "#app/context.ts";
import { isFilterActive, parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { isListedFilter, landingPath } from "#app/domain/catalog/shop-indexing.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { browseShop } from "#app/services/catalog/browse-shop.server.ts";
import { canonicalFilter, listFacets } from "#app/services/catalog/list-facets.server.ts";
import { countProducts } from "#app/services/catalog/list-products.server.ts";
import type { Route } from "./+types/shop";

const PER_PAGE = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const asked = parseShopFilter(url.searchParams);
  const view = { areBestSellersShown: false, ...parseShopView(url.searchParams) };
  const today = indiaDate(shop.clock());
  const [shelf, facets, allCount] = await Promise.all([
    orUndefined(shop, shop.readKept(browseShop, { filter: asked, today, perPage: PER_PAGE, ...view })),
    orUndefined(shop, shop.readKept(listFacets, asked)),
    orUndefined(shop, shop.readKept(countProducts)),
  ]);
  const filter = facets ? canonicalFilter(asked, facets) : asked;
  // A shelf that nobody knows has no page that could stand for it.
  const landing = shelf && shelf.total > 0 ? landingPath(filter) : undefined;
  const lastPage = Math.max(1, Math.ceil((shelf?.total ?? 0) / PER_PAGE));
  if (shelf && filter.page > lastPage)
    throw redirect(shopAddress({ ...view, filter: { ...filter, page: lastPage } }));
  return data(
    {
      view: { ...view, filter },
      shelf,
      facets,
      allCount,
      canonical:
        shop.config.publicOrigin +
        (landing ?? shopAddress({ filter: { ...filter, sort: "featured" }, layout: "grid" })),
    },
    {
      status: shelf ? 200 : 503,
      headers: {
        "Cache-Control": shelf && facets ? KEPT : "no-store",
        // What the search found, for the count of searches: the page may be kept and never come here again.
        ...(shelf && asked.q !== "" && { "X-Found-Count": String(shelf.total) }),
      },
    },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { view, shelf, canonical, allCount = 0 } = loaderData;
  const { filter } = view;
  const words = shopText.meta;
  const count = allCount.toLocaleString("en-IN");
  const onPage = (title: string) => (filter.page > 1 ? words.page(title, filter.page) : title);
  const textOnPage = (text: string) => (filter.page > 1 ? words.pageText(text, filter.page) : text);
  const isListed = isListedFilter(filter) && view.layout === "grid" && shelf !== undefined && shelf.total > 0;
  if (isFilterActive(filter)) {
    const what = filter.q || words.filtered;
    const description = words.foundText(what, shelf?.total ?? 0);
    return pageMeta(matches, { title: onPage(words.found(what)), description, canonical, isListed });
  }
  return filter.view === "all"
    ? pageMeta(matches, {
        title: onPage(words.all),
        description: textOnPage(words.allText(count)),
        canonical,
        isListed,
      })
    : pageMeta(matches, {
        title: onPage(words.bestSellers),
        description: textOnPage(words.bestSellersText(count)),
        canonical,
        isListed,
      });
};

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} perPage={PER_PAGE} />;
}

/** Also where the shop itself cannot be reached, the search stays, with a way to try it again. */
export function ErrorBoundary() {
  const params = new URLSearchParams(useLocation().search);
  const view = { areBestSellersShown: false, ...parseShopView(params), filter: parseShopFilter(params) };
  return (
    <ShopPage view={view} shelf={undefined} facets={undefined} allCount={undefined} perPage={PER_PAGE} />
  );
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
