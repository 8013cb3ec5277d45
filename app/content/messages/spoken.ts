import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES, type Locale } from "#app/content/messages/locale.ts";

let ofRequest: (() => Locale | undefined) | undefined;

/** The language of the request or letter that is being worked on; in the browser that of the page. */
export function spoken(): Locale {
  if (ofRequest) return ofRequest() ?? DEFAULT_LOCALE;
  if (typeof document === "undefined") return DEFAULT_LOCALE;
  const { lang } = document.documentElement;
  return LOCALE_NAMES.find((locale) => LOCALES[locale].htmlLang === lang) ?? DEFAULT_LOCALE;
}

/** Names what knows the language of the running work; only the server has it. */
export function hearFrom(ask: () => Locale | undefined): void {
  ofRequest = ask;
}
