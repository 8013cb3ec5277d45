import { randomBytes } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { CopyFault } from "./fault.ts";

/** Where copies lie: a folder or a bucket. Names are words of letters, digits and .@%_- with slashes between them. */
export type Store = {
  /** For people: a path, or s3://bucket/prefix. */
  place: string;
  /** Whether another disk, or none, may be found in its place from one second to the next. */
  canBeUnplugged: boolean;
  /** Keeps bytes under a name, down to the disk; there whole or not at all. Gives how many. */
  put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Throws a sentence where nothing has the name. */
  get(name: string): AsyncIterable<Buffer>;
  /** Names that begin so, in their order. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Removes what was begun before that time (epoch milliseconds) and never finished. */
  removeUnfinished(before: number): Promise<void>;
};

const UNFINISHED = ".part";
/** What this process is still writing, by path: the clock of a disk, or one that has just jumped, makes it look old. */
const inWriting = new Set<string>();
/** What a copy may be called. */
export const NAME = /^[\w.@%-]+(\/[\w.@%-]+)*$/;

/** Copies in a folder: a second disk, a stick, or what the network puts there. */
export function openFolderStore(folder: string): Store {
  const pathOf = (name: string) => {
    if (!NAME.test(name) || name.split("/").includes(".."))
      throw new Error(`"${name}" is no name of a copy.`);
    return join(folder, name);
  };
  return {
    place: folder,
    canBeUnplugged: true,
    async put(name, bytes) {
      const path = pathOf(name);
      // Only below the folder: where a disk is not connected, its empty place must not fill up instead.
      if (dirname(path) !== folder) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.${randomBytes(4).toString("hex")}${UNFINISHED}`;
      inWriting.add(part);
      try {
        const count = await writeToDisk(part, bytes);
        await rename(part, path);
        await syncFolder(dirname(path));
        return count;
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      } finally {
        inWriting.delete(part);
      }
    },
    async *get(name) {
      try {
        for await (const part of createReadStream(pathOf(name))) yield part as Buffer;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        throw new CopyFault(`The copy ${name} is missing in ${folder}.`);
      }
    },
    async list(prefix) {
      await stat(folder);
      const at = prefix.lastIndexOf("/") + 1;
      const below = join(folder, prefix.slice(0, at));
      // Asked every round: only what begins so is looked into.
      const begun = (await entriesOf(below)).filter(({ name }) => name.startsWith(prefix.slice(at)));
      const found = await Promise.all(
        begun.map(async (entry) =>
          entry.isDirectory() ? entriesOf(join(below, entry.name), { recursive: true }) : [entry],
        ),
      );
      return found
        .flat()
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .sort();
    },
    async remove(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
      // The last one of its folder takes it along.
      if (dirname(path) !== folder) await rmdir(dirname(path)).catch(() => undefined);
    },
    async removeUnfinished(before) {
      for (const entry of await entriesOf(folder, { recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !entry.name.endsWith(UNFINISHED) || inWriting.has(path)) continue;
        const { mtimeMs } = (await stat(path).catch(() => undefined)) ?? {};
        if (mtimeMs !== undefined && mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

/** A folder that goes while it is read, its last copy having been removed, holds nothing; those beside it are read all the same. */
async function entriesOf(folder: string, { recursive = false } = {}): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  if (!recursive) return entries;
  const folders = entries.filter((entry) => entry.isDirectory());
  const below = await Promise.all(
    folders.map(({ name }) => entriesOf(join(folder, name), { recursive: true })),
  );
  return [...entries, ...below.flat()];
}

async function writeToDisk(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(path, "wx", 0o600);
  try {
    let count = 0;
    for await (const part of bytes) {
      await handle.writeFile(part);
      count += part.length;
    }
    await handle.sync();
    return count;
  } finally {
    await handle.close();
  }
}

// A rename is on the disk once its folder is; Windows has no way to ask for that and needs none.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
