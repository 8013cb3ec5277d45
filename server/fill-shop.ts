import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { seedPlaces } from "#app/db/seed/places.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";

// PIN codes and places are facts that every shop needs; the catalogue is only for a shop that wants the demo.
const { databaseUrl, seed } = readConfig(process.env);
const { db, close } = openDatabase(databaseUrl!);
try {
  if (seed === "none") await seedPlaces(db);
  else await seedDatabase(db, { now: new Date() });
} finally {
  await close();
}
