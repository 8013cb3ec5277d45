import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const MOST_TRIES = 8;

/** Drops a database with the connections left open on it, for its owner. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  // No role of ours may force out the server's own cleaning: it makes way for a plain drop, which in turn waits for our connections.
  const drop = async (tries: number): Promise<void> => {
    try {
      await client.query(`drop database if exists ${name} ${tries % 2 === 0 ? "with (force)" : ""}`);
    } catch (error) {
      if (tries + 1 === MOST_TRIES) throw error;
      await sleep(200);
      await drop(tries + 1);
    }
  };
  await drop(0).finally(() => client.end());
}
