import { type ShopFilter, shopFilterParams } from "#app/domain/catalog/shop-filter.ts";
import { type RoutePath, withSearch } from "#app/domain/route-path.ts";

type ShopLayout = "grid" | "list";

/** How the visitor looks at /shop; `layout` where one was chosen, `areBestSellersShown` after a search that found nothing. */
export type ShopView = { filter: ShopFilter; layout?: ShopLayout | undefined; areBestSellersShown?: boolean };

/** "/shop?q=arnica&layout=list" */
export function shopAddress({ filter, layout, areBestSellersShown = false }: ShopView): RoutePath {
  const params = shopFilterParams(filter);
  if (layout) params.set("layout", layout);
  if (areBestSellersShown) params.set("shown", "best-sellers");
  return withSearch("/shop", params);
}

const LAYOUTS = ["grid", "list"] as const;

/** Reads what `shopAddress` adds to the filter. */
export function parseShopView(params: URLSearchParams): Omit<ShopView, "filter"> {
  return {
    layout: LAYOUTS.find((layout) => layout === params.get("layout")),
    areBestSellersShown: params.get("shown") === "best-sellers",
  };
}
