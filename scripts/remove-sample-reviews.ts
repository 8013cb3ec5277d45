import { byCommand } from "#app/domain/actor.ts";
import { removeSampleReviews } from "#app/services/pages/sample-reviews.server.ts";
import { runCommand } from "#server/command.ts";

await runCommand(async ({ db }) => {
  const removed = await removeSampleReviews(db, {
    actor: byCommand("remove-sample-reviews"),
    now: new Date(),
  });
  console.log(`Removed ${removed.ok ? removed.value.rowCount : 0} sample reviews.`);
  return 0;
});
