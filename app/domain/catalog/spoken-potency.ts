// Potencies as they are said: "arnica tees", "nux vom do sau", "sulphur ek hazaar", "अर्निका तीस". Numbers of hundreds and
// thousands become digits wherever they stand, since no one asks for so many packs in words; small ones only where they
// end a name or a scale follows.

const UNITS: Record<string, number> = {
  ek: 1,
  one: 1,
  एक: 1,
  do: 2,
  du: 2,
  two: 2,
  दो: 2,
  teen: 3,
  tin: 3,
  three: 3,
  तीन: 3,
  char: 4,
  chaar: 4,
  four: 4,
  चार: 4,
  paanch: 5,
  panch: 5,
  five: 5,
  पांच: 5,
  पाँच: 5,
  chhe: 6,
  che: 6,
  chhah: 6,
  chhai: 6,
  six: 6,
  छह: 6,
  छः: 6,
  छे: 6,
  das: 10,
  dus: 10,
  ten: 10,
  दस: 10,
  barah: 12,
  baarah: 12,
  twelve: 12,
  बारह: 12,
  tees: 30,
  tis: 30,
  thirty: 30,
  thurty: 30,
  therty: 30,
  tih: 30,
  teeh: 30,
  तीस: 30,
  तीह: 30,
  pachas: 50,
  pachaas: 50,
  fifty: 50,
  पचास: 50,
};
const MANY: Record<string, number> = {
  sau: 100,
  so: 100,
  saw: 100,
  hundred: 100,
  सौ: 100,
  hazaar: 1000,
  hazar: 1000,
  hajaar: 1000,
  hajar: 1000,
  thousand: 1000,
  हजार: 1000,
  हज़ार: 1000,
  lakh: 100_000,
  laakh: 100_000,
  लाख: 100_000,
};
const WHY_OR_Q =
  /(?<=\p{L}\s+)(?:kyu|kyoo)(?=\s+(?:me|mei|mein|mai|main|wal[ai]|potency|power|dena|do|\d)(?![\p{L}\p{M}])|\s*$)/giu;
const SCALES: [RegExp, string][] = [
  [WHY_OR_Q, "Q"],
  [/(?:सी\s*एच|सीएच)/gu, "ch"],
  [/एल\s*एम/gu, "lm"],
  [/सी\s*एम/gu, "cm"],
  [/(?<=\s)क्य[ूु](?![\p{L}\p{M}])/gu, "Q"],
  [/(?<=\s|\d)(?:एम\s?एल|em\s?el|मिली(?:\s?लीटर)?)(?![\p{L}\p{M}])/gu, "ml"],
  [/(?<=\d\s?)ग्राम(?![\p{L}\p{M}])/gu, "g"],
  [
    /मदर\s*(?:टिंचर|टिंक्चर|टिन्चर)|(?<=\S\s)मदर$|मूल\s*अर्क|mool\s+ark|madar\s+tin(?:ch|k)[ae]r|mother\s+tin(?:ch|k)[ae]r/giu,
    "mother tincture",
  ],
];
const LETTERS: [RegExp, string][] = [
  [/(?<=\d\s?)(?:एक्स|e[ck]?x(?![\p{L}])|eks(?![\p{L}]))/giu, "x"],
  [/(?<=\d\s?)एम/gu, "m"],
  [/(?<=\d\s?)सी/gu, "c"],
];

/** "Dosau", "ekhazar". */
const JOINED = /(?<![\p{L}\p{M}])(do|du|ek|das|dus|panch)(sau|so|hazaar|hazar|hajar)(?![\p{L}\p{M}])/giu;
/** "One M", "ten em", "पचास एम". */
const MS =
  /(?<![\p{L}\p{M}])(?:(ek|one|van|wan|एक|वन)|(ten|das|dus|दस)|fifty|pacha+s|पचास)\s+(?:m|em|एम)(?![\p{L}\p{M}])/giu;
const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}\\p{N}])";
const oneOf = (words: Record<string, number>) =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
const LARGE = new RegExp(`${START}(?:(${oneOf(UNITS)}|\\d{1,3})\\s+)?(${oneOf(MANY)})${END}`, "giu");
/** "Arnica sau": one hundred; "so" alone is a word of English. */
const THIRTY = new RegExp(
  `(?<=[\\p{L}\\p{M}]\\s+)(?:te+s+|tis|tih|teeh|th[iue]rty|तीस|तीह)${END}(?!\\s+(?:[a-z]*shishi|bottle|pack|pcs|शीशी|बोतल))`,
  "giu",
);
const SMALL_WITH_SCALE = new RegExp(`${START}(${oneOf(UNITS)})(?=\\s*(?:ch|x|eks|ex|एक्स|c)${END})`, "giu");
const SMALL_AT_THE_END =
  /(?<=[\p{L}\p{M}]\s+)(chhe|chhah|six|barah|baarah|twelve|छह|छः|छे|बारह)(?:\s+(?:no|number|nambar|नंबर)(?![\p{L}\p{M}])|(?=\s*,)|$)/iu;
/** "Zero by three", "el em do". */
const LM_SPOKEN = new RegExp(
  `${START}(?:(?:zero|ziro|jiro)\\s+(?:by|bata)|(?:lm|el\\s+em|एल\\s*एम))\\s+(${oneOf(UNITS)})${END}`,
  "giu",
);
/** "Char sau pachas gram". */
const AND_FIFTY =
  /(?<!\d)(\d00)\s+(?:pacha+s|fifty|पचास)(?=\s*(?:grams?|gms?|g|ml|ग्राम|मिली)(?![\p{L}\p{M}]))/giu;

const POTENCY_WORD = /(?<=\d\s*(?:c|ch|x|m)?\s*)(?:potency|power|पोटेंसी|पावर)(?![\p{L}\p{M}])/giu;

/** The line with digits for spoken potencies, and Roman letters for scales in Hindi ones: "200", "30 ch", "1M"; without the word "potency". */
export function withPotencyDigits(line: string): string {
  let digits = line
    .replace(JOINED, "$1 $2")
    .replace(LM_SPOKEN, (_, number: string) => `LM${numberOf(number)}`)
    .replace(MS, (_, one?: string, ten?: string) => (one ? "1M" : ten ? "10M" : "50M"));
  for (const [spoken, written] of SCALES) digits = digits.replace(spoken, written);
  digits = digits
    .replace(LARGE, (all: string, unit: string | undefined, many: string) => {
      if (unit === undefined && /^(?:so|saw)$/i.test(many)) return all;
      const times = unit === undefined ? 1 : (UNITS[unit.toLowerCase()] ?? Number(unit));
      return largePotency(times * MANY[many.toLowerCase()]!);
    })
    .replace(AND_FIFTY, (_, hundreds: string) => String(Number(hundreds) + 50))
    .replace(THIRTY, "30")
    .replace(SMALL_WITH_SCALE, numberOf)
    .replace(SMALL_AT_THE_END, (_, word: string) => numberOf(word));
  for (const [spoken, written] of LETTERS) digits = digits.replace(spoken, written);
  return digits.replace(POTENCY_WORD, " ");
}

function numberOf(word: string): string {
  return String(UNITS[word.toLowerCase()]);
}

function largePotency(number: number): string {
  if (number === 100_000) return "CM";
  return number >= 1000 && number % 1000 === 0 ? `${number / 1000}M` : String(number);
}
