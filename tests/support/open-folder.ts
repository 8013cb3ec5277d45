import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that the account of a database may enter: else the database would lie elsewhere, and stay there. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `materia-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
