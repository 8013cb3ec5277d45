import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatKeyRing, type NamedKey, nextKeyId, parseKeyRing } from "#app/domain/key-ring.ts";
import { syncToDisk } from "./postgres/private-files.ts";

type Place = { encryptionKey: string | undefined; dataDir: string };

/** The keys of ENCRYPTION_KEY, else those kept in the data folder; undefined where there are none. A file that holds something else stops the start. */
export function readKeys({ encryptionKey, dataDir }: Place): NamedKey[] | undefined {
  const file = fileIn(dataDir);
  const text = encryptionKey ?? readText(file);
  if (text === undefined) return undefined;
  const keys = parseKeyRing(text);
  if (keys.ok) return keys.value;
  throw new Error(
    `${file} holds no keys that can be read. Bring the file back from a copy of DATA_DIR: without it health data and links of the shop do not open.`,
  );
}

/** Makes the first key and keeps it in the data folder; of two starts at once both get the same. */
export function makeKeys({ dataDir }: Pick<Place, "dataDir">): NamedKey[] {
  writeDraft({ dataDir, keys: [newKey([])] }, (draft, file) => {
    try {
      linkSync(draft, file);
    } catch {
      // It is there by now, or the disk knows no links.
      if (!existsSync(file)) renameSync(draft, file);
    }
  });
  return readKeys({ dataDir, encryptionKey: undefined })!;
}

/** Keeps the keys in the data folder in place of those before, whole or not at all, for the shop's own account only. */
export function keepKeys(kept: { dataDir: string; keys: readonly NamedKey[] }): void {
  writeDraft(kept, renameSync);
}

function writeDraft(
  { dataDir, keys }: { dataDir: string; keys: readonly NamedKey[] },
  move: (draft: string, file: string) => void,
): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = fileIn(dataDir);
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, `${formatKeyRing(keys)}\n`, { mode: 0o600, flag: "wx" });
    syncToDisk(draft);
    move(draft, file);
    syncToDisk(dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A random key with a name that none of these has. */
export function newKey(keys: readonly NamedKey[]): NamedKey {
  return { id: nextKeyId(keys), key: randomBytes(32).toString("base64url") };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "encryption-keys");
}
