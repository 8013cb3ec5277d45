import { data } from "react-router";
import { shelfAddress } from "#app/components/catalog/category/product-shelf.tsx";
import { shelfMeta } from "#app/components/catalog/shop/shelf-meta.ts";
import { ShelfPage } from "#app/components/catalog/shop/shelf-page.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { shopContext } from "#app/context.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { listMarked } from "#app/services/catalog/list-products.server.ts";
import type { Route } from "./+types/bestsellers";

/** One screen with two addresses: the best sellers, and the new arrivals. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const { sort, page } = parseShopFilter(url.searchParams);
  const mark = /^\/new-arrivals/i.test(shopPath(url)) ? "new-arrivals" : "best-sellers";
  const path = mark === "new-arrivals" ? "/new-arrivals" : "/bestsellers";
  const shown = { sort, page, perPage: 24 };
  const found = await readKept(listMarked, { mark, ...shown, today: indiaDate(clock()) });
  return data(
    {
      mark,
      path,
      shelf: { ...found, ...shown },
      canonical: config.publicOrigin + shelfAddress({ path, sort: "featured", page }),
    } as const,
    { headers: { "Cache-Control": KEPT } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { mark, canonical, shelf } = loaderData;
  const { title, description } = shopText.marked[mark];
  return shelfMeta(matches, { title, description, canonical, ...shelf });
};

export default function MarkedShelf({ loaderData: { mark, path, shelf } }: Route.ComponentProps) {
  const { heading, lead } = shopText.marked[mark];
  return <ShelfPage title={heading} lead={lead} path={path} shelf={shelf} />;
}
