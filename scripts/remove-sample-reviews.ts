import { removeSampleReviews } from "#app/db/seed/remove-samples.server.ts";
import { runCommand } from "#server/database.ts";

await runCommand(async ({ db }) => {
  console.log(`Removed ${await removeSampleReviews(db)} sample reviews.`);
  return 0;
});
