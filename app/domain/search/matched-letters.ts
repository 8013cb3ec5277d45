// Which letters of a name were typed, so that one sees why it is offered: of each word typed the beginning of a word of the name,
// as far as both agree.

/** A piece of a name, and whether it was typed. */
export type LetterRun = { text: string; isMatched: boolean };

const WORD_BEGINS = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu;
const LEAST_LETTERS = 2;

/** The name in pieces, those that were typed marked; joined they are the name. */
export function matchedLetters(name: string, typed: string): LetterRun[] {
  const lower = name.toLowerCase();
  // Where small letters are more than large ones, places of one are not those of the other.
  if (lower.length !== name.length) return [{ text: name, isMatched: false }];
  const begins = [...lower.matchAll(WORD_BEGINS)].map(({ index }) => index);
  const ends = new Map<number, number>();
  for (const word of typed.toLowerCase().split(/\s+/).filter(Boolean)) {
    const [best] = begins
      .filter((at) => !ends.has(at))
      .map((at) => ({ at, length: agreed(lower.slice(at), word) }))
      .toSorted((a, b) => b.length - a.length);
    if (best && isEnough(best.length, word)) ends.set(best.at, best.at + best.length);
  }
  return cut(name, ends);
}

/** Whether so many letters are the word, or most of it as it is called here: "arni" of "arnika", "30" of "30c". */
function isEnough(length: number, word: string): boolean {
  return length === word.length || (length >= LEAST_LETTERS && length * 2 >= word.length);
}

function agreed(text: string, word: string): number {
  let length = 0;
  while (length < word.length && text[length] === word[length]) length++;
  return length;
}

function cut(name: string, ends: Map<number, number>): LetterRun[] {
  const runs: LetterRun[] = [];
  let at = 0;
  for (const [begin, end] of [...ends].toSorted((a, b) => a[0] - b[0])) {
    runs.push(
      { text: name.slice(at, begin), isMatched: false },
      { text: name.slice(begin, end), isMatched: true },
    );
    at = end;
  }
  runs.push({ text: name.slice(at), isMatched: false });
  return runs.filter(({ text }) => text !== "");
}
