import { once } from "node:events";
import type { Server } from "node:http";
import { Server as Door } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 100;
const LATE_MS = 20;
const LONGEST_WAIT_MS = 3_000;
const LAST_CALL_MS = 500;

/** Lets in who stands at the door, hears them out, answers what is running for as long as `graceMs` at most, then is closed, with the listeners beside its own. */
export async function closeDoor(
  server: Server,
  { besides, graceMs }: { besides: Door[]; graceMs: number },
): Promise<void> {
  const all = [server, ...besides];
  const areClosed = Promise.all(all.map((each) => once(each, "close")));
  await untilAtRest();
  // An http server's own close() would also cut those who have come in and are about to ask.
  for (const each of all) Door.prototype.close.call(each);
  await sleep(LAST_CALL_MS);
  const sweep = setInterval(() => server.closeIdleConnections(), PAUSE_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await areClosed;
  clearInterval(sweep);
  clearTimeout(cut);
}

// A listener accepts one connection in a turn of the event loop: as long as turns are slow, others stand outside.
async function untilAtRest(): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  for (let restedMs = 0; restedMs < LAST_CALL_MS && performance.now() < giveUpAt; ) {
    const startedAt = performance.now();
    await sleep(PAUSE_MS);
    restedMs = performance.now() - startedAt > PAUSE_MS + LATE_MS ? 0 : restedMs + PAUSE_MS;
  }
}
