import { Grid2x2, List, Search, SlidersHorizontal } from "lucide-react";
import { type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { FILTER_SHEET } from "#app/components/catalog/shop/shop-filters.tsx";
import { SortSelect } from "#app/components/catalog/shop/sort-select.tsx";
import { FILTER_FORM } from "#app/components/catalog/shop/use-live-filters.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";

/** Search, sort and view above the shelf; its fields belong to the filter form. */
export function ShopTools({
  view,
  chosenCount,
  onSort,
}: {
  view: ShopView;
  chosenCount: number;
  onSort: () => void;
}) {
  const shop = shopText;
  return (
    <div className="mb-4 grid grid-cols-2 items-center gap-2.5 md:flex md:gap-3">
      <Button type="button" variant="quiet" popoverTarget={FILTER_SHEET} className="bg-surface lg:hidden">
        <SlidersHorizontal className="size-[18px]" />
        {shop.filters}
        {chosenCount > 0 && (
          <span className="min-w-5 rounded-md bg-primary px-1.5 text-2xs leading-5 text-white">
            <span aria-hidden="true">{chosenCount}</span>
            <span className="sr-only">{shop.filtersChosen(chosenCount)}</span>
          </span>
        )}
      </Button>
      <div className="relative order-last col-span-2 flex-1 md:order-none">
        <label htmlFor="shop-search" className="sr-only">
          {shop.search}
        </label>
        <Search className="pointer-events-none absolute top-3.5 left-[15px] text-ink-2" />
        <input
          id="shop-search"
          form={FILTER_FORM}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={view.filter.q}
          placeholder={shop.searchPlaceholder}
          enterKeyHint="search"
          className="control min-h-12 pl-[46px]"
        />
      </div>
      <SortSelect form={FILTER_FORM} sort={view.filter.sort} onSort={onSort} />
      <LayoutSwitch view={view} />
    </div>
  );
}

function LayoutSwitch({ view }: { view: ShopView }) {
  const shop = shopText;
  const choices = [
    { layout: "grid", label: shop.grid, Icon: Grid2x2 },
    { layout: "list", label: shop.list, Icon: List },
  ] as const;
  return (
    <nav
      aria-label={shop.view}
      className="flex overflow-hidden rounded-md border-[1.5px] border-control max-md:hidden"
    >
      {choices.map(({ layout, label, Icon }) => (
        <Link
          key={layout}
          to={shopAddress({ ...view, layout })}
          preventScrollReset
          rel="nofollow"
          aria-label={label}
          aria-current={view.layout === layout ? "true" : undefined}
          className="grid size-[46px] place-items-center bg-surface -outline-offset-3 aria-[current=true]:bg-primary aria-[current=true]:text-white"
        >
          <Icon />
        </Link>
      ))}
    </nav>
  );
}
