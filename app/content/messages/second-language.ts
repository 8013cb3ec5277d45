import { LOCALES, type Locale } from "#app/content/messages/locale.ts";
import { isInSecondLanguage } from "#app/content/messages/page-address.ts";
import { translatedPaths } from "#app/content/messages/translated.ts";
import { SECOND_DOOR } from "#app/domain/shop-path.ts";

/** What each language calls itself; nobody looks for it under another name. */
const NAMES: Record<Locale, { name: string; lang: string }> = {
  en: { name: "English", lang: "en" },
  hi: { name: "हिन्दी", lang: "hi" },
  pseudo: { name: "हिन्दी", lang: "hi" },
};

/** What pages need to know of the language beside English; they get it as data, and are no heavier while there is none. */
export type SecondLanguage = {
  /** Where the shop stands, and its second door: "https://shop.example/hi". */
  origin: string;
  door: string;
  /** How search engines name both languages, and the one for everybody else: "en-IN", "hi-IN", "x-default". */
  hrefLangs: string[];
  /** A pattern of the paths that may be listed in it. */
  translated: string;
  /** The language that this page is not in. */
  other: { name: string; lang: string };
};

/** The facts of that language for a page in the language spoken. */
export function secondLanguage(locale: Locale, origin: string): SecondLanguage {
  return {
    origin,
    door: origin + SECOND_DOOR,
    hrefLangs: [searchName("en"), searchName(locale), "x-default"],
    translated: translatedPaths(locale),
    other: NAMES[isInSecondLanguage() ? "en" : locale],
  };
}

/** "hi-IN" */
function searchName(locale: Locale): string {
  return LOCALES[locale].ogLocale.replace("_", "-");
}
