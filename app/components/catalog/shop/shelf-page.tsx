import type { ReactNode } from "react";
import { type Shelf, shelfAddress } from "#app/components/catalog/category/product-shelf.tsx";
import { ListTools } from "#app/components/catalog/list/list-tools.tsx";
import { Listing } from "#app/components/catalog/list/listing.tsx";
import { Paging } from "#app/components/catalog/shop/paging.tsx";
import { SortForm } from "#app/components/catalog/shop/sort-form.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** A list with a heading of its own: new arrivals, best sellers. */
export function ShelfPage({
  title,
  lead,
  path,
  shelf,
  areBestSellers = false,
}: {
  title: string;
  lead: ReactNode;
  path: RoutePath;
  shelf: Shelf;
  areBestSellers?: boolean;
}) {
  const shop = shopText;
  const { total, sort, defaultSort = "featured", page, perPage } = shelf;
  return (
    <PageWidth className="pb-16">
      <div className="max-md:hidden">
        <Breadcrumbs
          label={shop.breadcrumb}
          items={[{ name: shop.home, to: "/" }, { name: shop.shop, to: "/shop" }, { name: title }]}
        />
      </div>
      <ListTools
        heading={
          <>
            <h1>{title}</h1>
            <p role="status">{total > 0 && shop.count(total)}</p>
          </>
        }
      >
        {total > 0 && <SortForm sort={sort} />}
      </ListTools>
      <p className="mb-4 max-w-prose text-ink-2 max-md:hidden">{lead}</p>
      {total === 0 ? (
        <EmptyShelf title={shop.listEmptyTitle} text={shop.listEmptyText}>
          <ButtonLink to="/shop">{shop.browseShop}</ButtonLink>
        </EmptyShelf>
      ) : (
        <>
          <h2 className="sr-only">{shop.medicines}</h2>
          <Listing shelf={shelf} columns={4} areBestSellers={areBestSellers} />
          <Paging
            page={page}
            perPage={perPage}
            total={total}
            addressOf={(to) => shelfAddress({ path, sort, defaultSort, page: to })}
          />
        </>
      )}
    </PageWidth>
  );
}
