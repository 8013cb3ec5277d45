import { type Config, readConfig } from "#app/config.server.ts";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { openDatabaseServer } from "./database.ts";
import { readKeys } from "./encryption-keys.ts";
import { explainFailure } from "./start-failure.ts";

/** Runs a command of the command line on the shop's database, whether or not the shop is open; a wrong setting is one sentence. */
export async function runCommand(
  work: (database: Database & { ownerUrl: string }, config: Config) => Promise<number | undefined>,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    holdKeys(readKeys(config) ?? []);
    const server = await openDatabaseServer(config, { info: () => undefined, warn: console.warn });
    const database = openDatabase(server.url);
    try {
      process.exitCode = await work({ ...database, ownerUrl: server.ownerUrl }, config);
    } finally {
      await database.close();
      await server.stop();
    }
  } catch (error) {
    const words = config ? explainFailure(error, config) : (error as Error).message;
    process.stderr.write(`${words}\n`);
    process.exitCode = 1;
  }
}
