import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 10_000;
const QUIET_MS = 2_000;
/** What was in use when it was last collected may be free by now. */
const AGAIN_MS = 10 * 60_000;
/** Less than this is not worth the pause. */
const WORTH_BYTES = 64 * 2 ** 20;

/**
 * Gives back to the machine what a start or a rush needed and nothing needs any more: V8 keeps such room for the next rush, and would
 * for ever. Takes some 150 ms, in which nobody is served, so only while nobody asks for anything.
 */
export function keepMemoryLow(
  server: Server,
  { lookEveryMs = LOOK_EVERY_MS, quietMs = QUIET_MS, againMs = AGAIN_MS } = {},
): { stop(): void } {
  let askedAt = Number.NEGATIVE_INFINITY;
  let collectedAt = Number.NEGATIVE_INFINITY;
  let lowBytes = 0;
  server.on("request", () => {
    askedAt = performance.now();
  });
  const timer = setInterval(look, lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };

  function look(): void {
    const now = performance.now();
    if (now - askedAt < quietMs) return;
    if (now - collectedAt < againMs && process.memoryUsage.rss() < lowBytes + WORTH_BYTES) return;
    collectAll();
    collectedAt = performance.now();
    lowBytes = process.memoryUsage.rss();
  }
}

// What V8 does by itself when memory runs out; a plain collection keeps the room.
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
