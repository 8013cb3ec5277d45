// The words and Latin abbreviations by which doctors write dose, rhythm and duration, each with the place where it stands.

import type { DoseUnit } from "#app/domain/prescriptions/dose.ts";

export type Found<T> = { value: T; start: number; end: number; note?: string };
export type Quantity = { quantity: number; unit: DoseUnit };

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const MORE_NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  half: 0.5,
  once: 1,
  twice: 2,
  thrice: 3,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  aadhi: 0.5,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  das: 10,
  pandrah: 15,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  दस: 10,
};
/** "one|two|…", for patterns. */
export const SPELT_NUMBERS = [...NUMBER_WORDS.slice(1), ...Object.keys(MORE_NUMBER_WORDS).slice(2)].join("|");
const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?|${SPELT_NUMBERS})`;

/** A spoonful in millilitres, as medicine spoons hold it. */
const TEASPOON_ML = 5;
const TABLESPOON_ML = 15;
// More than this is a pack ("30 ml"), not a dose; so is every volume beside a dose in drops, globules or tablets.
const LARGEST_ML_DOSE = 20;

const UNITS: { words: string; unit: DoseUnit; times?: number }[] = [
  {
    words: "globules?|globuls?|globs?|pills?|pellets?|pilules?|goli|goliyan?|golian|गोली|गोलियां",
    unit: "globules",
  },
  { words: "drops?|gtts?|boo?nd|boo?nde[in]?n?|बूंद|बूँद|बूंदें", unit: "drops" },
  { words: "tablets?|tabs?", unit: "tablets" },
  { words: "ml|millilitres?", unit: "ml" },
  { words: "tsps?|teaspoons?(?:ful)?s?", unit: "ml", times: TEASPOON_ML },
  { words: "tbsps?|tablespoons?(?:ful)?s?", unit: "ml", times: TABLESPOON_ML },
  { words: "applications?", unit: "application" },
];

/** Every quantity of a dose in a text: "4 globules", "half tablet", "1 tsp" as 5 ml, "apply" as one application. */
export function quantities(text: string): Found<Quantity>[] {
  const counted = UNITS.flatMap(({ words, unit, times = 1 }) =>
    search(text, String.raw`${NUMBER}\s*(?:${words})`, (match) => ({
      value: { quantity: numberOf(match[1]) * times, unit },
    })),
  );
  const applied = search(text, "(?:apply|local application|rub in|massage)", (match) => ({
    value: { quantity: 1, unit: "application" as const },
    note: match[0].toLowerCase() === "apply" ? undefined : match[0].toLowerCase(),
  }));
  const found = [...counted, ...applied];
  const isBesidePack = found.some(({ value }) => value.unit !== "ml");
  return found.filter(
    ({ value }) => value.unit !== "ml" || (!isBesidePack && value.quantity <= LARGEST_ML_DOSE),
  );
}

const EXPANSIONS: [words: RegExp, meaning: string][] = [
  [/(?<![\p{L}\p{N}])(?:s\.?o\.?s\.?|p\.?r\.?n\.?)(?![\p{L}\p{N}])/giu, "when needed"],
  [/(?<![\p{L}\p{N}])a\.?c\.?(?![\p{L}\p{N}])/giu, "before food"],
  [/(?<![\p{L}\p{N}])p\.?c\.?(?![\p{L}\p{N}])/giu, "after food"],
];

/** Instructions with their abbreviations in plain words: "pc" as "after food". */
export function plainInstructions(text: string): string {
  return EXPANSIONS.reduce((plain, [words, meaning]) => plain.replace(words, meaning), text);
}

const LENGTHS: { words: string; days: number }[] = [
  { words: "days?|din|दिन", days: 1 },
  { words: "weeks?|wks?|haft[ae]|हफ्ते|हफ्ता", days: 7 },
  { words: "fortnights?", days: 14 },
  { words: "months?|mths?|mahin[ae]|महीने|महीना", days: 30 },
];
/** "7/7" is seven days, "2/52" two weeks, "1/12" one month. */
const FRACTIONS: Record<string, number> = { "7": 1, "52": 7, "12": 30 };

/** Every duration in a text, in days: "15 days", "for a week", "x 7d", "2/52"; a month has 30. */
export function durations(text: string): Found<number>[] {
  const before = String.raw`(?:(?:for|x|×|\*)\s*)?(?:the\s+)?(?:next\s+)?`;
  const spelt = LENGTHS.flatMap(({ words, days }) =>
    search(text, String.raw`${before}${NUMBER.replace("(", "(an?|")}\s*-?\s*(?:${words})`, (match) => ({
      value: numberOf(match[1]) * days,
    })),
  );
  const short = search(text, String.raw`${before}(\d{1,3})\s?(d|w|m)`, (match) => ({
    value: Number(match[1]) * { d: 1, w: 7, m: 30 }[match[2]!.toLowerCase() as "d" | "w" | "m"],
  }));
  const fractions = search(text, String.raw`${before}([1-9]\d?)\/(7|52|12)`, (match) => ({
    value: Number(match[1]) * FRACTIONS[match[2]!]!,
  }));
  const isShortSafe = ({ start, end }: Found<number>) =>
    /^(?:for|x|×|\*)/i.test(text.slice(start, end)) || /[,;]\s*$/.test(text.slice(0, start));
  return [...spelt, ...short.filter(isShortSafe), ...fractions].filter(
    ({ value }) => Number.isInteger(value) && value > 0,
  );
}

type Rhythm = Found<number> & { days?: number };

/** Latin and Indian short forms with their times a day and what else they say. */
const SHORT: [words: string, timesPerDay: number, note?: string][] = [
  [String.raw`o\.?d\.?|q\.?d\.?`, 1],
  [String.raw`b\.?d\.?s?\.?|b\.?i\.?d\.?`, 2],
  [String.raw`t\.?d\.?s\.?|t\.?i\.?d\.?`, 3],
  [String.raw`q\.?i\.?d\.?|q\.?d\.?s\.?`, 4],
  [String.raw`(?:at )?(?:h\.?s\.?|bed ?time)`, 1, "at bedtime"],
  [String.raw`o\.n\.?|nocte|every night|nightly|at night`, 1, "at night"],
  [String.raw`o\.m\.?|mane|every morning|in the morning`, 1, "in the morning"],
  ["morning (?:and|&) (?:evening|night)", 2, "morning and evening"],
  [String.raw`q\.?o\.?d\.?|e\.?o\.?d\.?|every other day|(?:on )?alternate days?`, 1 / 2],
  ["fortnightly|every fortnight|once (?:a|in a|every) fortnight", 1 / 14],
  ["monthly|once (?:a|in a|every) month", 1 / 30],
  ["weekly|every week", 1 / 7],
  ["daily|every day|each day", 1],
];

const COUNTED: [pattern: string, timesPerDay: (a: number, b: number) => number][] = [
  [String.raw`(?:din|roz|दिन|रोज़?)\s*(?:me|mei|mein|main|में|मे)?\s*${NUMBER}\s*(?:baa?r|बार)`, (a) => a],
  [String.raw`(once|twice|thrice)\s*(?:(?:a|per|every|each|in a)\s*day|daily)`, (a) => a],
  [String.raw`${NUMBER}\s*(?:times|x|×)\s*(?:(?:a|per|every|each|in a)\s*day|\/\s*day|daily)`, (a) => a],
  [String.raw`(once|twice|thrice)\s*(?:(?:a|per|every|each|in a)\s*week|weekly)`, (a) => a / 7],
  [String.raw`${NUMBER}\s*(?:times|x|×)\s*(?:(?:a|per|every|each|in a)\s*week|weekly)`, (a) => a / 7],
  [String.raw`(once|twice|thrice)\s*(?:every|in)\s*${NUMBER}\s*days`, (a, b) => a / b],
  [String.raw`${NUMBER}\s*times\s*(?:every|in)\s*${NUMBER}\s*days`, (a, b) => a / b],
  [String.raw`every\s*${NUMBER}\s*days`, (a) => 1 / a],
  [String.raw`(?:every\s*${NUMBER}\s*(?:hours|hrs|h)|${NUMBER}[- ]?hourly|q\s?${NUMBER}\s?h)`, (a) => 24 / a],
];

/** Every rhythm in a text, in times a day: "tds", "twice a day", "1-0-1", "every 3 hours", "alternate days", "SOS". */
export function frequencies(text: string): Rhythm[] {
  const counted = COUNTED.flatMap(([pattern, timesPerDay]) =>
    search(text, pattern, (match) => {
      const [a = 0, b = 0] = match.slice(1).filter(Boolean).map(numberOf);
      return { value: timesPerDay(a, b) };
    }),
  );
  const short = SHORT.flatMap(([words, value, note]) =>
    search(text, `(?:${words})`, () => ({ value, note })),
  );
  const hourly = search(text, "(?:hourly|every hour)", () => ({ value: 24 }));
  const found = [...counted, ...short, ...hourly, ...slots(text), ...single(text)].filter(
    ({ value }) => value > 0 && value <= 24,
  );
  return found.length > 0 ? found : asNeeded(text);
}

const NEED = String.raw`(?:s\.?o\.?s\.?|p\.?r\.?n\.?|(?:when|if|as) (?:needed|required|necessary))`;

/** "SOS" alone: at most once a day. */
function asNeeded(text: string): Rhythm[] {
  return search(text, NEED, () => ({ value: 1, note: "when needed" }));
}

/** "1-0-1": so many in the morning, at noon, at night, as labels in India count. */
function slots(text: string): Rhythm[] {
  return search(text, String.raw`(\d)\s?[-–]\s?(\d)\s?[-–]\s?(\d)`, (match) => {
    const counts = match.slice(1, 4).map(Number);
    const names = ["morning", "noon", "night"].filter((_, n) => counts[n]! > 0);
    return { value: names.length, note: names.join(" and ") };
  });
}

function single(text: string): Rhythm[] {
  return search(text, "(?:stat|(?:single|one) dose)", () => ({ value: 1, days: 1, note: "one dose" }));
}

function search<T extends { value: unknown; note?: string | undefined }>(
  text: string,
  pattern: string,
  read: (match: RegExpExecArray) => T,
): (T & { start: number; end: number })[] {
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}/.-])(?:${pattern})(?![\p{L}\p{N}/])`, "giu");
  return [...text.matchAll(whole)].map((match) => ({
    ...read(match),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function numberOf(word: string | undefined): number {
  const spelt = (word ?? "").toLowerCase();
  const place = NUMBER_WORDS.indexOf(spelt);
  return MORE_NUMBER_WORDS[spelt] ?? (place >= 0 ? place : Number(spelt));
}
