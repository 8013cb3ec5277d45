// Which words of a growing list begin so. Each first two letters have words of their own, put in order when they are first asked
// for: putting a hundred thousand in order at once would hold up everything else.

/** A beginning of two letters has hundreds of words. */
const MOST_BEGUN = 400;
const LETTERS = 2;

type Beginnings = {
  /** To be told of each word that is added to the list. */
  add(word: number): void;
  /** The first words in order that begin so but are longer. */
  begunBy(start: string): Generator<number>;
};

/** The beginnings of the words in that list, by their place in it. */
export function createBeginnings(texts: readonly string[]): Beginnings {
  const groups = new Map<string, { words: number[]; isInOrder: boolean }>();

  function inOrder(beginning: string): readonly number[] {
    const group = groups.get(beginning);
    if (!group) return [];
    if (!group.isInOrder) group.words.sort((a, b) => compare(texts[a]!, texts[b]!) || a - b);
    group.isInOrder = true;
    return group.words;
  }

  return {
    add(word) {
      const beginning = texts[word]!.slice(0, LETTERS);
      const group = groups.get(beginning);
      if (!group) groups.set(beginning, { words: [word], isInOrder: true });
      else {
        group.words.push(word);
        group.isInOrder = false;
      }
    },
    *begunBy(start) {
      if (start.length < LETTERS) return;
      const words = inOrder(start.slice(0, LETTERS));
      const low = firstFrom(words, { texts, start });
      for (const word of words.slice(low, low + MOST_BEGUN)) {
        const text = texts[word]!;
        if (!text.startsWith(start)) return;
        const isNumberCut = /\d$/.test(start) && /\d/.test(text[start.length] ?? "");
        if (text.length > start.length && !isNumberCut) yield word;
      }
    },
  };
}

/** The place of the first word that does not stand before that beginning. */
function firstFrom(
  words: readonly number[],
  { texts, start }: { texts: readonly string[]; start: string },
): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (texts[words[middle]!]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
