// Numbers that are somebody's: of a phone, a card, a house, an order, a prescription; in digits of any script or in words.

import { isMultiplier, spokenDigits } from "#app/domain/search/spoken-number.ts";

/** So many digits in a row are no potency and no pack: a PIN code has six. */
const LONGEST = 5;
const POTENCIES = new Set([
  ..."0 1 2 3 4 5 6 8 9".split(" "),
  ..."10 11 12 15 18 20 24 30 50 60 100 200 500".split(" "),
]);
const LONG_POTENCIES = new Set(["1000", "10000", "50000", "100000", "1000000"]);
const UNIT =
  /^(ml|mls|ltr|l|g|gm|gms|gram|grams|kg|mg|mcg|iu|tab|tabs|tablets?|cap|caps|capsules?|pills?|pcs?|pieces?|packs?|rs|rupees?|x|c|ch|d|m|k|मिली|एमएल|ग्राम|गोली|रुपये)$/;
/** Where the digits of a script begin. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/** Whether a text holds such a number. */
export function hasLongNumber(text: string): boolean {
  const words = withPlainDigits(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const run: string[] = [];
  for (const [at, word] of words.entries()) {
    if (isLongAlone(word, words[at + 1])) return true;
    if (isMultiplier(word)) continue;
    if (isPart(word, words[at + 1])) run.push(word);
    else run.length = 0;
    if (run.reduce((sum, part) => sum + digitsOf(part), 0) > LONGEST && !areAllPotencies(run)) return true;
  }
  return false;
}

/** Small Latin digits for those of other scripts, and nothing that only frames a digit. */
function withPlainDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}|\ufe0f|\u20e3/gu, "")
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = ZEROS.find((each) => code >= each && code < each + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}

/** A group of digits that is no potency, pack or weight, or a word with as many digits as a number of somebody's. */
function isLongAlone(word: string, next = ""): boolean {
  const digits = word.replace(/\D/g, "");
  if (/^\d+$/.test(word))
    return digits.length > 3 && !LONG_POTENCIES.has(digits) && !(digits.length <= LONGEST && UNIT.test(next));
  // "9812345o78", "abcpk1234e"; "10000ml" is a pack.
  return digits.length > 3 && !/^\d{4,5}[a-z]{1,7}$/.test(word);
}

function isPart(word: string, next = ""): boolean {
  return /^\d+$/.test(word) ? !UNIT.test(next) : spokenDigits(word) !== undefined;
}

function digitsOf(part: string): number {
  return /^\d+$/.test(part) ? part.length : (spokenDigits(part) ?? 0);
}

/** "30 200 1000" is a list of potencies; single digits make one only beside longer ones. */
function areAllPotencies(run: readonly string[]): boolean {
  const singles = run.filter((part) => part.length === 1);
  return singles.length <= 1 && run.every((part) => POTENCIES.has(part) || LONG_POTENCIES.has(part));
}
