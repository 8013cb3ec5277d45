import { HINDI_PHRASES, type HindiPhrase } from "#app/content/messages/prescriptions/hindi-phrases.ts";

export type InHindi = { hindi: string; spoken: string };
export type KnownInstruction = InHindi & { phrase: HindiPhrase | undefined };

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = /^\d{1,3}$/;

const PHRASES = HINDI_PHRASES.flatMap((phrase) =>
  phrase.english.map((english) => ({ phrase, words: english.split(" ") })),
).toSorted((a, b) => b.words.length - a.words.length);

/** What is written beside a dose, one phrase after the other; `unknown` has the parts that are not known whole, as they were written. */
export function instructionsInHindi(instructions: string): { known: KnownInstruction[]; unknown: string[] } {
  const parts = instructions.split(/[,;।](?!\d)|\.(?= |$)/).map((part) => part.trim());
  const read = parts
    .filter(Boolean)
    .map((part) => ({ part, known: asWritten(part) ?? phrasesOf(wordsOf(part)) }));
  const known = read.flatMap((each) => each.known ?? []);
  return {
    known: known.filter(({ hindi }, at) => known.findIndex((other) => other.hindi === hindi) === at),
    unknown: read.filter((each) => !each.known).map(({ part }) => part),
  };
}

/** What a doctor wrote in Hindi stays as it is. */
function asWritten(part: string): KnownInstruction[] | undefined {
  const isHindi = /\p{Script=Devanagari}/u.test(part) && !/[a-z]/i.test(part);
  return isHindi ? [{ phrase: undefined, hindi: part, spoken: part }] : undefined;
}

/** The phrases that make up all of these words; undefined when a single word is left over, since half an instruction may be another one. */
function phrasesOf(words: string[]): KnownInstruction[] | undefined {
  if (words.length === 0) return [];
  for (const { phrase, words: asked } of PHRASES) {
    const said = words.slice(0, asked.length);
    if (!asked.every((word, at) => word === said[at] || (word === "#" && NUMBER.test(said[at] ?? ""))))
      continue;
    const rest = words.slice(asked.length);
    const others = phrasesOf(rest[0] === "and" ? rest.slice(1) : rest);
    if (!others || (rest[0] === "and" && others.length === 0)) continue;
    const number = said.find((_, at) => asked[at] === "#") ?? "";
    const { hindi, spoken } = phrase;
    return [{ phrase, hindi: hindi.replace("#", number), spoken: spoken.replace("#", number) }, ...others];
  }
  return undefined;
}

/** Without articles, with numbers in digits: "half an hour before food" as "half hour before food". */
function wordsOf(part: string): string[] {
  return part
    .toLowerCase()
    .replace(/[()]/g, " ")
    .replace(/^(?:please |to be )?(?:taken? |put |apply |give )/, "")
    .replace(/don't/g, "do not")
    .replace(/\bminute\b|\bmins?\b/g, "minutes")
    .replace(/(?<!half )\ban? hour\b/g, "1 hour")
    .replace(/\b(?:½|0\.5|1\/2) /g, "half ")
    .replace(/\b1 hours\b/g, "1 hour")
    .split(/\s+/)
    .filter((word) => word !== "" && !["a", "an", "the"].includes(word))
    .map((word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word) + 1) : word));
}
