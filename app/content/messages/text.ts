import { en } from "#app/content/messages/en.ts";

export type Locale = "en";
export type Text = typeof en;

const TEXTS: Record<Locale, Text> = { en };

/** All words on screen in the language asked for. */
export function textFor(locale: Locale): Text {
  return TEXTS[locale];
}
