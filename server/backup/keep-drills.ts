import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDrillDue } from "#app/domain/drill-state.ts";
import { readCopyState, readDrillState } from "#app/integrations/copy-state.server.ts";
import type { Log } from "#server/postgres/log.ts";
import { clearScratch, DRILL_FOLDER, REWIND_FOLDER } from "./scratch.ts";

const LOOK_EVERY_MS = 10 * 60_000;
const LONGEST_STOP_MS = 10_000;

/** Has the copies tested once a week while the shop is open, by a process of its own that everything else goes before. */
export function keepDrills({ dataDir, log }: { dataDir: string; log: Log }): { stop(): Promise<void> } {
  let drill: ChildProcess | undefined;
  let isStopped = false;
  const timer = setInterval(() => void look().catch(complain), LOOK_EVERY_MS).unref();
  // What was there when the machine died.
  for (const folder of [DRILL_FOLDER, REWIND_FOLDER]) clearScratch(dataDir, folder).catch(complain);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      if (!drill) return;
      const ended = once(drill, "exit");
      drill.kill("SIGTERM");
      await Promise.race([ended, sleep(LONGEST_STOP_MS, undefined, { ref: false })]);
    },
  };

  async function look(): Promise<void> {
    if (drill) return;
    const [copies, last] = await Promise.all([readCopyState(dataDir), readDrillState(dataDir)]);
    if (isStopped || drill || !isDrillDue(copies, last, new Date())) return;
    const env = { ...process.env, DATA_DIR: dataDir };
    drill = spawn(process.execPath, [resolve("scripts/backup.ts"), "drill"], { env, stdio: "ignore" });
    drill.once("error", complain);
    drill.once("exit", (code) => {
      drill = undefined;
      if (code === 0 || isStopped) return;
      log.warn("The copies of the shop did not pass their test: npm run backup -- status says why.");
    });
  }

  function complain(error: Error): void {
    log.warn(`The copies of the shop could not be tested: ${error.message}`);
  }
}
