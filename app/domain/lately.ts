/** Work whose answers are remembered: the last `most` at least, twice as many at most; two maps that take turns cost less than putting one in order at each answer. */
export function lately<Found>(most: number, work: (key: string) => Found): (key: string) => Found {
  let newer = new Map<string, Found>();
  let older = new Map<string, Found>();
  return (key) => {
    const known = newer.get(key);
    if (known !== undefined) return known;
    const found = older.get(key) ?? work(key);
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, found);
    return found;
  };
}
