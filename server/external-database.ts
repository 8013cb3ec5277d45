import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export type Patience = {
  signal?: AbortSignal;
  /** How long a server that does not answer yet is waited for, in ms. */
  waitMs: number;
  /** Tells the person at the start that it waits. */
  say(words: string): void;
};

const PAUSE_MS = 500;
const NOT_UP_YET =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EPIPE|ENOENT|57P0[1-3]|53300|08\w{3})$/;
const NO_ANSWER = /timeout expired|connection terminated|timeout exceeded/i;

/** The place of an outside database without its user and password: postgres://host:port/name. */
export function placeOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `postgres://${host}:${port}/${database ?? ""}`;
}

/** Waits until the server at a setting's address answers; refuses in words after the wait, and at once what no wait would cure. */
export async function waitForDatabase(
  { setting, url }: { setting: "DATABASE_URL" | "MIGRATION_DATABASE_URL"; url: string },
  { signal, waitMs, say }: Patience,
): Promise<void> {
  const giveUpAt = Date.now() + waitMs;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const error = await tryToConnect(url);
    if (!error) return;
    const code = error.code ?? "";
    const reason = error.message || code;
    if (code === "3D000")
      throw new Error(
        `${setting} names a database that the server does not have (${placeOf(url)}): create it, or correct the name.`,
      );
    if (code === "28P01" || code === "28000")
      throw new Error(`${setting}: the server at ${placeOf(url)} refuses the user or the password.`);
    if (!NOT_UP_YET.test(code) && !NO_ANSWER.test(reason))
      throw new Error(`${setting}: the server at ${placeOf(url)} cannot be used (${reason}).`);
    if (attempt === 1)
      say(
        `The database at ${setting} (${placeOf(url)}) does not answer yet (${reason}); waiting for it, ${Math.round(waitMs / 1_000)} s at most.`,
      );
    if (Date.now() >= giveUpAt)
      throw new Error(
        `The database at ${setting} (${placeOf(url)}) has not answered for ${Math.round(waitMs / 1_000)} s (${reason}): start it, or set ${setting} to where it is.`,
      );
    await sleep(Math.min(PAUSE_MS, waitMs), undefined, { signal });
  }
}

async function tryToConnect(url: string): Promise<NodeJS.ErrnoException | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    await client.end().catch(() => undefined);
  }
}
