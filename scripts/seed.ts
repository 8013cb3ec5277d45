import { readConfig } from "#app/config.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { withDatabase } from "#server/database.ts";

await withDatabase(readConfig(process.env), async ({ db, pool }) => {
  await migrateDatabase(pool.options.connectionString!);
  console.table(await seedDatabase(db, { now: new Date() }));
});
