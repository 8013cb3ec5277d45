// How many, as people say it to a shop: "do shishi arnica 30", "एक दर्जन", "arnica 30 paanch de do". Number words become
// digits where they can only count packs; what is only courtesy goes. Read by pasted-list.ts.

const NUMBER_WORDS: Record<number, string> = {
  1: "ek one एक",
  2: "do two दो",
  3: "teen three तीन",
  4: "char chaar four चार",
  5: "paanch panch five पांच पाँच",
  6: "chhe chhah six छह छः छे",
  7: "saat seven सात",
  8: "aath eight आठ",
  9: "nau nine नौ",
  10: "das ten दस",
  11: "gyarah eleven ग्यारह",
  12: "barah twelve बारह",
  13: "terah thirteen तेरह",
  14: "chaudah fourteen चौदह",
  15: "pandrah fifteen पंद्रह पन्द्रह",
  16: "solah sixteen सोलह",
  17: "satrah seventeen सत्रह",
  18: "atharah eighteen अठारह",
  19: "unnis nineteen उन्नीस",
  20: "bees twenty बीस",
  21: "ikkis twenty-one इक्कीस",
  22: "bais twenty-two बाईस",
  23: "teis twenty-three तेईस",
  24: "chaubis twenty-four चौबीस",
  25: "pachees twenty-five पच्चीस",
  26: "chhabbis twenty-six छब्बीस",
  27: "sattais twenty-seven सत्ताईस",
  28: "atthais attais twenty-eight अट्ठाईस",
  30: "tees thirty तीस",
  50: "pachaas pachas fifty पचास",
  100: "sau hundred सौ",
};
const VALUES = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([value, words]) => words.split(" ").map((word) => [word, value])),
);
const WORD = [...VALUES.keys()].toSorted((a, b) => b.length - a.length).join("|");

// "Five Phos" is a name: in front of one, an English number needs its word for packs.
const ENGLISH =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fifty|hundred";

const PACK_WORDS = [
  "pcs?|pieces?|peece|nos?|units?|nag|पीस|नग",
  "bottles?|bottels?|btls?|botal|botle|vials?|phials?|shishi|shishiya|sheeshi|शीशी|शीशियाँ|शीशियां|बोतल|बोतलें",
  "packs?|packets?|pkts?|pounds?|lbs?|पैक|पैकेट",
  "strips?|patta|patte|पत्ता|पत्ते|boxes|box|dabba|dabbe|dabbi|dibba|डिब्बा|डिब्बे|डिब्बी|tubes?|ट्यूब|jars?",
].join("|");
/** Pattern of a word for a pack in English or Hindi, with what ties it to a name ("of", "ki"). */
export const PACK_WORD = `(?:${PACK_WORDS})\\.?(?![\\p{L}\\p{M}\\p{N}])(?:\\s+(?:of|ki|ke|ka|की|के|का)(?![\\p{L}\\p{M}]))?`;

const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}\\p{N}-])";
const IN_FRONT = new RegExp(`^(?!(?:${ENGLISH})${END})(${WORD})${END}(?=\\s+\\S)`, "iu");
const BEFORE_PACKS = new RegExp(`${START}(${WORD})(?=\\s+(?:${PACK_WORD}|dozen|darjan|दर्जन))`, "giu");
const AFTER_SIGN = new RegExp(`(?<=(?:\\s[x*@-]|[:=;,|]|qty\\.?|quantity)\\s*)(${WORD})$`, "iu");
// "Arnica 30 do" may say "two" or "give".
const AT_THE_END = new RegExp(`(?<=\\d\\s.*|\\d\\s)${START}(?!do$|दो$)(${WORD})$`, "iu");
const NUMBERED = new RegExp(`(?<=${START}(?:no|number|nambar|नंबर)\\.?\\s)(${WORD})${END}`, "giu");
const DOZENS =
  /(?<![\p{L}\p{M}\p{N}])(?:(\d{1,3}|half)\s*)?(?:dozens?|doz|darjan|दर्जन)(?![\p{L}\p{M}\p{N}])/giu;

const COURTESY = "please|plz|pls|kindly|bhaiyya|bhaiya|bhai|ji|sir|madam|कृपया|भैया|भाई|जी|सर";
const OPENING = new RegExp(
  `^(?:${COURTESY}|mujhe|humein|hamein|aur(?![ -](?:met|mur|ars|iod|sulph|nat|m\\b))|मुझे|हमें|और)[\\s,]+`,
  "iu",
);
const CLOSING = new RegExp(
  `[\\s,]+(?:${COURTESY}|(?:de|bhej|kar|दे|भेज|कर)\\s+(?:do|dena|dijiye|दो|देना|दीजिए|दीजिये)|dedo|dijiye|dena|bhejo|bhejna|bhejiye|chahiye|chaiye|दीजिए|दीजिये|देना|भेजो|भेजना|भेजिए|चाहिए)[.!]*$`,
  "iu",
);

/** "Half litre", "aadha kilo". */
const HALF =
  /(?<![\p{L}\p{M}\p{N}.])(?:(?:half|a+dh[ai]|आधा)\s+|0?\.5\s?)(?:l(?=\s|$)|lit(?:re|er)|ltr|लीटर|(kilo|kg|किलो))(?![\p{L}\p{M}])/giu;
const OUNCE = /(?<![\p{L}\p{N}])(?:1|one|ek)\s?(?:oz|ounce)(?![\p{L}])/giu;

/** The line with digits for number words that count packs or number a medicine ("bio combination no pachees"), and without words of courtesy; "2 dozen" is "24 pcs", "half litre" 500 ml. */
export function withPackDigits(line: string): string {
  const digits = (word: string) => VALUES.get(word.toLowerCase()) ?? word;
  return withoutCourtesy(line)
    .replace(HALF, (_, weight?: string) => (weight ? "500 g" : "500 ml"))
    .replace(OUNCE, "30 ml")
    .replace(NUMBERED, digits)
    .replace(IN_FRONT, digits)
    .replace(BEFORE_PACKS, digits)
    .replace(AFTER_SIGN, digits)
    .replace(AT_THE_END, digits)
    .replace(
      DOZENS,
      (_, count?: string) => `${count?.toLowerCase() === "half" ? 6 : Number(count ?? 1) * 12} pcs`,
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** True when the last word may say "two" or, in Hindi, "give". */
export function endsInDo(line: string): boolean {
  return /\d.*\s(?:do|दो)$/iu.test(line);
}

function withoutCourtesy(line: string): string {
  let [before, after] = ["", line];
  while (before !== after) {
    before = after;
    const shorter = after.replace(OPENING, "").replace(CLOSING, "");
    if (/\p{L}|\d{8}/u.test(shorter)) after = shorter;
  }
  return after;
}
