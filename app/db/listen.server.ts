import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Calls `onChange` whenever the catalogue has changed, and whenever a change may have been missed; returns how to stop. */
export function listenToCatalog(url: string, onChange: () => void): () => Promise<void> {
  let isStopped = false;
  let client: pg.Client | undefined;
  const following = follow();

  async function follow() {
    while (!isStopped) {
      try {
        await untilDisconnected();
      } catch {
        // The next round connects again.
      }
      onChange();
      if (!isStopped) await sleep(500);
    }
  }

  async function untilDisconnected() {
    client = new pg.Client({ connectionString: url });
    const ended = new Promise<void>((resolve) => {
      client!.once("end", resolve);
      client!.on("error", () => resolve());
    });
    client.on("notification", onChange);
    await client.connect();
    await client.query("listen catalog_changed");
    onChange();
    await ended;
  }

  return async () => {
    isStopped = true;
    await client?.end().catch(() => undefined);
    await following;
  };
}
