import { data } from "react-router";
import { shelfAddress } from "#app/components/category/product-shelf.tsx";
import { shelfMeta } from "#app/components/shop/shelf-meta.ts";
import { ShelfPage } from "#app/components/shop/shelf-page.tsx";
import { useText } from "#app/components/text.tsx";
import { shopText } from "#app/content/messages/en/shop.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parseShopFilter } from "#app/domain/shop-filter.ts";
import { listMarked } from "#app/services/catalog/list-products.server.ts";
import type { Route } from "./+types/new-arrivals";

const PATH = "/new-arrivals";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const { sort, page } = parseShopFilter(url.searchParams);
  const shown = { sort, page, perPage: 24 };
  const found = await readKept(listMarked, { mark: "new-arrivals", ...shown, today: indiaDate(clock()) });
  return data(
    {
      shelf: { ...found, ...shown },
      canonical: config.publicOrigin + shelfAddress({ path: PATH, sort: "featured", page }),
    },
    { headers: { "Cache-Control": "public, max-age=0, s-maxage=60" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { newArrivals: title, newArrivalsText: description } = textFor("en", shopText).meta;
  return shelfMeta(matches, { title, description, canonical: loaderData.canonical, ...loaderData.shelf });
};

export default function NewArrivals({ loaderData: { shelf } }: Route.ComponentProps) {
  const { newArrivals: title, newArrivalsText: lead } = useText(shopText);
  return <ShelfPage title={title} lead={lead} path={PATH} shelf={shelf} />;
}
