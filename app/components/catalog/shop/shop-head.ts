import type { ShopView } from "#app/components/catalog/shop/shop-address.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { shopHeadText } from "#app/content/messages/catalog/shop-head.ts";
import { isFilterActive } from "#app/domain/catalog/shop-filter.ts";
import { isListedFilter } from "#app/domain/catalog/shop-indexing.ts";

/** What search engines read of an address of /shop: title, description, and whether they may list it. */
export type ShopHead = { title: string; description: string; isListed: boolean };

type Shown = {
  view: ShopView;
  heading: string;
  /** How much was found; undefined where the shelf could not be read. */
  total: number | undefined;
  allCount: number | undefined;
  /** What a search says of itself. */
  said: { title?: string | undefined; description?: string | undefined } | undefined;
};

/** Said while the page is made, so that its words are in no file of the browser. */
export function shopHead({ view, heading, total, allCount = 0, said }: Shown): ShopHead {
  const { filter, layout } = view;
  const words = shopHeadText;
  const count = allCount.toLocaleString("en-IN");
  const onPage = (title: string) => (filter.page > 1 ? shopText.pageTitle(title, filter.page) : title);
  const textOnPage = (text: string) => (filter.page > 1 ? words.pageText(text, filter.page) : text);
  const isListed = isListedFilter(filter) && layout === undefined && (total ?? 0) > 0;
  if (isFilterActive(filter)) {
    const alone = isFilterActive({ ...filter, q: "" }) ? undefined : said;
    return {
      title: onPage(alone?.title || heading),
      description: alone?.description || words.chosenText(heading, total ?? 0),
      isListed,
    };
  }
  const isAll = filter.view === "all";
  return {
    title: onPage(isAll ? words.all : words.bestSellers),
    description: textOnPage(isAll ? words.allText(count) : words.bestSellersText(count)),
    isListed,
  };
}
