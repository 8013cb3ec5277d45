import type { RefObject } from "react";
import { ChoiceFields, FilterSection } from "#app/components/catalog/shop/choice-fields.tsx";
import { PriceLinks, PriceRange } from "#app/components/catalog/shop/price-range.tsx";
import { type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import type { ShopChoices } from "#app/components/catalog/shop/shop-choices.ts";
import { FILTER_FORM } from "#app/components/catalog/shop/use-live-filters.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

/** Which fields there are always; a new choice begins on the first page. */
const OWN_FIELDS = ["min", "max", "sort", "page"];

/** Names the sheet to the button that opens it. */
export const FILTER_SHEET = "filter-sheet";

/** The filter: a column beside the shelf, on narrow screens a sheet from below that needs no JavaScript to open. */
export function ShopFilters({
  view,
  choices,
  total,
  form,
  onApply,
}: {
  view: ShopView;
  choices: ShopChoices | undefined;
  /** How much the list holds as it is. */
  total: number | undefined;
  form: RefObject<HTMLFormElement | null>;
  onApply: () => void;
}) {
  const shop = shopText;
  const { filter } = view;
  return (
    <aside id={FILTER_SHEET} popover="auto" aria-label={shop.filters} className="filter-sheet">
      <form
        ref={form}
        id={FILTER_FORM}
        action={hrefOf("/shop")}
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.parentElement?.hidePopover();
          onApply();
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="min-h-0 flex-1 overflow-auto px-5 pb-2 lg:overflow-visible lg:pt-1.5 lg:pb-4">
          <div className="sticky top-0 z-1 flex min-h-14 items-center justify-between bg-surface lg:static">
            <h2 className="text-[1.25rem]">{shop.filters}</h2>
            <Link
              to="/shop"
              preventScrollReset
              className="link inline-flex min-h-11 items-center max-lg:hidden"
            >
              {shop.clearAll}
            </Link>
            <button
              type="button"
              popoverTarget={FILTER_SHEET}
              popoverTargetAction="hide"
              className="link min-h-11 lg:hidden"
            >
              {shop.closeFilters}
            </button>
          </div>
          {withoutField(view, choices).map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <div>
            <FilterSection title={shop.price}>
              <PriceRange minRupees={filter.minRupees} maxRupees={filter.maxRupees} />
              {choices && <PriceLinks prices={choices.prices} />}
            </FilterSection>
            {choices ? (
              choices.groups.map((group) => <ChoiceFields key={group.name} group={group} />)
            ) : (
              <Notice kind="error">{shop.filtersFailed}</Notice>
            )}
          </div>
        </div>
        <div className="filter-sheet-foot">
          <ButtonLink to="/shop" variant="quiet" className="lg:hidden">
            {shop.clearAll}
          </ButtonLink>
          <Button className="flex-1 lg:hidden lg:noscript:flex">
            {shop.applyFilters}
            {total !== undefined && ` (${total.toLocaleString("en-IN")})`}
          </Button>
        </div>
      </form>
    </aside>
  );
}

/** What the address asks for beside the fields: the words, the view, and what is chosen but not offered. */
function withoutField(view: ShopView, choices: ShopChoices | undefined): [string, string][] {
  const isOffered = (asked: string, value: string) =>
    choices?.groups.some(
      ({ name, choices: own }) => name === asked && own.some(({ slug }) => slug === value),
    );
  return [...new URLSearchParams(shopAddress(view).split("?")[1])].filter(
    ([name, value]) => !OWN_FIELDS.includes(name) && !isOffered(name, value),
  );
}
