import type { ReactNode } from "react";
import { ProductGrid } from "#app/components/product/product-grid.tsx";
import { Paging } from "#app/components/shop/paging.tsx";
import { SortForm } from "#app/components/shop/sort-form.tsx";
import { useText } from "#app/components/text.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shopText } from "#app/content/messages/en/shop.ts";
import type { ProductCard } from "#app/domain/product.ts";
import type { ShopFilter } from "#app/domain/shop-filter.ts";

/** A list with a heading of its own: new arrivals, best sellers. */
export function ShelfPage({
  title,
  lead,
  path,
  filter: { sort, page },
  shelf,
  perPage,
}: {
  title: string;
  lead: ReactNode;
  path: string;
  filter: ShopFilter;
  shelf: { products: ProductCard[]; total: number };
  perPage: number;
}) {
  const shop = useText(shopText);
  const sorted = sort === "featured" ? "" : `sort=${sort}`;
  const addressOf = (to: number) => {
    const query = [sorted, to > 1 && `page=${to}`].filter(Boolean).join("&");
    return query ? `${path}?${query}` : path;
  };
  return (
    <PageWidth className="pb-16">
      <Breadcrumbs
        label={shop.breadcrumb}
        items={[{ name: shop.home, to: "/" }, { name: shop.shop, to: "/shop" }, { name: title }]}
      />
      <h1 className="pt-1">{title}</h1>
      <p className="mt-2 max-w-prose text-ink-2">{lead}</p>
      {shelf.total === 0 ? (
        <EmptyShelf title={shop.listEmptyTitle} text={shop.listEmptyText}>
          <ButtonLink to="/shop">{shop.browseShop}</ButtonLink>
        </EmptyShelf>
      ) : (
        <>
          <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-ink-2">
              {shop.count(shelf.total)}
            </p>
            <SortForm sort={sort} />
          </div>
          <h2 className="sr-only">{shop.medicines}</h2>
          <ProductGrid products={shelf.products} columns={4} urgentCount={4} />
          <Paging page={page} perPage={perPage} total={shelf.total} addressOf={addressOf} />
        </>
      )}
    </PageWidth>
  );
}
