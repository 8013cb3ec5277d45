import type { en } from "#app/content/messages/en.ts";

export type Locale = "en";
export type Text = typeof en;

/** The words of one area in the language asked for; a page carries only the areas that it names. */
export function textFor<Words>(_locale: Locale, english: Words): Words {
  return english;
}
