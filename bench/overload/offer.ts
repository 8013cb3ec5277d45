import { setTimeout as sleep } from "node:timers/promises";
import { newTally, type Tally, within } from "./tally.ts";
import { type Visiting, visit } from "./visits.ts";

const STEP_SECONDS = 6;
const FIRST_PER_SECOND = 1.5;
const STEEPNESS = 1.4;
const MOST_PER_SECOND = 500;
/** What a person calls slow. */
const SLOW_MS = 1_000;

type Offered = Omit<Visiting, "tally">;

/** So many visits begin in each second, however slowly those before are answered; ends once the last is over. */
export async function offer(
  visiting: Offered,
  {
    perSecond,
    seconds,
    eachSecond,
  }: { perSecond: number; seconds: number; eachSecond?: (tally: Tally) => void },
): Promise<Tally> {
  const tally = newTally();
  const under = new Set<Promise<void>>();
  const startedAt = performance.now();
  let told = 0;
  for (let begun = 0; begun < perSecond * seconds; begun++) {
    const due = startedAt + (1000 * begun) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    const one = visit({ ...visiting, tally }).finally(() => under.delete(one));
    under.add(one);
    if (Math.floor((performance.now() - startedAt) / 1000) > told) {
      told++;
      eachSecond?.(tally);
    }
  }
  await Promise.all(under);
  return tally;
}

/** Offers more and more until somebody is refused or one in twenty waits for longer than a second; the last rate before that, in visits a second. */
export async function findSustainable(
  visiting: Offered,
  tell: (perSecond: number, tally: Tally) => void,
): Promise<number> {
  let sustained = FIRST_PER_SECOND;
  for (let perSecond = FIRST_PER_SECOND; perSecond < MOST_PER_SECOND; perSecond *= STEEPNESS) {
    const tally = await offer(visiting, { perSecond, seconds: STEP_SECONDS });
    tell(perSecond, tally);
    if (tally.refused > 0 || tally.faults.size > 0 || within(0.95, tally) > SLOW_MS) break;
    sustained = perSecond;
  }
  return sustained;
}
