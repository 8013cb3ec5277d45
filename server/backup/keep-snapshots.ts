import { isSnapshotDue } from "#app/domain/copy-state.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import type { Log } from "#server/postgres/log.ts";
import { type KeptCommand, keepCommand } from "./keep-command.ts";
import { readCopySettings } from "./settings.ts";

/** Has a shop whose database lies on the owner's server copied once a day while it is open, where copies were turned on. */
export function keepSnapshots({ dataDir, log }: { dataDir: string; log: Log }): KeptCommand {
  return keepCommand("now", {
    dataDir,
    async isDue() {
      const settings = readCopySettings(dataDir);
      return settings !== undefined && isSnapshotDue(await readCopyState(dataDir), settings, new Date());
    },
    onFailed: () => log.warn("The shop could not be copied: npm run backup -- status says why."),
    onError: (error) => log.warn(`The shop could not be copied: ${error.message}`),
  });
}
