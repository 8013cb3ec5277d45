import { removeSampleReviews } from "#app/services/pages/sample-reviews.server.ts";
import { runCommand } from "#server/command.ts";

await runCommand(async ({ db }) => {
  const removed = await removeSampleReviews(db, { actor: "command", now: new Date() });
  console.log(`Removed ${removed.ok ? removed.value.rowCount : 0} sample reviews.`);
  return 0;
});
