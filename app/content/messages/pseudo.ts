const LATIN = "abcdefghijklmnopqrstuvwxyz";
const DEVANAGARI = "अबकदएफगहइजकलमनओपखरसतउवषघयझ";
/** A letter, but none of an address, a placeholder such as {name} or a mark such as &amp; */
const UNTOUCHED = /(?:https?:\/\/|mailto:|tel:)\S*|[\w.]+@[\w.]+|\{\w+\}|&\w+;|\uE000[^\uE001]*\uE001/g;
/** Where a link among the words leads to. */
const ADDRESS = /^\/[\w/?=&#-]*$/;
const MARK = /[\uE000\uE001]/g;

/** English written in Devanagari letters, for tests: of the same length, with everything that is put into it as it was. */
export function pseudo<Words>(english: Words): Words {
  return rewrite(english) as Words;
}

function rewrite(value: unknown): unknown {
  if (typeof value === "string") return rewriteText(value);
  if (typeof value === "function") return (...asked: unknown[]) => rewriteSaid(value as Say, asked);
  return eachPart(value, rewrite);
}

function rewriteText(text: string): string {
  if (ADDRESS.test(text)) return text;
  let from = 0;
  let written = "";
  for (const kept of text.matchAll(UNTOUCHED)) {
    written += lettersOf(text.slice(from, kept.index)) + unwrapped(kept[0]);
    from = kept.index + kept[0].length;
  }
  return written + lettersOf(text.slice(from));
}

/** Without its own mark; one inside stays, for whoever asked with a text that was marked already. */
function unwrapped(kept: string): string {
  return kept.startsWith("\uE000") ? kept.slice(1, -1) : kept;
}

function lettersOf(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => DEVANAGARI[LATIN.indexOf(letter.toLowerCase())]!);
}

type Say = (...asked: unknown[]) => unknown;

/** What is put in is found by marking it: a mark that changes what is said stood on a word that chooses, not on one that is shown. */
function rewriteSaid(say: Say, asked: unknown[]): unknown {
  const plain = say(...asked);
  const shown = new Set<string>();
  for (const text of textsIn(asked))
    if (sameWithMarks(say, asked, plain, (other) => other === text)) shown.add(text);
  const marked = sameWithMarks(say, asked, plain, (text) => shown.has(text));
  return rewrite(marked ? marked.said : plain);
}

function sameWithMarks(say: Say, asked: unknown[], plain: unknown, isMarked: (text: string) => boolean) {
  try {
    const said = say(...(markTexts(asked, isMarked) as unknown[]));
    return unmarked(said) === unmarked(plain) ? { said } : undefined;
  } catch {
    return undefined;
  }
}

function unmarked(said: unknown): string | undefined {
  return JSON.stringify(eachText(said, (text) => text.replace(MARK, "")));
}

function markTexts(value: unknown, isMarked: (text: string) => boolean): unknown {
  return eachText(value, (text) => (isMarked(text) ? `\uE000${text}\uE001` : text));
}

function textsIn(value: unknown): Set<string> {
  const texts = new Set<string>();
  eachText(value, (text) => {
    if (/[a-z]/i.test(text)) texts.add(text);
    return text;
  });
  return texts;
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  return eachPart(value, (part) => eachText(part, change));
}

function eachPart(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}
