import { NAMES_THAT_ARE_WORDS, PERSON_NAMES } from "#app/domain/person-names.ts";
import { looseSpelling } from "#app/domain/search/loose-spelling.ts";

const NAMES = new Set(PERSON_NAMES.map(looseSpelling));
const FIRST = new Set(NAMES_THAT_ARE_WORDS.first.map(looseSpelling));
const LAST = new Set(NAMES_THAT_ARE_WORDS.last.map(looseSpelling));

/** Whether words hold the name of a person. One that is also a word of the trade is a name only before a surname: "tulsi das". */
export function namesPerson(words: string): boolean {
  const spelt = words.split(/[^\p{L}\p{M}]+/u).map(looseSpelling);
  return spelt.some(
    (word, at) => NAMES.has(word) || (FIRST.has(word) && LAST.has(spelt[at + 1] ?? "")) || isTwoNames(word),
  );
}

const SHORTEST_NAME = 4;

/** "sunitadevi", "rahulsharma". */
function isTwoNames(word: string): boolean {
  for (let end = SHORTEST_NAME; end <= word.length - SHORTEST_NAME; end++) {
    const rest = word.slice(end);
    if (NAMES.has(word.slice(0, end)) && (NAMES.has(rest) || LAST.has(rest))) return true;
  }
  return false;
}
