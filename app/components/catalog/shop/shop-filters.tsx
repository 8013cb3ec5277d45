import type { RefObject } from "react";
import { FacetRadios, FacetTicks, FilterSection } from "#app/components/catalog/shop/facet-fields.tsx";
import { PriceRange } from "#app/components/catalog/shop/price-range.tsx";
import type { ShopView } from "#app/components/catalog/shop/shop-address.ts";
import { FILTER_FORM } from "#app/components/catalog/shop/use-live-filters.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import type { Facets } from "#app/domain/catalog/shop-shelf.ts";

/** Names the sheet to the button that opens it. */
export const FILTER_SHEET = "filter-sheet";

/** The filter: a column beside the shelf, on narrow screens a sheet from below that needs no JavaScript to open. */
export function ShopFilters({
  view: { filter, layout, areBestSellersShown },
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
  const categories = facets?.categories.filter(
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
          {filter.q && <input type="hidden" name="q" value={filter.q} />}
          {filter.view && <input type="hidden" name="view" value={filter.view} />}
          {layout && <input type="hidden" name="layout" value={layout} />}
          {areBestSellersShown && <input type="hidden" name="shown" value="best-sellers" />}
          <div>
            <FilterSection title={shop.price}>
              <PriceRange minRupees={filter.minRupees} maxRupees={filter.maxRupees} />
            </FilterSection>
            <FilterSection title={shop.alcohol}>
              <CheckField name="alcohol" value="free" defaultChecked={filter.alcohol !== undefined}>
                {shop.alcoholFree}
              </CheckField>
            </FilterSection>
            {facets && categories ? (
              <>
                <FilterSection title={shop.potency} isOpen={filter.potencies.length > 0}>
                  <FacetTicks name="potency" choices={facets.potencies} chosen={filter.potencies} />
                </FilterSection>
                <FilterSection title={shop.brand}>
                  <FacetTicks name="brand" choices={facets.brands} chosen={filter.brands} />
                </FilterSection>
                <FilterSection title={shop.category}>
                  <FacetTicks name="category" choices={categories} chosen={filter.categories} />
                </FilterSection>
                <FilterSection title={shop.dosageForm}>
                  <FacetTicks name="form" choices={facets.dosageForms} chosen={filter.dosageForms} />
                </FilterSection>
                <FilterSection title={shop.concern} isOpen={filter.condition !== undefined}>
                  <FacetRadios
                    name="condition"
                    choices={facets.concerns}
                    chosen={filter.condition}
                    noneLabel={shop.anyConcern}
                  />
                </FilterSection>
                <FilterSection title={shop.origin} isOpen={filter.origin !== undefined}>
                  <FacetRadios
                    name="origin"
                    choices={facets.origins}
                    chosen={filter.origin}
                    noneLabel={shop.anyOrigin}
                  />
                </FilterSection>
              </>
            ) : (
              <>
                <Notice kind="error">{shop.filtersFailed}</Notice>
                {filter.brands.map((slug) => (
                  <input key={slug} type="hidden" name="brand" value={slug} />
                ))}
                {filter.categories.map((slug) => (
                  <input key={slug} type="hidden" name="category" value={slug} />
                ))}
                {filter.dosageForms.map((slug) => (
                  <input key={slug} type="hidden" name="form" value={slug} />
                ))}
                {filter.potencies.map((slug) => (
                  <input key={slug} type="hidden" name="potency" value={slug} />
                ))}
              </>
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
