import { type ReactNode, useEffect } from "react";
import { ListTools } from "#app/components/catalog/list/list-tools.tsx";
import type { ShownChip } from "#app/components/catalog/list/quick-chips.ts";
import { QuickFilters } from "#app/components/catalog/list/quick-filters.tsx";
import type { ShopView } from "#app/components/catalog/shop/shop-address.ts";
import type { ShopChoices } from "#app/components/catalog/shop/shop-choices.ts";
import { ShopFilters } from "#app/components/catalog/shop/shop-filters.tsx";
import { BrowseAll, FailedShelf, ShopShelf } from "#app/components/catalog/shop/shop-shelf.tsx";
import { ShopTools } from "#app/components/catalog/shop/shop-tools.tsx";
import { useLiveFilters } from "#app/components/catalog/shop/use-live-filters.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import type { ShopShelf as Shelf } from "#app/domain/catalog/shop-shelf.ts";

/** The whole of /shop; `shelf` or `choices` are undefined when they could not be read. */
export function ShopPage({
  heading,
  view,
  shelf,
  note,
  above,
  below,
  choices,
  hasMissed,
  chips,
  chosenCount,
  allCount,
  perPage,
}: {
  heading: string;
  view: ShopView;
  shelf: Shelf | undefined;
  /** What a search has to say under its heading, before and after its list. */
  note?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  choices: ShopChoices | undefined;
  /** Nothing was found. */
  hasMissed: boolean;
  chips: ShownChip[];
  /** How many filters are chosen. */
  chosenCount: number;
  allCount: number | undefined;
  perPage: number;
}) {
  const shop = shopText;
  const { filter } = view;
  const { form, apply } = useLiveFilters(filter);
  // Where pages alone answer, there is nothing to narrow or to sort.
  const isList = shelf?.kind !== "information";
  const formView = { ...view, areBestSellersShown: hasMissed };

  useEffect(() => {
    if (!choices) showToast(shop.filtersFailed, "error");
  }, [choices]);

  return (
    <PageWidth className="pb-16">
      <div className="max-md:hidden">
        <Breadcrumbs label={shop.breadcrumb} items={[{ name: shop.home, to: "/" }, { name: shop.shop }]} />
      </div>
      <div className={isList ? "grid gap-5 lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-8" : ""}>
        {isList && (
          <ShopFilters view={formView} choices={choices} total={shelf?.total} form={form} onApply={apply} />
        )}
        <div className="min-w-0">
          <ListTools
            heading={
              <>
                <h1 className={filter.q ? "list-count" : ""}>{heading}</h1>
                <p role="status" className={isCountInHeading(view, shelf) ? "sr-only" : ""}>
                  {shelf && countText(shelf)}
                </p>
              </>
            }
            note={note}
            chips={
              choices &&
              isList && (
                <QuickFilters chips={chips} layout={view.layout}>
                  {shelf?.kind === "best-sellers" && allCount !== undefined && (
                    <li>
                      <BrowseAll count={allCount} />
                    </li>
                  )}
                </QuickFilters>
              )
            }
          >
            {isList && <ShopTools view={view} shelf={shelf} chosenCount={chosenCount} onSort={apply} />}
          </ListTools>
          {above}
          {shelf ? <ShopShelf shelf={shelf} view={view} perPage={perPage} /> : <FailedShelf view={view} />}
          {below}
        </div>
      </div>
    </PageWidth>
  );
}

/** The heading of a search says how much it found. */
function isCountInHeading({ filter }: ShopView, shelf: Shelf | undefined): boolean {
  return filter.q !== "" && shelf !== undefined;
}

function countText(shelf: Shelf): string {
  const { total } = shelf;
  if (shelf.kind === "best-sellers") return shopText.bestSellersShown(total);
  if (shelf.kind === "information" || shelf.kind === "nearest") return "";
  if (shelf.kind !== "found") return shopText.zeroResults;
  return shelf.unit === "packs" ? shopText.countPacks(total) : shopText.count(total);
}
