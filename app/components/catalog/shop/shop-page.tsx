import { useEffect } from "react";
import { chosenFilters } from "#app/components/catalog/shop/chosen-filters.ts";
import { FilterChips } from "#app/components/catalog/shop/filter-chips.tsx";
import type { ShopView } from "#app/components/catalog/shop/shop-address.ts";
import { ShopFilters } from "#app/components/catalog/shop/shop-filters.tsx";
import { BrowseAll, FailedShelf, ShopShelf } from "#app/components/catalog/shop/shop-shelf.tsx";
import { ShopTools } from "#app/components/catalog/shop/shop-tools.tsx";
import { useLiveFilters } from "#app/components/catalog/shop/use-live-filters.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import type { Facets, ShopShelf as Shelf } from "#app/domain/catalog/shop-shelf.ts";

/** The whole of /shop; `shelf` or `facets` are undefined when they could not be read. */
export function ShopPage({
  heading,
  view,
  shelf,
  facets,
  allCount,
  perPage,
}: {
  heading: string;
  view: ShopView;
  shelf: Shelf | undefined;
  facets: Facets | undefined;
  allCount: number | undefined;
  perPage: number;
}) {
  const shop = shopText;
  const { filter } = view;
  const { form, apply } = useLiveFilters(filter);
  const chosen = chosenFilters(shop, filter, facets);
  const hasMissed =
    shelf?.kind === "best-sellers-instead" || (shelf?.kind === "nothing" && chosen.length > 0);
  const formView = { ...view, areBestSellersShown: hasMissed };

  useEffect(() => {
    if (!facets) showToast(shop.filtersFailed, "error");
  }, [facets]);

  return (
    <PageWidth className="pb-16">
      <Breadcrumbs label={shop.breadcrumb} items={[{ name: shop.home, to: "/" }, { name: shop.shop }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-1 pt-1 pb-5">
        <h1>{heading}</h1>
        <div className="flex flex-wrap items-center gap-x-5">
          <p role="status" className="text-ink-2">
            {shelf && countText(shop, { view, shelf, allCount })}
          </p>
          {shelf?.kind === "best-sellers" && allCount !== undefined && <BrowseAll count={allCount} />}
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <ShopFilters view={formView} facets={facets} form={form} onApply={apply} />
        <div className="min-w-0">
          <ShopTools view={view} chosenCount={chosen.length} onSort={apply} />
          <FilterChips view={view} chosen={chosen} />
          {shelf ? <ShopShelf shelf={shelf} view={view} perPage={perPage} /> : <FailedShelf view={view} />}
        </div>
      </div>
    </PageWidth>
  );
}

function countText(
  shop: typeof shopText,
  { view, shelf, allCount }: { view: ShopView; shelf: Shelf; allCount: number | undefined },
): string {
  if (shelf.kind === "best-sellers") return shop.bestSellersShown(shelf.total);
  if (shelf.kind !== "found") return view.filter.q ? shop.zeroResultsFor(view.filter.q) : shop.zeroResults;
  if (allCount === undefined || allCount === shelf.total) return shop.count(shelf.total);
  return shop.countOfAll(shelf.total.toLocaleString("en-IN"), allCount.toLocaleString("en-IN"));
}
