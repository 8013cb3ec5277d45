import { textFor } from "#app/content/messages/text.ts";

/** The words of one area in the language of this page: the one door through which its Hindi twin will come. */
export function useText<Words>(english: Words): Words {
  return textFor("en", english);
}
