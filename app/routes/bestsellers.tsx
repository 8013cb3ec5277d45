import { data } from "react-router";
import { shelfAddress } from "#app/components/catalog/category/product-shelf.tsx";
import { shelfMeta } from "#app/components/catalog/shop/shelf-meta.ts";
import { ShelfPage } from "#app/components/catalog/shop/shelf-page.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { shopContext } from "#app/context.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { listedItems, receiveListing, sendListing } from "#app/domain/catalog/shop-shelf.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { listMarked } from "#app/services/catalog/list-shelf.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/bestsellers";

/** One screen with two addresses: the best sellers, and the new arrivals. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const asked = parseShopFilter(url.searchParams);
  const mark = /^\/new-arrivals/i.test(shopPath(url)) ? "new-arrivals" : "best-sellers";
  const path = mark === "new-arrivals" ? "/new-arrivals" : "/bestsellers";
  const defaultSort = mark === "new-arrivals" ? "newest" : "featured";
  const sort = url.searchParams.has("sort") ? asked.sort : defaultSort;
  const shown = { sort, defaultSort, page: asked.page, perPage: 24 } as const;
  const found = await listMarked(readKept, { mark, ...shown, today: indiaDate(clock()) });
  const origin = config.publicOrigin;
  const { heading } = shopText.marked[mark];
  return data(
    {
      mark,
      path,
      sent: sendListing({ ...found, ...shown }),
      canonical: origin + shelfAddress({ path, sort: defaultSort, defaultSort, page: asked.page }),
      structuredData: graph(
        breadcrumbData(origin, [
          { name: shopText.home, to: "/" },
          { name: shopText.shop, to: "/shop" },
          { name: heading, to: path },
        ]),
        listData(origin, { name: heading, items: listedItems(found) }),
      ),
    } as const,
    { headers: { "Cache-Control": KEPT } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { mark, canonical, structuredData, sent } = loaderData;
  const { title, description } = shopText.marked[mark];
  return shelfMeta(matches, { title, description, canonical, structuredData, ...sent.shelf });
};

export default function MarkedShelf({ loaderData: { mark, path, sent } }: Route.ComponentProps) {
  const { heading, lead } = shopText.marked[mark];
  return (
    <ShelfPage
      title={heading}
      lead={lead}
      path={path}
      shelf={receiveListing(sent)}
      areBestSellers={mark === "best-sellers"}
    />
  );
}
