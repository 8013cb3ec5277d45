import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { Connection } from "#app/db/connection.server.ts";
import { type CatalogChange, parseChange } from "#app/domain/catalog-change.ts";

export type CatalogListener = {
  /** Resolves to true once `onChange` was called for every change committed before this call; false when that cannot be known. */
  catchUp(): Promise<boolean>;
  /** Whether changes arrive, as far as is known without asking. */
  isListening(): boolean;
  stop(): Promise<void>;
};

/** Calls `onChange` whenever the catalogue has changed, and whenever a change may have been missed. */
export function listenToCatalog(url: string, onChange: (change: CatalogChange) => void): CatalogListener {
  let isStopped = false;
  let client: Connection | undefined;
  let isListening = false;
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | undefined;
  const following = follow();

  async function follow() {
    while (!isStopped) {
      try {
        await untilDisconnected();
      } catch {
        // The next round connects again.
      }
      isListening = false;
      if (isStopped) return;
      onChange({ kind: "unknown" });
      await sleep(500);
    }
  }

  async function untilDisconnected() {
    client = new Connection({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 2_000 });
    const ended = new Promise<void>((resolve) => {
      client!.once("end", resolve);
      client!.on("error", () => resolve());
    });
    client.on("notification", ({ payload }) => onChange(parseChange(payload)));
    await client.connect();
    await client.query("listen catalog_changed");
    onChange({ kind: "unknown" });
    isListening = true;
    await ended;
  }

  // PostgreSQL signals the listeners before it tells the writer that the change is committed, and a listener hands over
  // what it was signalled before it is ready for the next statement: so one answer on this connection comes after the news.
  async function ask(): Promise<boolean> {
    const asked = client;
    if (!isListening || !asked) return false;
    try {
      await asked.query("select");
      return isListening && asked === client;
    } catch {
      isListening = false;
      asked.end().catch(() => undefined);
      return false;
    }
  }

  return {
    // A question on its way may have been answered before the change: who comes meanwhile shares the one after it.
    catchUp() {
      next ??= Promise.all([underWay, nextTurn()]).then(() => {
        next = undefined;
        const answer = ask();
        underWay = answer;
        return answer;
      });
      return next;
    },
    isListening: () => isListening,
    async stop() {
      isStopped = true;
      await client?.end().catch(() => undefined);
      await following;
    },
  };
}
