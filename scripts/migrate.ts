import { migrateDatabase } from "#app/db/migrate.server.ts";
import { runCommand } from "#server/command.ts";

await runCommand(async ({ url }) => {
  await migrateDatabase(url);
  return 0;
});
