import { ArrowUpDown } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { SHOP_SORTS, type ShopSort } from "#app/domain/catalog/shop-filter.ts";

/** The order of a shelf, on phones an icon over the choice; belongs to the form named by `form`, and has a button of its own where there is no JavaScript. */
export function SortSelect({ form, sort, onSort }: { form: string; sort: ShopSort; onSort: () => void }) {
  const shop = shopText;
  return (
    <div className="flex items-center gap-2">
      <div className="sort-tool">
        <ArrowUpDown className="size-5" />
        <select
          form={form}
          name="sort"
          aria-label={shop.sortBy}
          defaultValue={sort}
          data-value={sort}
          onChange={onSort}
          className="control control-select"
        >
          {SHOP_SORTS.map((each) => (
            <option key={each} value={each}>
              {shop.sorts[each]}
            </option>
          ))}
        </select>
      </div>
      <Button form={form} variant="soft" className="hidden noscript:inline-flex">
        {shop.sortButton}
      </Button>
    </div>
  );
}
