import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readText, syncToDisk } from "#server/postgres/private-files.ts";

/** That copies are kept, where, and for how long. */
export type CopySettings = { folder: string; since: string; days: number };

export const DAYS_KEPT = 30;

const inFolder = (dataDir: string, name: string) => join(dataDir, "backup", name);
const keyFile = (dataDir: string) => inFolder(dataDir, "key");
const settingsFile = (dataDir: string) => inFolder(dataDir, "settings.json");
const askedFile = (dataDir: string) => inFolder(dataDir, "copy-now");

/** The settings; undefined while no copies are kept. */
export function readCopySettings(dataDir: string): CopySettings | undefined {
  const text = readText(settingsFile(dataDir));
  return text ? (JSON.parse(text) as CopySettings) : undefined;
}

/** Keeps the settings; the open shop follows within seconds. */
export function keepCopySettings(dataDir: string, settings: CopySettings): void {
  writeWhole(settingsFile(dataDir), JSON.stringify(settings));
}

/** No copies from now on; the key stays, for those that are there. */
export function dropCopySettings(dataDir: string): void {
  rmSync(settingsFile(dataDir), { force: true });
}

/** The key of the copies that this machine makes: 128 bits; undefined before the first `on`. */
export function readCopyKey(dataDir: string): Buffer | undefined {
  const text = readText(keyFile(dataDir)).trim();
  return text ? Buffer.from(text, "base64url") : undefined;
}

/** Makes the key, readable by the shop's account only. */
export function makeCopyKey(dataDir: string): Buffer {
  const key = randomBytes(16);
  writeWhole(keyFile(dataDir), key.toString("base64url"));
  return key;
}

/** Asks the open shop for a whole copy now. */
export function askForBase(dataDir: string): void {
  writeWhole(askedFile(dataDir), "");
}

/** Whether one was asked for; asked once. */
export function takeAskedBase(dataDir: string): boolean {
  try {
    readFileSync(askedFile(dataDir));
  } catch {
    return false;
  }
  rmSync(askedFile(dataDir), { force: true });
  return true;
}

/** Writes a file of the folder `backup`, whole or not at all, for the shop's own account only. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
    syncToDisk(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
