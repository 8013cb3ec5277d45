import type { ShopFacts } from "#app/components/layout/shop-facts.tsx";
import { isInSecondLanguage } from "#app/content/messages/page-address.ts";

type Page = { canonical: string | undefined; isListed: boolean };
type Twin = { hrefLang: string; href: string };

/** How search engines read a page with that English address at the door where it was asked for, and where its twin stands. */
export function inLanguages(page: Page, second: ShopFacts["second"]): Page & { twins?: Twin[] } {
  const [start, path] = page.canonical?.split(second?.origin ?? "?") ?? [];
  if (!second || !path || start) return page;
  // The home page of the second language is the door itself, without a slash.
  const addresses = [page.canonical!, second.door + (path === "/" ? "" : path)];
  const hasTwin = page.isListed && RegExp(second.translated).test(path);
  return {
    ...(isInSecondLanguage() ? { canonical: addresses[1], isListed: hasTwin } : page),
    ...(hasTwin && {
      twins: second.hrefLangs.map((hrefLang, i) => ({ hrefLang, href: addresses[i % 2]! })),
    }),
  };
}
