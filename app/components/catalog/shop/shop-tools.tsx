import { Grid2x2, List, SlidersHorizontal } from "lucide-react";
import { usualLayout } from "#app/components/catalog/list/listing.tsx";
import { type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { FILTER_SHEET } from "#app/components/catalog/shop/shop-filters.tsx";
import { SortSelect } from "#app/components/catalog/shop/sort-select.tsx";
import { FILTER_FORM } from "#app/components/catalog/shop/use-live-filters.ts";
import { Link } from "#app/components/ui/link.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import type { ShopShelf } from "#app/domain/catalog/shop-shelf.ts";

/** Filter, sort and view beside the heading of the shelf; the sorting belongs to the filter form. */
export function ShopTools({
  view,
  shelf,
  chosenCount,
  onSort,
}: {
  view: ShopView;
  shelf: ShopShelf | undefined;
  chosenCount: number;
  onSort: () => void;
}) {
  const shop = shopText;
  return (
    <>
      <button type="button" popoverTarget={FILTER_SHEET} className="list-tool lg:hidden">
        <SlidersHorizontal className="size-5" />
        <span className="max-[559px]:sr-only">{shop.filters}</span>
        {chosenCount > 0 && (
          <span className="absolute -top-2 -right-2 min-w-5 rounded-md bg-primary px-1.5 text-center text-2xs leading-5 text-white">
            <span aria-hidden="true">{chosenCount}</span>
            <span className="sr-only">{shop.filtersChosen(chosenCount)}</span>
          </span>
        )}
      </button>
      <SortSelect form={FILTER_FORM} sort={view.filter.sort} onSort={onSort} />
      {shelf && <LayoutSwitch view={view} shelf={shelf} />}
    </>
  );
}

/** On phones the other layout alone, else both. */
function LayoutSwitch({ view, shelf }: { view: ShopView; shelf: ShopShelf }) {
  const shop = shopText;
  const shown = view.layout ?? usualLayout(shelf);
  const choices = [
    { layout: "grid", label: shop.grid, Icon: Grid2x2 },
    { layout: "list", label: shop.list, Icon: List },
  ] as const;
  return (
    <nav aria-label={shop.view} className="flex gap-2">
      {choices.map(({ layout, label, Icon }) => (
        <Link
          key={layout}
          to={shopAddress({ ...view, layout })}
          preventScrollReset
          rel="nofollow"
          aria-label={label}
          aria-current={shown === layout ? "true" : undefined}
          className="list-tool aria-[current=true]:max-md:hidden"
        >
          <Icon className="size-5" />
        </Link>
      ))}
    </nav>
  );
}
