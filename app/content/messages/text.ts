import type { Locale } from "#app/content/messages/locale.ts";

/** The words of one area in the language asked for; a page carries only the areas that it names. */
export function textFor<Words>(_locale: Locale, english: Words): Words {
  return english;
}
