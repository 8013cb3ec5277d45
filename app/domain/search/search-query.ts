// What somebody typed, taken apart: how many, the pack, the potency, the words that name something. One grammar for the search
// of the shop, the counter, pasted lists and prescriptions (domain/catalog/pasted-list.ts).

import { withPlainDigits } from "#app/domain/catalog/line-parts.ts";
import { type PastedLine, readPastedLine } from "#app/domain/catalog/pasted-list.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";
import { withEmptyVessels } from "#app/domain/search/empty-vessel.ts";
import type { AskedPotency } from "#app/domain/search/entries.ts";
import { withoutFillers } from "#app/domain/search/fillers.ts";
import { plainText, plainWords } from "#app/domain/search/words.ts";

export type SearchQuery = {
  /** In the spelling that names are compared in, with everything that was typed. */
  plain: string;
  /** Everything that says something, in the order in which it was typed. */
  allWords: string[];
  /** Words that name something; the number of a potency is not among them. */
  words: string[];
  /** The same with that number: of "BC 28" it belongs to the name. */
  wordsWithNumber: string[];
  potency: AskedPotency | undefined;
  /** "30 ml", "25 g". */
  pack: string | undefined;
  quantity: number;
};

/** The longest search that is read, in characters. */
const LONGEST_SEARCH = 120;
const MOST_WORDS = 12;

const NOTHING = { allWords: [], words: [], wordsWithNumber: [], pack: undefined, quantity: 1 };

/** Takes a search apart; never fails. */
export function readSearchQuery(
  typed: string,
  synonyms: ReadonlyMap<string, string> = new Map(),
): SearchQuery {
  const text = withSynonyms(asALine(withEmptyVessels(typed.slice(0, LONGEST_SEARCH))), synonyms);
  const bare = parsePotency(text);
  if (bare && plainText(text) !== "")
    return {
      ...NOTHING,
      plain: plainText(text),
      // "Mother tincture" is a shelf, too.
      allWords: /\p{L}{4}/u.test(text) ? plainWords(text) : [],
      potency: { potency: bare, isBareNumber: false },
    };
  const line = readPastedLine(text);
  const numbered = withoutPack(line);
  return {
    plain: plainText(text),
    allWords: withoutFillers(plainWords(text)).slice(0, MOST_WORDS),
    words: telling(line.words.join(" ")),
    wordsWithNumber: telling(numbered),
    potency: line.potency && { potency: line.potency, isBareNumber: isBareNumber(line) },
    pack: line.pack,
    quantity: line.quantity,
  };
}

/** How long it has lasted, or how old somebody is: "since 3 days", "3 din se", "6 month old", "10 साल का". */
const SPAN = new RegExp(
  [
    /(?<![\p{L}\p{N}])(?:(?:since|for|from|last|past|pichle|पिछले)\s+)*\d{1,3}\s*/u,
    /(?:days?|weeks?|months?|years?|yrs?|din|dino|dinon|hafte|mahine|mahina|mahino|saal|sal|दिन|दिनों|हफ्ते|महीने|साल)/u,
    /(?:\s+(?:old|se|ka|ki|ke|purani|purana|से|का|की|के|पुरानी|पुराना))*(?![\p{L}\p{M}\p{N}])/u,
  ]
    .map(({ source }) => source)
    .join(""),
  "giu",
);

/** What follows a medicine in a prescription, from its rhythm on: "20 drops TDS", "2-2-2", "- 1 dose", "4 pills SOS". */
const HOW_OFTEN = [
  /(?:\d{1,2}\s*(?:drops?|gtts?|pills?|tabs?|globules?)\s+)?(?:od|bd|tds|tid|qid|sos|stat)/,
  /\d{1,2}\s*(?:drops?|gtts?|pills?|tabs?|globules?)\s+(?:morning|evening|night|daily|hourly|once|twice|thrice|in|with|subah|shaam|\+|\d+ times?)/,
  /\d{1,2}(?:-\d{1,2}){2}/,
  /(?:\d{1,2}|one|two)\s*doses?/,
  /alt(?:ernate)?\s+days?/,
  /(?:once|twice|thrice)\s+(?:a\s+day|daily)/,
]
  .map(({ source }) => source)
  .join("|");
const RHYTHM = new RegExp(`(?<=\\S)[\\s,(/–-]+(?:${HOW_OFTEN})(?![\\p{L}\\p{N}]).*$`, "iu");

/** Behind the rhythm: "3 tab 3 times (25 gm)". */
const PACK_IN_BRACKETS = /\s*\(\d{1,4} ?(?:ml|gms?|g|grams?)\)/i;

/** As a list would have it: "arnica30" apart, the potency of "LM1 sulphur" behind, "(30)" and "no 30" as 30, "R06" as R6, without the stars of a chat. */
function asALine(text: string): string {
  return withPlainDigits(text)
    .replace(/(?<![\p{L}\p{M}])(?:आर\s?|r\s)(?=\d{1,2}(?![\p{L}\d]))/giu, "R")
    .replace(/(?<=\d)\s+(?:aur|and|ya)\s+(?=\d)/giu, " ")
    .replace(/(?<![\p{L}\p{M}])बी\s?सी(?=\s?\d)/gu, "BC ")
    .replace(/(?<=\d)\s?c\.\s?h\.?(?!\p{L})/giu, " ch")
    .replace(/^rx[\s:.]+/i, "")
    .replace(/^item\s*:\s*/i, "")
    .replace(
      /(?<![\p{L}\p{M}])(?:without|no|bina|बिना) (?:sugar|che+ni|shakkar|चीनी|शुगर)(?: (?:ke|ka|ki|wal[aie]|के|वाला|वाली))?(?![\p{L}\p{M}])/giu,
      "sugar free",
    )
    .replace(RHYTHM, (rest) => PACK_IN_BRACKETS.exec(rest)?.[0] ?? "")
    .replace(SPAN, " ")
    .replace(
      /(?<![\p{L}\d.])(\d) ?(?:drms?(?![\p{L}])|dr(?:\.|(?=$| (?:vials?|globules?|pills?|bottles?))))/giu,
      "$1 dram",
    )
    .replace(/(?<![\p{L}\p{M}])one dram(?![\p{L}\p{M}])/giu, "1 dram")
    .replace(
      /(?<![\p{L}\d])([2-6]0) (?:number|no|nambar|nos|नंबर)\.? (?:ki |wali |ke |की |वाली )?(globules|goli|goliyan|गोली)/giu,
      "$2 $1",
    )
    .replace(
      /(globules|goli|goliyan|गोली|गोलियां) ([2-6]0) (?:number|no|nambar|नंबर)(?![\p{L}\p{M}])\.?/giu,
      "$1 $2",
    )
    .replace(/^([arl])-(?=\d{1,3}(?!\d))/i, "$1")
    .replace(/(?<![\p{L}\d.])(\d{1,4}) ?(?:grams?|gms?)(?![\p{L}\p{N}])/giu, "$1 g")
    .replace(/(\d ?(?:g|ml|dram)) (?:dabba|tin|jar|bottle|pack|packet|shishi)(?![\p{L}\p{N}])/giu, "$1")
    .replace(/(?<=[\p{L}\p{M}]{3}[\s.]+\d{1,4})\s+(?:no|number|nos|नंबर|नम्बर)\.?$/iu, "")
    .replace(/(?<=\p{L}{3}\s+)mother$/iu, "q")
    .replace(/^[\s*_~"“”'`]+|[\s*_~"“”'`?!]+$/gu, "")
    .replace(/(?<![\p{L}\p{M}\p{N}])(\p{L}{4,})(?=\d)/gu, "$1 ")
    .replace(/^(q|cm|mm|lm\s?\d{1,2}|0\/\d{1,2})\s+(?=\p{L}{3})(.+)$/iu, "$2 $1")
    .replace(/^([^\d(]*)\((\d{1,4}\s?(?:c|ch|x|m)?)\)$/i, "$1 $2")
    .replace(/(?<![\p{L}\p{M}])(?:no|number|nos|नंबर)\.?\s*(?=\d)/giu, " ")
    .replace(/(\d)\.(?=(?:c|ch|x|m)(?![a-z]))/gi, "$1")
    .replace(/(?<![\d.,/])0+(?=[1-9])/g, "")
    .trim();
}

function telling(text: string): string[] {
  return withoutFillers(plainWords(text)).slice(0, MOST_WORDS);
}

function withoutPack({ text, pack, words }: PastedLine): string {
  // "HC 7 Tablets" is a name; how many tablets a pack has is seldom written.
  if (!pack || pack.endsWith("tablets")) return text;
  const [amount, unit] = pack.split(" ");
  const packless = text.replace(new RegExp(`(?<![\\d/])${amount}\\s*${unit![0]}\\w*`, "i"), " ");
  return packless.trim() === "" ? words.join(" ") : packless;
}

function isBareNumber({ text, potency }: PastedLine): boolean {
  return (
    potency?.scale === "C" &&
    new RegExp(`(?<![\\d\\p{L}])${potency.number}(?![\\d\\p{L}])(?!\\s*(?:c|ch|m)\\b)`, "iu").test(text)
  );
}

/** A word of the owner stands for what it means, once. */
function withSynonyms(text: string, synonyms: ReadonlyMap<string, string>): string {
  if (synonyms.size === 0) return text;
  const words = plainWords(text);
  for (let length = Math.min(4, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const means = synonyms.get(words.slice(at, at + length).join(" "));
      if (means !== undefined) return words.toSpliced(at, length, means).join(" ");
    }
  return text;
}
