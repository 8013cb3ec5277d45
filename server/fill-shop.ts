import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { seedPlaces } from "#app/db/seed/places.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { isConnectionBroken } from "#app/db/unavailable.server.ts";
import { explainFailure } from "./start-failure.ts";

const BROKEN =
  "The connection to the database broke while the empty shop was filled: start again, and the next start fills it.";

// PIN codes and places are facts that every shop needs; the catalogue is only for a shop that wants the demo.
const config = readConfig(process.env);
// A second start waits here until the first has filled the shop.
const { db, close } = openDatabase(config.databaseUrl!, { waits: "long" });
try {
  if (config.seed === "none") await seedPlaces(db);
  else await seedDatabase(db, { now: new Date() });
} catch (error) {
  const words = isConnectionBroken(error)
    ? explainFailure(new Error(BROKEN), config)
    : `The empty shop could not be filled. ${explainFailure(error, config)}`;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
