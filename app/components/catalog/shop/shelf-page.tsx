import type { ReactNode } from "react";
import { type Shelf, shelfAddress } from "#app/components/catalog/category/product-shelf.tsx";
import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
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
  shelf: { products, total, sort, defaultSort = "featured", page, perPage },
}: {
  title: string;
  lead: ReactNode;
  path: RoutePath;
  shelf: Shelf;
}) {
  const shop = shopText;
  return (
    <PageWidth className="pb-16">
      <Breadcrumbs
        label={shop.breadcrumb}
        items={[{ name: shop.home, to: "/" }, { name: shop.shop, to: "/shop" }, { name: title }]}
      />
      <h1 className="pt-1">{title}</h1>
      <p className="mt-2 max-w-prose text-ink-2">{lead}</p>
      {total === 0 ? (
        <EmptyShelf title={shop.listEmptyTitle} text={shop.listEmptyText}>
          <ButtonLink to="/shop">{shop.browseShop}</ButtonLink>
        </EmptyShelf>
      ) : (
        <>
          <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-ink-2">
              {shop.count(total)}
            </p>
            <SortForm sort={sort} />
          </div>
          <h2 className="sr-only">{shop.medicines}</h2>
          <ProductGrid products={products} columns={4} urgentCount={4} />
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
