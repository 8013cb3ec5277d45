import { readConfig } from "#app/config.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabaseServer } from "#server/database.ts";

const server = await openDatabaseServer(readConfig(process.env), console);
await migrateDatabase(server.url);
await server.stop();
