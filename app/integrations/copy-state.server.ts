import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CopyState } from "#app/domain/copy-state.ts";
import type { DrillState } from "#app/domain/drill-state.ts";

/** The file in which the round that copies notes how it went. */
export function copyStateFile(dataDir: string): string {
  return join(dataDir, "backup", "state.json");
}

/** The file in which a test of the copies notes how it went. */
export function drillStateFile(dataDir: string): string {
  return join(dataDir, "backup", "drill.json");
}

/** How it is with the copies of this data folder; undefined while none are kept. */
export async function readCopyState(dataDir: string): Promise<CopyState | undefined> {
  return readState<CopyState>(copyStateFile(dataDir));
}

/** How the last test of the copies went; undefined before the first. */
export async function readDrillState(dataDir: string): Promise<DrillState | undefined> {
  return readState<DrillState>(drillStateFile(dataDir));
}

async function readState<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
