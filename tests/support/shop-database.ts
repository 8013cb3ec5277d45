import { readConfig } from "#app/config.server.ts";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { openDatabaseServer } from "#server/database.ts";
import { readKeys } from "#server/encryption-keys.ts";

/** Does something in the database of the shop of that data folder, while the shop is open; as its role, or as the owner of its tables. */
export async function inShopDatabase<T>(
  dataDir: string,
  work: (db: Db) => Promise<T>,
  { as = "shop" }: { as?: "shop" | "owner" } = {},
): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, ENCRYPTION_KEY: process.env.ENCRYPTION_KEY });
  holdKeys(readKeys(config) ?? []);
  const server = await openDatabaseServer(config, { info: () => undefined, warn: console.warn });
  const { db, close } = openDatabase(as === "owner" ? server.ownerUrl : server.url);
  try {
    return await work(db);
  } finally {
    await close();
    await server.stop();
  }
}
