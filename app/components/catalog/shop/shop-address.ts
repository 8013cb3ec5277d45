import { type ShopFilter, shopFilterParams } from "#app/domain/catalog/shop-filter.ts";
import { type RoutePath, withSearch } from "#app/domain/route-path.ts";

type ShopLayout = "grid" | "list";

/** How the visitor looks at /shop; `layout` where one was chosen, `areBestSellersShown` after a search that found nothing, `isAsTyped` where nothing may be corrected. */
export type ShopView = {
  filter: ShopFilter;
  layout?: ShopLayout | undefined;
  areBestSellersShown?: boolean;
  isAsTyped?: boolean;
};

/** "/shop?q=arnica&layout=list" */
export function shopAddress({
  filter,
  layout,
  areBestSellersShown = false,
  isAsTyped = false,
}: ShopView): RoutePath {
  const params = shopFilterParams(filter);
  if (layout) params.set("layout", layout);
  if (areBestSellersShown) params.set("shown", "best-sellers");
  if (isAsTyped && filter.q) params.set(...SPELT_AS_TYPED);
  return withSearch("/shop", params);
}

/** The parameter that takes a search as it is spelt. */
export const SPELT_AS_TYPED: [string, string] = ["spelling", "typed"];

const LAYOUTS = ["grid", "list"] as const;

/** Reads what `shopAddress` adds to the filter. */
export function parseShopView(params: URLSearchParams): Omit<ShopView, "filter"> {
  return {
    layout: LAYOUTS.find((layout) => layout === params.get("layout")),
    isAsTyped: params.get("spelling") === "typed",
    areBestSellersShown: params.get("shown") === "best-sellers",
  };
}
