import { readConfig } from "#app/config.server.ts";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { openDatabaseServer } from "#server/database.ts";

/** Does something in the database of the shop of that data folder, while the shop is open. */
export async function inShopDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir });
  const server = await openDatabaseServer(config, { info: () => undefined, warn: console.warn });
  const { db, close } = openDatabase(server.url);
  try {
    return await work(db);
  } finally {
    await close();
    await server.stop();
  }
}
