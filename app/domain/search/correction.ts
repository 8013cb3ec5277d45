// What to say where something else was looked for than was typed: "Showing arnica; search for arnika instead".

import { isDevanagari } from "#app/domain/search/devanagari.ts";
import type { NameMatch } from "#app/domain/search/name-index.ts";
import { plainText } from "#app/domain/search/words.ts";

/** The typed text with the words that were taken for others; undefined when none was. Hindi letters and beginnings of words are no mistakes. */
export function correctedWords(
  typed: string,
  words: readonly string[],
  { takenFor }: Pick<NameMatch<unknown>, "takenFor">,
): string | undefined {
  let corrected = ` ${plainText(typed)} `;
  let isCorrected = false;
  for (const [from, { text, quality, length }] of takenFor) {
    const spelt = words.slice(from, from + length).join(" ");
    const joined = words.slice(from, from + length).join("");
    const isSame = joined === text.replaceAll(" ", "") || text.replaceAll(" ", "").startsWith(joined);
    if (quality >= 1 || isSame || isDevanagari(spelt) !== isDevanagari(text)) continue;
    if (!corrected.includes(` ${spelt} `)) continue;
    corrected = corrected.replace(` ${spelt} `, ` ${text} `);
    isCorrected = true;
  }
  return isCorrected ? corrected.trim() : undefined;
}
