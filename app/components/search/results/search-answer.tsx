import type { ShopView } from "#app/components/catalog/shop/shop-address.ts";
import { shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { Link } from "#app/components/ui/link.ts";
import type { ShopShelf } from "#app/domain/catalog/shop-shelf.ts";
import type { ShownSearch } from "#app/domain/search/search-reading.ts";

/** What the shop says to a search before its list: what was corrected, pages that answer, what is not kept. */
export function SearchAnswer({ search, view }: { search: ShownSearch; shelf: ShopShelf; view: ShopView }) {
  return (
    <div>
      {search.corrected && (
        <p>
          <Link to={shopAddress({ ...view, isAsTyped: true })}>{search.corrected}</Link>
        </p>
      )}
      <ul>
        {search.places.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
