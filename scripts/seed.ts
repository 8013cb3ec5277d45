import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { runCommand } from "#server/command.ts";

await runCommand(async ({ db, url, ownerUrl }) => {
  await migrateDatabase(ownerUrl, { shopUrl: url });
  console.table(await seedDatabase(db, { now: new Date() }));
  return 0;
});
