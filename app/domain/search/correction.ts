// What to say where something else was looked for than was typed: "Showing arnica; search for arnika instead".

import { isDevanagari } from "#app/domain/search/devanagari.ts";
import type { NamedEntry, NameMatch } from "#app/domain/search/name-match.ts";
import { slipsBetween } from "#app/domain/search/slips.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";
import { plainText, plainWords } from "#app/domain/search/words.ts";

/** The typed text with the words that were taken for others; undefined when none was. Hindi letters and beginnings of words are no mistakes. */
export function correctedWords(
  typed: string,
  words: readonly string[],
  { takenFor, entry }: Pick<NameMatch<NamedEntry>, "takenFor" | "entry">,
): string | undefined {
  const ownWords = plainWords(entry.name);
  let corrected = ` ${plainText(typed)} `;
  for (const [from, { text, quality, length }] of takenFor) {
    const spelt = words.slice(from, from + length).join(" ");
    const meant =
      ownSpelling(spelt, ownWords) ?? (quality < 1 ? (ownSpelling(text, ownWords) ?? text) : spelt);
    if (begins(spelt, meant) || isDevanagari(spelt) !== isDevanagari(meant)) continue;
    corrected = corrected.replace(` ${spelt} `, ` ${meant} `);
  }
  return corrected.trim() === plainText(typed) ? undefined : corrected.trim();
}

/** "Arnika" and "nuxvomika" are among the writings that the counter knows; the name itself is written otherwise. */
function ownSpelling(spelt: string, ownWords: readonly string[]): string | undefined {
  const letters = spelt.replaceAll(" ", "");
  if (letters.length < 4 || ownWords.some((own) => begins(spelt, own))) return undefined;
  const runs = ownWords.flatMap((_, from) =>
    [1, 2, 3].map((length) => ownWords.slice(from, from + length).join(" ")),
  );
  const isAlike = (own: string) => soundKey(own) === soundKey(letters) || slipsBetween(own, letters, 1) === 1;
  return runs.find((run) => isAlike(run.replaceAll(" ", "")));
}

function begins(spelt: string, meant: string): boolean {
  return meant.replaceAll(" ", "").startsWith(spelt.replaceAll(" ", ""));
}
