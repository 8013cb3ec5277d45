import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder for a shop's data, which the account of its database may enter too: else the database would lie elsewhere, and stay there. */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `materia-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
