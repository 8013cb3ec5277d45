/** A line for costly work: `atOnce` of it at the same time, `mostWaiting` more in turn; undefined, at once, for what comes when the line is full. */
export function createLine({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inLine<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return undefined;
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
