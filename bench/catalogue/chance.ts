/** Draws that look like chance and are the same each time: a seed gives one row of them. */
export type Draws = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** From 0 up to, not including, `below`. */
  whole(below: number): number;
  pick<T>(list: readonly T[]): T;
};

/** Draws from a seed (mulberry32). */
export function drawsOf(seed: number): Draws {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return { next, whole, pick: (list) => list[whole(list.length)]! };
}

/** Draws of a list in which each entry comes as often as its weight says. */
export function weighted<T>(list: readonly T[], weightOf: (entry: T, at: number) => number) {
  let sum = 0;
  const ends = list.map((entry, at) => {
    sum += weightOf(entry, at);
    return sum;
  });
  return (draws: Draws): T => {
    const asked = draws.next() * sum;
    let low = 0;
    for (let high = ends.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > asked) high = middle;
      else low = middle + 1;
    }
    return list[low]!;
  };
}

/** As names and queries are met in life: the second one half as often as the first, the third one a third. */
export function zipf<T>(list: readonly T[]) {
  return weighted(list, (_, at) => 1 / (at + 1));
}
