const SHORT = 1_000;
const LONGER = 8;
const LINEAR = 3 * LONGER;
const MOST_ROUNDS = 6;

/** How many times more a text that is eight times as long may cost: less than half of what the square would be. */
export const MOST_GROWTH = LINEAR;

/**
 * How many times more processor time it takes to read a text that is eight times as long (8,000 signs): about 8 for a
 * reader that passes over it once, 64 for one whose time grows with the square. The machine's noise only ever adds, so
 * the cheapest of several readings count, and reading goes on until they are good enough or it stays too dear.
 */
export function growthOf(read: (text: string) => unknown, makeText: (length: number) => string): number {
  const [short, long] = [makeText(SHORT), makeText(SHORT * LONGER)];
  let [cheapShort, cheapLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && growth > LINEAR; round++) {
    cheapLong = Math.min(cheapLong, costOf(read, long));
    cheapShort = Math.min(cheapShort, costOf(read, short));
    growth = cheapLong / cheapShort;
  }
  return growth;
}

/** Processor time of this process in microseconds; what other processes do meanwhile is not in it. */
function costOf(read: (text: string) => unknown, text: string): number {
  const begun = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(begun);
  // A few microseconds can be neither measured nor be the square of anything.
  return Math.max(user + system, 200);
}
