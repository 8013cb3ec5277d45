import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 2_000;
/** By then a start has done what it needed room for. */
const SETTLED_MS = 10_000;
/** What was in use when it was last collected may be free by now. */
const AGAIN_MS = 10 * 60_000;
/** Less than this is not worth the pause. */
const WORTH_BYTES = 64 * 2 ** 20;

/**
 * Gives back to the machine what a start or a rush needed and nothing needs any more: V8 keeps such room for the next rush, and would
 * for ever. Takes some 150 ms, in which nobody is served, so only while nobody asks for anything: while `countAnswers`, which counts all
 * answers since the start, stays the same from one look to the next.
 */
export function keepMemoryLow(
  countAnswers: () => number,
  { lookEveryMs = LOOK_EVERY_MS, settledMs = SETTLED_MS, againMs = AGAIN_MS } = {},
): { stop(): void } {
  const settledAt = performance.now() + settledMs;
  let answers = 0;
  let collectedAt = Number.NEGATIVE_INFINITY;
  let lowBytes = 0;
  const timer = setInterval(look, lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };

  function look(): void {
    const before = answers;
    answers = countAnswers();
    const now = performance.now();
    if (answers !== before || now < settledAt) return;
    if (now - collectedAt < againMs && process.memoryUsage.rss() < lowBytes + WORTH_BYTES) return;
    collectAll();
    collectedAt = performance.now();
    lowBytes = process.memoryUsage.rss();
  }
}

// What V8 does by itself when memory runs out; a plain collection keeps the room.
function collectAll(): void {
  // While one waits its shape is not forgotten; without it every later nextTick takes seven times as long (decision 097).
  process.nextTick(() => undefined);
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
