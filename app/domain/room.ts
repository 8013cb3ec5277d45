/** Room for what is under way, in bytes, for all together and for each who brings some: gives the way to leave it, or undefined where there is none. */
export function createRoom({ allBytes, eachBytes }: { allBytes: number; eachBytes: number }) {
  const taken = new Map<string, number>();
  let all = 0;
  return function enter(who: string, bytes: number): (() => void) | undefined {
    const own = (taken.get(who) ?? 0) + bytes;
    if (own > eachBytes || all + bytes > allBytes) return undefined;
    taken.set(who, own);
    all += bytes;
    return () => {
      const left = taken.get(who)! - bytes;
      if (left > 0) taken.set(who, left);
      else taken.delete(who);
      all -= bytes;
    };
  };
}
