import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { readText, syncToDisk } from "./postgres/private-files.ts";

const MARKER = "database-lies-in";

/** Makes DATA_DIR where it is missing and refuses one that cannot be written. */
export function prepareDataFolder({ dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">): void {
  const trial = join(dataDir, `.written-${process.pid}`);
  try {
    // The account of the shop's own database has to pass through; an outside database needs nobody else here.
    makeFolder(dataDir, databaseUrl ? 0o700 : 0o777);
    writeFileSync(trial, "x");
    rmSync(trial);
  } catch (error) {
    rmSync(trial, { force: true });
    const { code, message } = reasonOf(error as NodeJS.ErrnoException, dataDir);
    if (code === "ENOSPC" || code === "EDQUOT") throw error;
    throw new Error(
      `DATA_DIR (${dataDir}) cannot be written (${message}): give the shop's account the right to it, or set DATA_DIR to a folder that it may write.`,
    );
  }
}

// One level at a time: making several at once goes round for ever below /proc.
function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path), 0o777);
  mkdirSync(path, { mode });
}

// Making a folder on a read-only disk says "no such file"; the nearest folder that exists knows why.
function reasonOf(error: NodeJS.ErrnoException, path: string): { code: string; message: string } {
  let nearest = path;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    return { code: error.code ?? "", message: error.message };
  } catch (denied) {
    const { code = "" } = denied as NodeJS.ErrnoException;
    return { code, message: code === "EROFS" ? "its disk is read-only" : `no right to write ${nearest}` };
  }
}

/** Where the database of this data folder's shop lies, as the last start noted it: a path, or postgres://host:port/name. */
export function readDatabasePlace(dataDir: string): string | undefined {
  return readText(join(dataDir, MARKER)).trim() || undefined;
}

/** Notes where the database lies, so that a copy of the folder can be told from a new one. */
export function noteDatabasePlace(dataDir: string, place: string): void {
  if (readDatabasePlace(dataDir) === place) return;
  const file = join(dataDir, MARKER);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${place}\n`, { mode: 0o600 });
  syncToDisk(draft);
  renameSync(draft, file);
}

/** Whether a shop has worked with this folder: its secret, a file that people sent, a letter, or the note of its database. */
export function hasHeldShop(dataDir: string): boolean {
  const isFull = (name: string) => {
    const folder = join(dataDir, name);
    return existsSync(folder) && readdirSync(folder).length > 0;
  };
  return (
    readDatabasePlace(dataDir) !== undefined ||
    existsSync(join(dataDir, "session-secret")) ||
    isFull("uploads") ||
    isFull("outbox")
  );
}
