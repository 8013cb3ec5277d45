import { setImmediate as nextTurn } from "node:timers/promises";
import type { Sliced } from "#app/domain/slices.ts";

/** Does sliced work and lets the process do what is waiting after each slice, so that no visitor waits for all of it. */
export async function inTurns<Result>(work: Sliced<Result>): Promise<Result> {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
    await nextTurn();
  }
}
