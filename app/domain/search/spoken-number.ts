// Numbers as they are said: "nine eight one two", "nau aath ek do", "अट्ठानवे बारह".

import { looseSpelling } from "#app/domain/search/loose-spelling.ts";

const ONE_DIGIT = `zero ziro jiro nil shunya shuny sifar one two three four five six seven eight nine van tu thri for faiv phaiv siks sevan et
  nain oh ek do teen char paanch panch chhe chhah chah che chhai saat sat aath aat nau`;
const TWO_DIGITS = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty
  sixty seventy eighty ninety das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees ikkis bais teis chaubis pachis
  chhabbis sattais athais untis tees ikattis battis taintis tentis chauntis paintis chhattis saintis adtis untalis chalis iktalis
  bayalis taintalis tentalis chavalis chauvalis paintalis chhiyalis saintalis adtalis unchas pachas ikyavan bavan tirepan tirpan
  chauvan pachpan chhappan sattavan athavan unsath saath iksath basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar
  sattar ikhattar bahattar tihattar chauhattar pachhattar chhihattar satahattar athahattar unyasi unasi assi ikyasi bayasi tirasi
  chaurasi pachasi chhiyasi satasi athasi navasi nabbe navve ikyanve banve baanve tiranve chauranve panchanve pachanve chhiyanve
  sattanve atthanve ninyanve`;

const DIGITS = new Map<string, number>();
for (const [words, digits] of [
  [TWO_DIGITS, 2],
  [ONE_DIGIT, 1],
] as const)
  for (const word of words.trim().split(/\s+/)) DIGITS.set(spelling(word), digits);

/** How many digits a spoken number has; undefined for any other word. "Double" adds one, "triple" two. */
export function spokenDigits(word: string): number | undefined {
  const spelt = spelling(word);
  return { duble: 1, double: 1, dabal: 1, triple: 2, tripl: 2, tripal: 2 }[spelt] ?? DIGITS.get(spelt);
}

/** Whether a word only says how large the number before it is. */
export function isMultiplier(word: string): boolean {
  return /^(sau|hundred|hajar|thousand|lakh|lac)$/.test(spelling(word));
}

function spelling(word: string): string {
  return looseSpelling(word)
    .replace(/anave$/, "anve")
    .replace(/^bhai/, "bai");
}
