import { setTimeout as sleep } from "node:timers/promises";
import { findHolderHere, holdDataFolder } from "#server/hold-folder.ts";

const LONGEST_END_MS = 60_000;
const TRIES = 5;

/** Tells the shop of a data folder to end, waits for it, and takes the folder: whatever would start it again finds it taken until `letGo`. */
export async function takeFolder(
  dataDir: string,
  signal: AbortSignal,
): Promise<{ letGo: () => Promise<void>; wasOpen: boolean }> {
  let wasOpen = false;
  for (let tried = 1; ; tried += 1) {
    const pid = findHolderHere(dataDir)?.pid;
    if (pid !== undefined) {
      wasOpen = true;
      await endProcess(dataDir, { pid, signal });
    }
    try {
      return { letGo: await holdDataFolder({ dataDir, databaseUrl: undefined }, signal), wasOpen };
    } catch (error) {
      // A supervisor was quicker.
      if (tried === TRIES || !findHolderHere(dataDir)) throw error;
    }
  }
}

async function endProcess(
  dataDir: string,
  { pid, signal }: { pid: number; signal: AbortSignal },
): Promise<void> {
  try {
    process.kill(pid, "SIGTERM");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return;
    throw new Error(`The shop (process ${pid}) runs as another account: run this command as that one.`);
  }
  const giveUpAt = performance.now() + LONGEST_END_MS;
  while (findHolderHere(dataDir)?.pid === pid) {
    if (performance.now() > giveUpAt) throw new Error(`The shop (process ${pid}) does not end.`);
    await sleep(100, undefined, { signal });
  }
}
