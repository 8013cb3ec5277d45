import { statfsSync } from "node:fs";
import type { Config } from "#app/config.server.ts";

const DISK_FULL = ["ENOSPC", "EDQUOT", "53100", "58030"];
const NOT_ALLOWED = ["EACCES", "EPERM", "EROFS"];
const WRONG_LOGIN = ["28P01", "28000"];
const FULL_BELOW_BYTES = 16_000_000;

/** Why a start or a command failed, in one sentence that names the setting and the remedy. */
export function explainFailure(error: unknown, config: Pick<Config, "dataDir" | "databaseUrl">): string {
  const { code, message, path, isSentence } = read(error);
  if (DISK_FULL.includes(code) || /No space left on device/.test(message) || isFull(config.dataDir))
    return diskFull(config);
  if (isSentence) return message;
  if (NOT_ALLOWED.includes(code)) return notAllowed({ path: path ?? message, config, code });
  if (WRONG_LOGIN.includes(code) || /^SASL/.test(message))
    return config.databaseUrl
      ? `DATABASE_URL: the server refuses the user or the password (${message}).`
      : `The shop's own database in DATA_DIR does not accept the password that lies beside it (${message}): bring superuser-password, shop-password and app-password back from a copy of DATA_DIR.`;
  if (code === "42501")
    return config.databaseUrl
      ? `DATABASE_URL: the user of the database may not do what the shop needs (${message}): set MIGRATION_DATABASE_URL to the owner of its tables and start the shop once, which gives the rights.`
      : `The shop's own database was not brought up to date yet (${message}): start the shop once (npm start).`;
  return `The shop cannot start (${[code, message].filter(Boolean).join(": ")}). If the cause is not plain, start once with LOG_LEVEL=debug and read the log.`;
}

/** The innermost cause; a plain Error without a code is a sentence of our own. */
function read(error: unknown) {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return { code: "", message: String(cause), isSentence: false };
  const { code = "", path } = cause as NodeJS.ErrnoException;
  const isSentence = code === "" && cause === error && cause.name === "Error";
  return { code: String(code), message: cause.message, path, isSentence };
}

function diskFull(config: Pick<Config, "dataDir" | "databaseUrl">): string {
  const free = freeBytes(config.dataDir);
  const left = free === undefined ? "" : `, ${Math.floor(free / 1_000_000)} MB are left`;
  const orElse = config.databaseUrl ? ", or that of the server at DATABASE_URL, is full" : " is full";
  return `The disk with DATA_DIR (${config.dataDir})${orElse}${left}: make room there, or set DATA_DIR to a folder on a larger disk.`;
}

function notAllowed({ path, config, code }: { path: string; config: { dataDir: string }; code: string }) {
  const why = code === "EROFS" ? "lies on a disk that is read-only" : "may not be written by this account";
  return path.startsWith(config.dataDir)
    ? `${path} ${why}: set DATA_DIR to a folder that the shop may write, or give it the right to this one.`
    : `${path} ${why}, but the shop needs it: give it the right, or start the shop as the account that installed it.`;
}

/** Free bytes on the disk of a folder; undefined where nobody says. */
export function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

function isFull(folder: string): boolean {
  const free = freeBytes(folder);
  return free !== undefined && free < FULL_BELOW_BYTES;
}
