import type { ReactNode } from "react";
import { ListTools } from "#app/components/catalog/list/list-tools.tsx";
import { Listing as List } from "#app/components/catalog/list/listing.tsx";
import { Paging } from "#app/components/catalog/shop/paging.tsx";
import { SortSelect } from "#app/components/catalog/shop/sort-select.tsx";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { ProductGridSkeleton } from "#app/components/layout/product-grid-skeleton.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Form, useSubmit } from "#app/components/ui/link.ts";
import type { ShopSort } from "#app/domain/catalog/shop-filter.ts";
import type { Listing } from "#app/domain/catalog/shop-shelf.ts";
import { type RoutePath, withSearch } from "#app/domain/route-path.ts";

export type Shelf = Listing & {
  sort: ShopSort;
  /** The order that the address need not name; the shop's own when left out. */
  defaultSort?: ShopSort;
  page: number;
  perPage: number;
};

const SORT_FORM = "shelf-sort";

/** The sortable, paged list of the page at `path`: its heading beside the sorting, quick filters below. */
export function ProductShelf({
  shelf,
  path,
  heading,
  chips,
  isHeadingAbove = false,
  empty,
}: {
  shelf: Shelf;
  path: RoutePath;
  heading: ReactNode;
  chips?: ReactNode;
  /** On phones the heading is above the list already. */
  isHeadingAbove?: boolean;
  empty: { title: string; text: string };
}) {
  const submit = useSubmit();
  const next = useNextPath();
  if (shelf.total === 0) return <EmptyShelf as="h3" {...empty} />;
  const isChanging = next.path === path;
  return (
    <>
      <ListTools heading={heading} chips={chips} isHeadingAbove={isHeadingAbove}>
        <Form key={shelf.sort} id={SORT_FORM} method="get" action={path} preventScrollReset>
          <SortSelect
            form={SORT_FORM}
            sort={shelf.sort}
            onSort={() =>
              submit(document.forms.namedItem(SORT_FORM), { preventScrollReset: true, replace: true })
            }
          />
        </Form>
      </ListTools>
      {isChanging ? <ProductGridSkeleton count={8} columns={4} /> : <List shelf={shelf} columns={4} />}
      <Paging
        page={shelf.page}
        perPage={shelf.perPage}
        total={shelf.total}
        addressOf={(page) => shelfAddress({ path, sort: shelf.sort, page })}
      />
    </>
  );
}

/** "/category/digestion?sort=price-low&page=2" */
export function shelfAddress({
  path,
  sort,
  defaultSort = "featured",
  page,
}: {
  path: RoutePath;
  sort: ShopSort;
  defaultSort?: ShopSort;
  page: number;
}): RoutePath {
  const params = new URLSearchParams();
  if (sort !== defaultSort) params.set("sort", sort);
  if (page !== 1) params.set("page", String(page));
  return withSearch(path, params);
}
