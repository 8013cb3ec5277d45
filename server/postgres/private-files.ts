import { createHash } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Account } from "./account.ts";

/** Makes a directory that only the account can enter; refuses one that somebody else has put there. */
export function claimDirectory({ path, account }: { path: string; account: Account }): void {
  mkdirSync(path, { mode: 0o700, recursive: true });
  if (process.platform === "win32") return;
  const found = lstatSync(path);
  const isOurs = found.uid === process.getuid?.() || found.uid === account?.uid;
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${path} is needed for the database, but it is not a directory that only its server can enter.`,
    );
  }
  if (account) lchownSync(path, account.uid, account.gid);
}

/** Whether the account may pass through every directory down to the path (permission bits only). */
export function isReachable({ path, account }: { path: string; account: NonNullable<Account> }): boolean {
  const { uid, gid, mode } = statSync(path);
  const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & needed) === 0) return false;
  return path === dirname(path) || isReachable({ path: dirname(path), account });
}

/** Forces a file or the entries of a directory to disk. */
export function syncToDisk(path: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** The text of a file, empty when there is none. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** A short stable name for a path. */
export function shortName(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}

/** Writes a file that only the account and root can read, down to the disk. */
export function writePrivateFile({ file, text, account }: { file: string; text: string; account: Account }) {
  writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  if (account) lchownSync(file, account.uid, account.gid);
  syncToDisk(file);
}
