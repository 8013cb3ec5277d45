// Chance without surprise: the same key always gives the same number, on every machine.

/** A number from 0 up to, not including, 1 that depends on the key alone. */
export function chanceOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A whole number from `min` to `max`, both included. */
export function wholeOf(key: string, { min, max }: { min: number; max: number }): number {
  return min + Math.floor(chanceOf(key) * (max - min + 1));
}

/** One entry of a list that is not empty. */
export function pickOf<T>(list: readonly T[], key: string): T {
  return list[Math.floor(chanceOf(key) * list.length)]!;
}

/** The same entries in an order that depends on the key alone. */
export function shuffledBy<T>(list: readonly T[], key: string): T[] {
  return list
    .map((entry, index) => ({ entry, at: chanceOf(`${key} ${index}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
