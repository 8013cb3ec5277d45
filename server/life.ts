import type { Log } from "#app/integrations/log.server.ts";

/** How long running requests may take at an end, in ms. */
type Closing = (graceMs: number) => Promise<void>;

/** What the shop opens for as long as it lives. */
export type Life = {
  /** Aborted once the shop has to end. */
  signal: AbortSignal;
  /** Notes how to close what has just been opened; what was opened last is closed first. */
  closeAtEnd(close: Closing): void;
};

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
const GRACE_MS = 10_000;
const BRIEF_GRACE_MS = 2_000;
const LONGEST_END_MS = 40_000;
const LOOK_FOR_NPM_MS = 200;

/**
 * Opens the shop, and ends the process when it is told to, when npm has gone, when opening fails or an error is caught by
 * nobody. However it ends, all that was opened by then is closed. Exit code 0 only after an end that somebody asked for.
 */
export async function live(
  open: (life: Life) => Promise<void>,
  { log, explain }: { log: Log; explain: (error: unknown) => string },
): Promise<void> {
  const closings: Closing[] = [];
  const leaving = new AbortController();
  let isOpen = false;

  for (const name of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]) process.on(name, () => leave(name));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nobody caught: the shop ends");
    void end({ code: 1, graceMs: BRIEF_GRACE_MS });
  });
  // The terminal or the pipe may be gone before the shop is.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  watchNpm(() => leave("SIGHUP"));

  const opening = open({ signal: leaving.signal, closeAtEnd: (close) => closings.push(close) });
  try {
    await opening;
    isOpen = true;
  } catch (error) {
    if (leaving.signal.aborted) return;
    process.stderr.write(`${explain(error)}\n`);
    await end({ code: 1, graceMs: 0 });
  }

  function leave(name: keyof typeof SIGNALS): void {
    if (leaving.signal.aborted) return;
    if (!isOpen) process.stderr.write(`${name} has ended the start of the shop before it was open.\n`);
    void end({ code: isOpen ? 0 : 128 + SIGNALS[name], graceMs: GRACE_MS });
  }

  async function end({ code, graceMs }: { code: number; graceMs: number }): Promise<void> {
    if (leaving.signal.aborted) return;
    leaving.abort();
    setTimeout(() => process.exit(code || 1), LONGEST_END_MS);
    // What is just being opened is closed as well.
    await opening.catch(() => undefined);
    for (const close of closings.reverse()) {
      await close(graceMs).catch((error: unknown) =>
        log.error({ err: error }, "the shop could not end cleanly"),
      );
    }
    process.exit(code);
  }
}

/** npm passes on SIGTERM and SIGINT, but by SIGHUP or SIGKILL it just goes, and its child gets another parent. */
function watchNpm(onGone: () => void): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && onGone(), LOOK_FOR_NPM_MS).unref();
}
