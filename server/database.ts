import { type Config, readConfig } from "#app/config.server.ts";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import type { Log } from "./postgres/log.ts";
import { openEmbeddedPostgres } from "./postgres/supervisor.ts";

export type DatabaseServer = { url: string; place: string; stop(): Promise<void> };

/** The database server of the settings: DATABASE_URL, else the shop's own below the data folder. */
export async function openDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  if (config.databaseUrl) {
    return { url: config.databaseUrl, place: "DATABASE_URL", stop: () => Promise.resolve() };
  }
  const server = await openEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: server.url, place: server.dataDir, stop: () => server.stop() };
}

/** Runs a command of the command line on the shop's database, whether or not the shop is open; a wrong setting is one sentence. */
export async function runCommand(
  work: (database: Database, config: Config) => Promise<number | undefined>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await openDatabaseServer(config, { info: () => undefined, warn: console.warn });
    const database = openDatabase(server.url);
    try {
      process.exitCode = await work(database, config);
    } finally {
      await database.close();
      await server.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
