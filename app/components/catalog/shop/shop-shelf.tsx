import { Listing } from "#app/components/catalog/list/listing.tsx";
import { Paging } from "#app/components/catalog/shop/paging.tsx";
import { type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import type { ShopShelf as Shelf } from "#app/domain/catalog/shop-shelf.ts";

/** Lists that the heading of the page, or what a search says, is about. */
const HEADED_ABOVE: ReadonlySet<Shelf["kind"]> = new Set(["found", "best-sellers", "nearest"]);

/** The products of /shop in each of its states. */
export function ShopShelf({ shelf, view, perPage }: { shelf: Shelf; view: ShopView; perPage: number }) {
  const shop = shopText;
  const isBusy = useNextPath().path === "/shop";
  if (shelf.kind === "information") return null;

  const list = (
    <Listing shelf={shelf} layout={view.layout} areBestSellers={shelf.kind.startsWith("best-sellers")} />
  );
  return (
    <section aria-busy={isBusy} className={isBusy ? "opacity-60" : ""}>
      {shelf.kind === "nothing" && (
        <EmptyShelf title={shop.nothingTitle} text={shop.nothingText}>
          <ButtonLink to="/shop">{shop.clearFilters}</ButtonLink>
        </EmptyShelf>
      )}
      <div role="status">
        {shelf.kind === "best-sellers-instead" && <Notice className="mb-5">{shop.bestSellersInstead}</Notice>}
      </div>
      <h2 className={HEADED_ABOVE.has(shelf.kind) ? "sr-only" : "mb-4"}>
        {shelf.kind === "nothing"
          ? shop.topSelling
          : shelf.kind === "best-sellers-instead"
            ? shop.bestSellersHeading
            : shop.medicines}
      </h2>
      {list}
      {HEADED_ABOVE.has(shelf.kind) && (
        <Paging
          page={view.filter.page}
          perPage={perPage}
          total={shelf.total}
          addressOf={(page) => shopAddress({ ...view, filter: { ...view.filter, page } })}
        />
      )}
    </section>
  );
}

/** In place of the shelf when it could not be read. */
export function FailedShelf({ view }: { view: ShopView }) {
  const shop = shopText;
  return (
    <EmptyShelf title={shop.failedTitle} text={shop.failedText}>
      <ButtonLink to={shopAddress(view)} reloadDocument>
        {shop.retry}
      </ButtonLink>
    </EmptyShelf>
  );
}

/** "Browse all 2,140 medicines" */
export function BrowseAll({ count }: { count: number }) {
  const shop = shopText;
  return <Link to="/shop?view=all">{shop.browseAll(count.toLocaleString("en-IN"))}</Link>;
}
