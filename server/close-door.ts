import { once } from "node:events";
import type { Server } from "node:http";
import { Server as Door } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 100;
const LATE_MS = 20;
const LONGEST_WAIT_MS = 3_000;
const LAST_CALL_MS = 500;

/** Lets in who stands at the door, hears them out, answers what is running for as long as `graceMs` at most, then is closed. */
export async function closeDoor(server: Server, graceMs: number): Promise<void> {
  const isClosed = once(server, "close");
  await untilAtRest();
  // An http server's own close() would also cut those who have come in and are about to ask.
  Door.prototype.close.call(server);
  await sleep(LAST_CALL_MS);
  const sweep = setInterval(() => server.closeIdleConnections(), PAUSE_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await isClosed;
  clearInterval(sweep);
  clearTimeout(cut);
}

// One connection is accepted in a turn of the event loop: as long as turns are slow, others stand outside.
async function untilAtRest(): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  for (let restedMs = 0; restedMs < LAST_CALL_MS && performance.now() < giveUpAt; ) {
    const startedAt = performance.now();
    await sleep(PAUSE_MS);
    restedMs = performance.now() - startedAt > PAUSE_MS + LATE_MS ? 0 : restedMs + PAUSE_MS;
  }
}
