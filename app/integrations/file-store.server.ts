import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

export type FileStore = {
  /** Keeps bytes under an id of `newFileId`, down to the disk; there whole or not at all. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes; undefined when there are none, and for everything that is no id. */
  read(id: string): Promise<Buffer | undefined>;
  /** The first 32 bytes. */
  readStart(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
  /** The ids of all files that were last written before that. */
  listBefore(moment: Date): Promise<string[]>;
  /** Forgets what was begun before that and is not whole: its process was killed. Gives how many. */
  removeParts(moment: Date): Promise<number>;
  /** How much the disk of the files still takes. */
  freeBytes(): Promise<number>;
};

/** A name for a file that nobody guesses: 128 random bits in hexadecimal. */
export function newFileId(): string {
  return randomBytes(16).toString("hex");
}

/** Keeps files in DATA_DIR/uploads, readable by the shop's account only; no name given by anybody ever reaches a path. */
export function openFileStore(dataDir: string): FileStore {
  const folder = join(dataDir, "uploads");
  return {
    async write(id, bytes) {
      if (!isFileId(id)) throw new Error("Not a file id.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, id);
      // Two visitors who ask for a new size at once both write it.
      const part = `${path}.${randomBytes(4).toString("hex")}.part`;
      await writeToDisk(part, bytes);
      await rename(part, path);
      await syncFolder(folder);
    },
    async read(id) {
      if (!isFileId(id)) return undefined;
      return readFile(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
    },
    async readStart(id) {
      if (!isFileId(id)) return undefined;
      const handle = await open(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      try {
        const read = await handle?.read(Buffer.alloc(32), 0, 32, 0);
        return read?.buffer.subarray(0, read.bytesRead);
      } finally {
        await handle?.close();
      }
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    async remove(id) {
      if (isFileId(id)) await rm(join(folder, id), { force: true });
    },
    async listBefore(moment) {
      return (await namesBefore(folder, moment)).filter(isFileId);
    },
    async removeParts(moment) {
      const parts = (await namesBefore(folder, moment)).filter((name) => name.endsWith(".part"));
      for (const name of parts) await rm(join(folder, name), { force: true });
      return parts.length;
    },
  };
}

function isFileId(id: string): boolean {
  return /^[0-9a-f]{32}$/.test(id);
}

async function namesBefore(folder: string, moment: Date): Promise<string[]> {
  const names: string[] = [];
  const isMissing = (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  };
  for (const name of (await readdir(folder).catch(isMissing)) ?? []) {
    const facts = await stat(join(folder, name)).catch(isMissing);
    if (facts?.isFile() && facts.mtime < moment) names.push(name);
  }
  return names;
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
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
