import type { RefObject } from "react";
import { FacetRadios, FacetTicks, FilterSection } from "#app/components/catalog/shop/facet-fields.tsx";
import { PriceLinks, PriceRange } from "#app/components/catalog/shop/price-range.tsx";
import type { ShopView } from "#app/components/catalog/shop/shop-address.ts";
import { FILTER_FORM } from "#app/components/catalog/shop/use-live-filters.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { shopFilterParams } from "#app/domain/catalog/shop-filter.ts";
import type { Facets } from "#app/domain/catalog/shop-shelf.ts";

/** What the filter has no field for, and what besides where its choices could not be read. */
const WITHOUT_FIELD = ["q", "view"];
const WITHOUT_FACETS = [
  ...WITHOUT_FIELD,
  ...["category", "brand", "condition", "form", "potency", "pack", "origin", "alcohol", "stock"],
];

/** Names the sheet to the button that opens it. */
export const FILTER_SHEET = "filter-sheet";

/** The filter: a column beside the shelf, on narrow screens a sheet from below that needs no JavaScript to open. */
export function ShopFilters({
  view,
  facets,
  total,
  form,
  onApply,
}: {
  view: ShopView;
  facets: Facets | undefined;
  /** How much the list holds as it is. */
  total: number | undefined;
  form: RefObject<HTMLFormElement | null>;
  onApply: () => void;
}) {
  const shop = shopText;
  const { filter, layout, areBestSellersShown, isAsTyped } = view;
  const categories = (facets?.categories ?? []).filter(
    ({ kind, slug }) => kind === "form" || filter.categories.includes(slug),
  );
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
          {[...shopFilterParams(filter)]
            .filter(([name]) => (facets ? WITHOUT_FIELD : WITHOUT_FACETS).includes(name))
            .map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
          {isAsTyped && <input type="hidden" name="spelling" value="typed" />}
          {layout && <input type="hidden" name="layout" value={layout} />}
          {areBestSellersShown && <input type="hidden" name="shown" value="best-sellers" />}
          <div>
            <FilterSection title={shop.price}>
              <PriceRange minRupees={filter.minRupees} maxRupees={filter.maxRupees} />
              {facets && <PriceLinks view={view} prices={facets.prices} />}
            </FilterSection>
            {facets ? (
              <>
                <FacetTicks
                  title={shop.stock}
                  name="stock"
                  choices={[{ slug: "in", name: shop.inStock, count: facets.inStock }]}
                  chosen={filter.stock ? [filter.stock] : []}
                />
                <FacetTicks
                  title={shop.alcohol}
                  name="alcohol"
                  choices={[{ slug: "free", name: shop.alcoholFree, count: facets.alcoholFree }]}
                  chosen={filter.alcohol ? [filter.alcohol] : []}
                />
                <FacetTicks
                  title={shop.potency}
                  name="potency"
                  choices={facets.potencies}
                  chosen={filter.potencies}
                  isOpen={false}
                />
                <FacetTicks
                  title={shop.pack}
                  name="pack"
                  choices={facets.packs}
                  chosen={filter.packs}
                  isOpen={false}
                />
                <FacetTicks title={shop.brand} name="brand" choices={facets.brands} chosen={filter.brands} />
                <FacetTicks
                  title={shop.category}
                  name="category"
                  choices={categories}
                  chosen={filter.categories}
                />
                <FacetTicks
                  title={shop.dosageForm}
                  name="form"
                  choices={facets.dosageForms}
                  chosen={filter.dosageForms}
                />
                <FacetRadios
                  title={shop.concern}
                  name="condition"
                  choices={facets.concerns}
                  chosen={filter.condition}
                  noneLabel={shop.anyConcern}
                />
                <FacetRadios
                  title={shop.origin}
                  name="origin"
                  choices={facets.origins}
                  chosen={filter.origin}
                  noneLabel={shop.anyOrigin}
                />
              </>
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
