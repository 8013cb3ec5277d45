import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { CopyState } from "#app/domain/copy-state.ts";
import { copyStateFile } from "#app/integrations/copy-state.server.ts";

/** Notes in the shop's data folder that copies are kept, and how it is with them. */
export function noteCopies(dataDir: string, state: Partial<CopyState>): void {
  const file = copyStateFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ folder: "/copies", since: new Date().toISOString(), ...state }));
}
