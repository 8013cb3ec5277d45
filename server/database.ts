import type { Config } from "#app/config.server.ts";
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
