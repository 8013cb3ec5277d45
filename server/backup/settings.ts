import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { CopySettings } from "#app/domain/copy-keeper.ts";
import { copyStateFile } from "#app/integrations/copy-state.server.ts";
import { readText, syncToDisk } from "#server/postgres/private-files.ts";

export const DAYS_KEPT = 30;

const inFolder = (dataDir: string, name: string) => join(dataDir, "backup", name);
const keyFile = (dataDir: string) => inFolder(dataDir, "key");
const settingsFile = (dataDir: string) => inFolder(dataDir, "settings.json");
const askedFile = (dataDir: string) => inFolder(dataDir, "copy-now");

/** The settings; undefined while no copies are kept. */
export function readCopySettings(dataDir: string): CopySettings | undefined {
  try {
    return JSON.parse(readFileSync(settingsFile(dataDir), "utf8")) as CopySettings;
  } catch (error) {
    // Settings that may not be read are not copies turned off.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Keeps the settings; the open shop follows within seconds. */
export function keepCopySettings(dataDir: string, settings: CopySettings): void {
  writeWhole(settingsFile(dataDir), JSON.stringify(settings));
}

/** No copies from now on; the key stays, for those that are there. How it went with them is forgotten, or the shop would call them late. */
export function dropCopySettings(dataDir: string): void {
  rmSync(settingsFile(dataDir), { force: true });
  rmSync(copyStateFile(dataDir), { force: true });
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

/** Whether somebody has seen the words of the key. */
export function isKeyShown(dataDir: string): boolean {
  return existsSync(inFolder(dataDir, "key-shown"));
}

/** Notes that the words of the key were shown; they are not shown again. */
export function noteKeyShown(dataDir: string): void {
  writeWhole(inFolder(dataDir, "key-shown"), "");
}

/** How far this data folder has written its copies; undefined where it has not. */
export function readReached(dataDir: string): { line: number; end: bigint } | undefined {
  const [, line, end] = /^(\d+) (\d+)$/.exec(readText(inFolder(dataDir, "reached"))) ?? [];
  return end === undefined ? undefined : { line: Number(line), end: BigInt(end) };
}

/** Notes how far; where that is lost, a new line begins, and nothing is. */
export function noteReached(dataDir: string, { line, end }: { line: number; end: bigint }): void {
  const file = inFolder(dataDir, "reached");
  writeFileSync(`${file}.new`, `${line} ${end}`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
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

/** Root hands what it made for the shop to the account of its data folder. */
export function giveToOwnerOf(dataDir: string, ...paths: string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const path of paths) chownSync(path, uid, gid);
}

/** Writes a file of the folder `backup`, whole or not at all, for the shop's own account only. */
export function writeWhole(file: string, text: string): void {
  const folder = dirname(file);
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToOwnerOf(dirname(folder), folder);
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
    giveToOwnerOf(dirname(folder), draft);
    syncToDisk(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
