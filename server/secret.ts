import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncToDisk } from "./postgres/private-files.ts";

type Place = { sessionSecret: string | undefined; dataDir: string };

const SHORTEST = 32;

/** The secret that signs cookies: SESSION_SECRET, else one made at the first start and kept in the data folder. */
export function findSecret({ sessionSecret, dataDir }: Place): string {
  if (sessionSecret) return sessionSecret;
  const file = fileIn(dataDir);
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    syncToDisk(draft);
    moveUnlessThere(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file)!;
}

/** Refuses a kept secret that is too short to sign anything; an empty file is what a full disk once left. */
export function checkSecret({ sessionSecret, dataDir }: Place): void {
  if (!sessionSecret) readSecret(fileIn(dataDir));
}

// Whole or not at all, and only one of two starts at once makes it.
function moveUnlessThere(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    // It is there by now, or the disk knows no links.
    if (!existsSync(file)) renameSync(draft, file);
  }
}

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const { length } = secret.trim();
  if (length >= SHORTEST) return secret;
  throw new Error(
    `The secret in ${file} has ${length} characters instead of at least ${SHORTEST}. Bring the file back from a copy of DATA_DIR, or set SESSION_SECRET. If both are lost, delete the file: a new one is made, everybody is signed out, and second factors must be set up anew.`,
  );
}

function fileIn(dataDir: string): string {
  return join(dataDir, "session-secret");
}
