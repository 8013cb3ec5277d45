import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { seedPlaces } from "#app/db/seed/places.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { isConnectionBroken } from "#app/db/unavailable.server.ts";

const BROKEN =
  "The connection to the database broke while the empty shop was filled: start again, and the next start fills it.";

// PIN codes and places are facts that every shop needs; the catalogue is only for a shop that wants the demo.
const { databaseUrl, seed } = readConfig(process.env);
// A second start waits here until the first has filled the shop.
const { db, close } = openDatabase(databaseUrl!, { waits: "long" });
try {
  if (seed === "none") await seedPlaces(db);
  else await seedDatabase(db, { now: new Date() });
} catch (error) {
  if (!isConnectionBroken(error)) throw error;
  process.stderr.write(`${BROKEN}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
