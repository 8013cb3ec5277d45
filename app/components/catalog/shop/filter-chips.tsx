import type { ChosenFilter } from "#app/components/catalog/shop/chosen-filters.ts";
import { type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { Chip } from "#app/components/ui/chip.tsx";
import { Link } from "#app/components/ui/link.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";

/** What narrows the shelf, each a link to the shelf without it. */
export function FilterChips({ view, chosen }: { view: ShopView; chosen: ChosenFilter[] }) {
  const shop = shopText;
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={shop.chosenFilters} className="mb-4 flex flex-wrap gap-2">
      {chosen.map(({ name, rest }) => (
        <li key={name}>
          <Chip
            to={shopAddress({ ...view, filter: rest })}
            isRemovable
            preventScrollReset
            rel="nofollow"
            aria-label={shop.remove(name)}
          >
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <Link to="/shop" preventScrollReset className="link inline-flex min-h-11 items-center px-1.5">
          {shop.clearAll}
        </Link>
      </li>
    </ul>
  );
}
