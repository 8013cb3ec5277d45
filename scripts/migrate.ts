import { migrateDatabase } from "#app/db/migrate.server.ts";
import { runCommand } from "#server/command.ts";

await runCommand(async ({ url, ownerUrl }) => {
  await migrateDatabase(ownerUrl, { shopUrl: url });
  return 0;
});
