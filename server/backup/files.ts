import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { readText } from "#server/postgres/private-files.ts";
import type { Vault } from "./vault.ts";

/** Folders of DATA_DIR whose files are copied; each file is written once and never changed. */
export const COPIED_FOLDERS = ["uploads", "outbox"];
const SECRETS = ["session-secret", "encryption-keys"];
/** Of the folder of the database. */
const PASSWORDS = ["superuser-password", "shop-password", "app-password"];

/** Secrets by their name below DATA_DIR. */
export type Secrets = Record<string, string>;

/** What has gone into the store since the shop was opened, so that each file goes once. */
export type KnownFiles = { names: Set<string>; secrets: string | undefined };

/** What lies in the store. */
export async function readKnownFiles(vault: Vault): Promise<KnownFiles> {
  const newest = (await vault.store.list("secrets/")).at(-1);
  const secrets = newest && digestOf(await vault.getJson<Secrets>(newest));
  return { names: new Set(await vault.store.list("files/")), secrets };
}

function digestOf(secrets: Secrets): string {
  return createHash("sha256").update(JSON.stringify(secrets)).digest("hex");
}

/** Copies the files and secrets that the store has not got yet. */
export async function copyFiles(
  vault: Vault,
  {
    dataDir,
    home,
    known,
    clock,
    signal,
  }: {
    dataDir: string;
    home: string;
    known: KnownFiles;
    clock: () => Promise<number>;
    signal: AbortSignal;
  },
): Promise<void> {
  const secrets: Secrets = {};
  for (const name of SECRETS) secrets[name] = readText(join(dataDir, name));
  for (const name of PASSWORDS) secrets[`postgres/${name}`] = readText(join(home, name));
  const digest = digestOf(secrets);
  if (digest !== known.secrets) {
    await vault.putJson(`secrets/${await clock()}`, secrets);
    known.secrets = digest;
  }
  for (const { name, path } of await listFiles(dataDir)) {
    if (signal.aborted) return;
    if (known.names.has(name)) continue;
    try {
      await vault.put(name, createReadStream(path));
    } catch (error) {
      // Deleted between the list and now.
      if ((error as NodeJS.ErrnoException).code === "ENOENT" && (await isGone(path))) continue;
      throw error;
    }
    known.names.add(name);
  }
}

/** The files that are to be copied, with their names in the store. */
export async function listFiles(dataDir: string): Promise<{ name: string; path: string }[]> {
  const found: { name: string; path: string }[] = [];
  for (const folder of COPIED_FOLDERS) {
    const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(whereGone([]));
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith(".part")) continue;
      const path = join(dataDir, folder, entry.name);
      const { mtimeMs } = (await stat(path).catch(whereGone(undefined))) ?? {};
      if (mtimeMs !== undefined)
        found.push({
          name: `files/${folder}/${encodeURIComponent(entry.name)}@${Math.floor(mtimeMs)}`,
          path,
        });
    }
  }
  return found;
}

/** What is not there counts as nothing; what cannot be read is a fault, and not an empty folder. */
function whereGone<T>(nothing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return nothing;
    throw error;
  };
}

async function isGone(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) === undefined;
}

/** A file in the store: its folder, its own name, and when it was written. */
export function parseFileName(name: string): { folder: string; file: string; at: number } | undefined {
  const [, folder, file, at] = /^files\/(\w+)\/([^/@]+)@(\d+)$/.exec(name) ?? [];
  return folder ? { folder, file: decodeURIComponent(file!), at: Number(at) } : undefined;
}
