import { type Database, openDatabase } from "#app/db/client.server.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { serverAt, shopUrl } from "#server/postgres/connection.ts";
import { findHome, prepareSocketDirectory } from "#server/postgres/place.ts";

/** The database that a running shop keeps for itself in its data folder. */
export function openDatabaseOf({ dataDir }: { dataDir: string }): Database {
  const account = chooseAccount();
  const home = findHome({ dataDir, account, log: { info: () => undefined, warn: () => undefined } });
  const address = { host: prepareSocketDirectory({ home, account }), port: 5432 };
  return openDatabase(shopUrl(serverAt({ home, address })), { maxConnections: 2, waits: "long" });
}
