import { MOVE_FOLDER, openScratch, type Scratch } from "#server/backup/scratch.ts";
import { holdDataFolder } from "#server/hold-folder.ts";

/** Does the work, with a place for what is made, while no shop of that folder is open or may open. */
export async function whileClosed<T>(
  dataDir: string,
  signal: AbortSignal,
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const letGo = await holdDataFolder({ dataDir, databaseUrl: undefined }, signal);
  try {
    const scratch = await openScratch(dataDir, MOVE_FOLDER);
    if (!scratch) throw new Error(`The shop of DATA_DIR (${dataDir}) is being moved already.`);
    return await work(scratch).finally(() => scratch.discard());
  } finally {
    await letGo();
  }
}
