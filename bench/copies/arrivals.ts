import { setTimeout as sleep } from "node:timers/promises";

/**
 * Has the work begin at random moments of a fixed rate, whether or not what came before is done, as buyers do; gives how long each took
 * from the moment it was due, in milliseconds, without those of the first `warmUpMs`.
 */
export async function arrive(
  works: (() => Promise<void>)[],
  { perSecond, warmUpMs }: { perSecond: number; warmUpMs: number },
): Promise<number[]> {
  const times: number[] = [];
  const beganAt = performance.now();
  let dueAt = beganAt;
  const running = [];
  for (const work of works) {
    // The pauses of a Poisson process.
    dueAt += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    const due = dueAt;
    await sleep(Math.max(0, due - performance.now()));
    running.push(
      work().then(() => {
        if (due - beganAt > warmUpMs) times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(running);
  return times;
}
