import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CopyState } from "#app/domain/copy-state.ts";

/** The file in which the round that copies notes how it went. */
export function copyStateFile(dataDir: string): string {
  return join(dataDir, "backup", "state.json");
}

/** How it is with the copies of this data folder; undefined while none are kept. */
export async function readCopyState(dataDir: string): Promise<CopyState | undefined> {
  const text = await readFile(copyStateFile(dataDir), "utf8").catch(() => "");
  try {
    return JSON.parse(text) as CopyState;
  } catch {
    return undefined;
  }
}
