import { type ShopFilter, shopFilterParams } from "#app/domain/catalog/shop-filter.ts";
import { type RoutePath, withSearch } from "#app/domain/route-path.ts";

export type ShopLayout = "grid" | "list";

/** How the visitor looks at /shop; `areBestSellersShown` after a search that found nothing. */
export type ShopView = { filter: ShopFilter; layout: ShopLayout; areBestSellersShown?: boolean };

/** "/shop?q=arnica&layout=list" */
export function shopAddress({ filter, layout, areBestSellersShown = false }: ShopView): RoutePath {
  const params = shopFilterParams(filter);
  if (layout === "list") params.set("layout", layout);
  if (areBestSellersShown) params.set("shown", "best-sellers");
  return withSearch("/shop", params);
}

/** Reads what `shopAddress` adds to the filter. */
export function parseShopView(params: URLSearchParams): Omit<ShopView, "filter"> {
  return {
    layout: params.get("layout") === "list" ? "list" : "grid",
    areBestSellersShown: params.get("shown") === "best-sellers",
  };
}
