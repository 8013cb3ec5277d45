import type { Db } from "#app/db/client.server.ts";
import { createReadings, type ReadKept } from "#app/db/readings.server.ts";

/** Reads like the shop's `readKept`, each time from the database. */
export function readAnew(db: Db): ReadKept {
  return (reader, ...args) => reader(db, ...args);
}

/** Reads each thing from the database the first time that it is asked for, and then takes it for unchanged. */
export function readAnewOnce(db: Db): ReadKept {
  return createReadings({ db, catchUp: async () => true }).readKept;
}
