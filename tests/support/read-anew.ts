import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";

/** Reads like the shop's `readKept`, each time from the database. */
export function readAnew(db: Db): ReadKept {
  return (reader, ...args) => reader(db, ...args);
}
