// Passwords are judged by length and by whether others would guess them first, never by which signs are in them
// (research/reliability.md S16).

import { COMMON_WORDS } from "#app/domain/accounts/common-words.ts";
import { INDIAN_NAMES } from "#app/domain/accounts/indian-names.ts";
import { isKnownPassword } from "#app/domain/accounts/known-passwords.ts";

export const PASSWORD_LENGTH = { min: 10, max: 200 };

export type PasswordProblem = "too-short" | "too-long" | "too-common";

const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "a1b2c3d4e5f6g7h8i9",
  "aa11bb22cc33",
  "!@#$%^&*()",
];
const BACKWARDS = RUNS.map((run) => [...run].reverse().join(""));
const SHORTEST_RUN = 3;
const LONGEST_EDGE = 8;
const FEWEST_SIGNS = 4;
const LOOKS_LIKE: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** What is wrong with a new password; `words` are those of the person and the shop, which are guessed first. */
export function passwordProblem(password: string, words: string[]): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return "too-short";
  if (length > PASSWORD_LENGTH.max) return "too-long";
  return isCommonPassword(password, words) ? "too-common" : undefined;
}

/** True for well-known passwords, those out of few signs or keyboard rows, and for one of them or one or two well-known words with some digits around. */
export function isCommonPassword(password: string, words: string[]): boolean {
  const text = repeatedUnit(password.normalize("NFKC").toLowerCase().replace(/\s/g, ""));
  if (new Set(text).size < FEWEST_SIGNS || isRuns(text)) return true;
  const known = new Set([...COMMON_WORDS, ...INDIAN_NAMES, ...words.flatMap(plainWords)]);
  return cores(text).some(
    (core) => isRuns(core) || isKnownPassword(repeatedUnit(core)) || isOneOrTwo(core, known),
  );
}

/** "abcabcabc" is no better than "abc". */
function repeatedUnit(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/** Whether the text is nothing but pieces of rows: "qwerty12345". */
function isRuns(text: string): boolean {
  let rest = text;
  while (rest.length >= SHORTEST_RUN) {
    const length = longestRun(rest);
    if (length < SHORTEST_RUN) return false;
    rest = rest.slice(length);
  }
  return rest.length < text.length;
}

function longestRun(text: string): number {
  const isRun = (piece: string) => [...RUNS, ...BACKWARDS].some((run) => run.includes(piece));
  const isSame = (piece: string) => new Set(piece).size === 1;
  for (let length = text.length; length >= SHORTEST_RUN; length--) {
    const piece = text.slice(0, length);
    if (isRun(piece) || isSame(piece)) return length;
  }
  return 0;
}

/** What may be the words of a password: without the digits and signs around them, spelt with letters. */
function cores(text: string): string[] {
  const edge = `[^a-z]{0,${LONGEST_EDGE}}`;
  const bare = text
    .replace(new RegExp(`^${edge}(?=[a-z@$])`), "")
    .replace(new RegExp(`(?<=[a-z0])${edge}$`), "");
  const spelt = (word: string) => [...word].map((sign) => LOOKS_LIKE[sign] ?? sign).join("");
  const lettersOnly = (word: string) => word.replace(/[^a-z]/g, "");
  const digitsInside = bare.replace(/[a-z]/g, "").length;
  return [text, bare, spelt(text), spelt(bare), ...(digitsInside <= LONGEST_EDGE ? [lettersOnly(bare)] : [])];
}

function isOneOrTwo(core: string, known: Set<string>): boolean {
  const word = repeatedUnit(core);
  if (known.has(core) || known.has(word)) return true;
  for (let cut = 2; cut <= word.length - 2; cut++)
    if (known.has(word.slice(0, cut)) && known.has(word.slice(cut))) return true;
  return false;
}

/** "Sohna Homeo Hall" gives its words and all of it as one; "asha@example.org" likewise. */
function plainWords(words: string): string[] {
  const parts = words
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= SHORTEST_RUN);
  return [...parts, parts.join("")];
}
