import type { ShopFacts } from "#app/components/layout/shop-facts.tsx";
import { LOCALES, type Locale } from "#app/content/messages/locale.ts";
import { spoken } from "#app/content/messages/spoken.ts";
import { isTranslated } from "#app/content/messages/translated.ts";
import { atSecondDoor } from "#app/domain/shop-path.ts";

type Page = { canonical: string | undefined; isListed: boolean };

/** How search engines read a page with that English address at the door where it was asked for, and where its twin stands. */
export function inLanguages(
  { canonical, isListed }: Page,
  second: ShopFacts["second"],
): Page & { twins: { hrefLang: string; href: string }[] } {
  if (!second || !canonical?.startsWith(`${second.origin}/`)) return { canonical, isListed, twins: [] };
  const path = canonical.slice(second.origin.length);
  const atSecond = second.origin + atSecondDoor(path);
  const hasTwin = isListed && isTranslated(second.locale, path);
  const twins = [
    { hrefLang: searchName("en"), href: canonical },
    { hrefLang: searchName(second.locale), href: atSecond },
    { hrefLang: "x-default", href: canonical },
  ];
  return {
    canonical: spoken() === "en" ? canonical : atSecond,
    isListed: spoken() === "en" ? isListed : hasTwin,
    twins: hasTwin ? twins : [],
  };
}

/** "hi-IN" */
function searchName(locale: Locale): string {
  return LOCALES[locale].ogLocale.replace("_", "-");
}
