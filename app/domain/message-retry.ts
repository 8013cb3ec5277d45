const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A shop that slept, or whose clock jumped, gives no message up before it has really tried. */
const FEWEST_TRIES = 8;

/** Until when a message is tried that is due at `dueAt`: 48 hours. */
export function tryUntil(dueAt: Date): Date {
  return new Date(dueAt.getTime() + 48 * HOUR_MS);
}

/** How many ms to wait after so many failed tries: 1, 2, 4, … minutes, then an hour; up to a tenth longer by `chance` (0 to 1), so that not all come back at once. */
export function pauseAfter(tries: number, chance: number): number {
  const pause = Math.min(MINUTE_MS * 2 ** (tries - 1), HOUR_MS);
  return Math.round(pause * (1 + chance / 10));
}

/** No message waits longer than this (ms): one that does was put off by a clock that was wrong. */
export const LONGEST_PAUSE_MS = 2 * HOUR_MS;

/** Whether a message that has failed `tries` times is given up rather than tried again at `nextTryAt`. */
export function isGivenUp(message: { tries: number; tryUntil: Date; nextTryAt: Date }): boolean {
  return message.tries >= FEWEST_TRIES && message.nextTryAt > message.tryUntil;
}

/** Stands for the reason where the words of a message no longer open. */
export const UNREADABLE_MESSAGE = "unreadable";
