import type { Locale } from "#app/content/messages/locale.ts";

/** The pages whose words somebody who reads the language has approved: a screen half in one language and half in another helps nobody. */
const APPROVED: Record<Locale, RegExp> = {
  en: /^\//,
  hi: /(?!)/,
  pseudo: /^\//,
};

/** Whether search engines may list that page in that language; `path` is one inside the shop. */
export function isTranslated(locale: Locale, path: string): boolean {
  return APPROVED[locale].test(path);
}

/** The same as a pattern of paths, for pages in the browser. */
export function translatedPaths(locale: Locale): string {
  return APPROVED[locale].source;
}
