import { isDrillDue } from "#app/domain/drill-state.ts";
import { readCopyState, readDrillState } from "#app/integrations/copy-state.server.ts";
import type { Log } from "#server/postgres/log.ts";
import { type KeptCommand, keepCommand } from "./keep-command.ts";
import { clearScratch, DRILL_FOLDER, REWIND_FOLDER, SNAPSHOT_FOLDER } from "./scratch.ts";

/** Has the copies tested once a week while the shop is open, by a process of its own that everything else goes before. */
export function keepDrills({ dataDir, log }: { dataDir: string; log: Log }): KeptCommand {
  const complain = (error: Error) => log.warn(`The copies of the shop could not be tested: ${error.message}`);
  // What was there when the machine died.
  for (const folder of [DRILL_FOLDER, REWIND_FOLDER, SNAPSHOT_FOLDER])
    clearScratch(dataDir, folder).catch(complain);
  return keepCommand("drill", {
    dataDir,
    async isDue() {
      const [copies, last] = await Promise.all([readCopyState(dataDir), readDrillState(dataDir)]);
      return isDrillDue(copies, last, new Date());
    },
    onFailed: () =>
      log.warn("The copies of the shop did not pass their test: npm run backup -- status says why."),
    onError: complain,
  });
}
