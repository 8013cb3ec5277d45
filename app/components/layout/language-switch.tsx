import { useLocation } from "react-router";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { isInSecondLanguage } from "#app/content/messages/page-address.ts";

/** Leads to this page in the other language, as a new document: each has files of its own. Nothing where there is one language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const { second } = useShopFacts();
  if (!second) return null;
  const { name, lang } = second.other;
  const door = isInSecondLanguage() ? "" : second.door.slice(second.origin.length);
  return (
    <a href={door + pathname + search} lang={lang} hrefLang={lang} className={className}>
      {name}
    </a>
  );
}
