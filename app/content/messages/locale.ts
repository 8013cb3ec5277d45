/** A language that the shop speaks. `pseudo` is for tests: English written in Devanagari, in the place of Hindi. */
export type Locale = "en" | "hi" | "pseudo";

export const DEFAULT_LOCALE: Locale = "en";

/** How a language is named in addresses (`prefix`), in `<html lang>` and in `og:locale`. */
export const LOCALES: Record<Locale, { prefix: "" | "/hi"; htmlLang: string; ogLocale: string }> = {
  en: { prefix: "", htmlLang: "en-IN", ogLocale: "en_IN" },
  hi: { prefix: "/hi", htmlLang: "hi-IN", ogLocale: "hi_IN" },
  pseudo: { prefix: "/hi", htmlLang: "hi-x-pseudo", ogLocale: "hi_IN" },
};

export const LOCALE_NAMES = Object.keys(LOCALES) as Locale[];
