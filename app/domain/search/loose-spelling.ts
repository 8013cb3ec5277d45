import { romanise } from "#app/domain/search/devanagari.ts";

/** One spelling of a word that people write in several ways, in Roman or Hindi letters: पूजा, pooja and puja; barah and baara. */
export function looseSpelling(word: string): string {
  return romanise(word)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/ph/g, "f")
    .replace(/z/g, "j")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=[aeiou])h$/, "");
}
