import { readConfig } from "#app/config.server.ts";
import { removeSampleReviews } from "#app/db/seed/remove-samples.server.ts";
import { withDatabase } from "#server/database.ts";

await withDatabase(readConfig(process.env), async ({ db }) => {
  console.log(`Removed ${await removeSampleReviews(db)} sample reviews.`);
});
