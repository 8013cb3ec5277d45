import { useLocation } from "react-router";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import type { Locale } from "#app/content/messages/locale.ts";
import { spoken } from "#app/content/messages/spoken.ts";
import { atSecondDoor } from "#app/domain/shop-path.ts";

const HINDI = { name: "हिन्दी", lang: "hi" };

/** What each language calls itself; nobody looks for it under another name. */
const NAMES: Record<Locale, { name: string; lang: string }> = {
  en: { name: "English", lang: "en" },
  hi: HINDI,
  pseudo: HINDI,
};

/** Leads to this page in the other language, as a new document: each has files of its own. Nothing where there is one language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const { second } = useShopFacts();
  if (!second) return null;
  const here = pathname + search;
  const isEnglish = spoken() === "en";
  const { name, lang } = NAMES[isEnglish ? second.locale : "en"];
  return (
    <a href={isEnglish ? atSecondDoor(here) : here} lang={lang} hrefLang={lang} className={className}>
      {name}
    </a>
  );
}
