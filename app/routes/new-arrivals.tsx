import { data } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { ShelfPage } from "#app/components/shop/shelf-page.tsx";
import { useText } from "#app/components/text.tsx";
import { shopText } from "#app/content/messages/en/shop.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parseShopFilter } from "#app/domain/shop-filter.ts";
import { listProducts } from "#app/services/catalog/list-products.server.ts";
import type { Route } from "./+types/new-arrivals";

const PER_PAGE = 24;
const PATH = "/new-arrivals";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const { sort, page } = parseShopFilter(url.searchParams);
  const filter = { ...parseShopFilter(new URLSearchParams()), sort, page };
  const shelf = await readKept(listProducts, {
    filter,
    today: indiaDate(clock()),
    perPage: PER_PAGE,
    only: "new-arrivals",
  });
  return data(
    { filter, shelf, canonical: config.publicOrigin + (page > 1 ? `${PATH}?page=${page}` : PATH) },
    { headers: { "Cache-Control": "public, max-age=0, s-maxage=60" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { filter, canonical } = loaderData;
  const { meta: words } = textFor("en", shopText);
  return pageMeta(matches, {
    title: filter.page > 1 ? words.page(words.newArrivals, filter.page) : words.newArrivals,
    description: words.newArrivalsText,
    canonical,
    isListed: filter.sort === "featured",
  });
};

export default function NewArrivals({ loaderData: { filter, shelf } }: Route.ComponentProps) {
  const shop = useText(shopText);
  return (
    <ShelfPage
      title={shop.newArrivals}
      lead={shop.newArrivalsText}
      path={PATH}
      filter={filter}
      shelf={shelf}
      perPage={PER_PAGE}
    />
  );
}
