/** Nobody asks about more slips than these. */
const FARTHEST = 250;

/** The rows of the table that two words span, used again for each pair: thousands are compared for a letter typed. */
let rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/** How many letters are wrong, missing, too many or swapped between two words; `most` + 1 when there are more than `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  const far = most + 1;
  if (Math.abs(a.length - b.length) > most) return far;
  if (b.length >= rows[0].length) rows = [0, 1, 2].map(() => new Uint8Array(2 * b.length)) as typeof rows;
  let [before, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = Math.min(column, FARTHEST);
  for (let row = 1; row <= a.length; row++) {
    let least = Math.min(row, FARTHEST);
    current[0] = least;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let slips = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) slips = Math.min(slips, before[column - 2]! + 1);
      current[column] = Math.min(slips, FARTHEST);
      least = Math.min(least, slips);
    }
    // One row may still be mended by letters that are swapped.
    if (least > far) return far;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[b.length]!, far);
}

/**
 * Numbers of a word and of what is left of it without one of its letters: two words with one slip between them share one.
 * Others may share one by chance, so whoever looks them up compares the words.
 */
export function slipNumbers(word: string): number[] {
  const numbers = [numberOf(word, -1)];
  for (let at = 0; at < word.length; at++) if (word[at] !== word[at - 1]) numbers.push(numberOf(word, at));
  return numbers;
}

/** FNV-1a of the letters without the one at `left`. */
function numberOf(word: string, left: number): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < word.length; at++)
    if (at !== left) number = Math.imul(number ^ word.charCodeAt(at), 0x01000193);
  return number | 0;
}
