const LONGEST_QUEUE = 100;
/** After each work a pause of so many times as long: a tenth of one processor at most. */
const PAUSE_TIMES = 9;

/** Does what nobody waits for, one after the other, in a tenth of the time; where too much is asked, the oldest is left undone. */
export function doBeside(): (work: () => Promise<void>) => void {
  const queue: (() => Promise<void>)[] = [];
  let isBusy = false;

  async function next(): Promise<void> {
    const work = queue.shift();
    isBusy = work !== undefined;
    if (!work) return;
    const startedAt = performance.now();
    await work().catch(() => undefined);
    setTimeout(next, PAUSE_TIMES * (performance.now() - startedAt)).unref();
  }

  return (work) => {
    queue.push(work);
    if (queue.length > LONGEST_QUEUE) queue.shift();
    if (!isBusy) void next();
  };
}
