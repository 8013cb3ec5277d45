import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import type { ShopSort } from "#app/domain/catalog/shop-filter.ts";

type Shelf = {
  title: string;
  description: string;
  canonical: string;
  structuredData?: object;
  sort: ShopSort;
  defaultSort?: ShopSort;
  page: number;
};

/** Head of a sortable, paged list: further pages carry their number; only the shop's own order is listed in search engines. */
export function shelfMeta(
  matches: Parameters<typeof pageMeta>[0],
  { title, description, canonical, structuredData, sort, defaultSort = "featured", page }: Shelf,
): MetaDescriptor[] {
  return pageMeta(matches, {
    title: page > 1 ? shopText.pageTitle(title, page) : title,
    description,
    canonical,
    isListed: sort === defaultSort,
    structuredData,
  });
}
