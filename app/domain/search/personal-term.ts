// What somebody types into the search may say who they are. No pattern knows every name, so the office is also shown no words
// that only few have asked for (SHOWN_FROM), and what stays so rare is deleted early (KEPT_DAYS.rareSearch).

import { looksLikeAddress } from "#app/domain/form/person-name.ts";
import { hasLongNumber } from "#app/domain/search/long-number.ts";
import { namesPerson } from "#app/domain/search/person-in-words.ts";

/** What is longer is a story. */
const LONGEST = 200;
const MOST_WORDS = 8;

/** Whole words by what they tell. Mother and father are no kin here: they make tinctures and medicines. */
const TELLING = {
  contact: "e-?mail|gmail|yahoo|hotmail|outlook|rediffmail|icloud|at the rate|dot com|\\(at\\)|\\[at\\]",
  secret: "otp|pass ?(?:word|code)|(?:upi|atm) pin|cvv|aadhaa?r|pan card|ifsc",
  paper: "(?:en|qu|co|rx)\\d\\d(?:-\\d*)?|sh ?- ?\\d+",
  birth: "\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|d\\.?o\\.?b|date of birth|born (?:in|on)",
  age: "(?:aged?|umar|umr|उम्र) ?:?-? ?\\d+|\\d+ ?/ ?[mf]|\\d+ ?-?(?:y|y/o|yrs?|years?|months?|days?)?[ -]?(?:old|male|female|man|woman|boy|girl)",
  ageHindi: "\\d+ (?:sa*l|varsh|साल|वर्ष) (?:k[aei]|का|की|के)",
  kin: "(?:wife|husband|son|daughter|brother|sister|pati|patni|biwi|bet[ai]|bhai|behan|dad[ai]|nan[ai]|saas|sasur)[ ,]+\\d{1,2}(?! ?(?:ml|ch?|x|m)\\b)",
  since:
    "since|suffering|(?:past|last|from) \\d+ (?:years?|months?|weeks?|days?)|\\d+ (?:dino?|mahin[eo]|hafte|sa*l) se|\\d+ (?:दिन|महीने|हफ्ते|साल) से",
  own: "i(?:['’]m| am| have| had| was| feel| get| got| take| took| suffer)|im|my(?! (?:orders?|cart|account))|mine|our|his|her|she",
  ownHinglish:
    "mer[aei](?! order)|muj(?:h|he|ko|hko)(?!.* chah)|maine|hum+(?:ko|e)?|hama+r[aei]|us(?:k[aei]|ko)|un(?:k[aei]|ko)|apn[aei]",
  ownHindi: "मेर[ाेी]|मुझ(?:े|को)(?!.* चाह)|मैंने|हमें|हमार[ाेी]|(?:उस|उन)(?:का|की|के|को)|अपन[ाेी]",
  title:
    "(?:mr|mrs|smt|shri|shrimati|sri|kumari|mohd|श्री|श्रीमती)[. ]+[\\p{L}\\p{M}]+|[swdc]/o|patient(?:'s)? name|name is|naam hai|नाम है",
  home: "h\\.? ?no|house (?:no|number)|(?:house|flat|plot|makan) ?(?:no)?[. ]*\\d+|(?:sector|ward|gali) ?-?(?:no)?[. ]*\\d+|mohalla|vpo|tehsil",
};

const TELLS = new RegExp(
  `@|(?<![\\p{L}\\p{M}\\p{N}])(?:${Object.values(TELLING).join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
  "iu",
);

/** Whether words typed into a search may say who somebody is: they are neither counted nor kept. */
export function looksPersonal(typed: string): boolean {
  if (typed.length > LONGEST) return true;
  const words = typed.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return (
    words.split(/\s+/).length > MOST_WORDS ||
    TELLS.test(words) ||
    looksLikeAddress(words) ||
    hasLongNumber(words) ||
    namesPerson(words)
  );
}
