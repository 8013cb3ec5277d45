import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Puts one file into a zip; "stored" for bytes that are small already, such as PDFs. */
export type PutFile = (name: string, bytes: Uint8Array, how?: "stored") => Promise<void>;

export type BookFiles = {
  /** Writes the zip of a month while `fill` puts files into it one by one; there whole or not at all. */
  write(
    month: string,
    zip: { datedAt: Date; fill: (put: PutFile) => Promise<void> },
  ): Promise<{ digest: string; byteCount: number }>;
  /** How long the zip is; undefined when there is none. */
  size(month: string): Promise<number | undefined>;
  read(month: string): ReadableStream<Uint8Array>;
  remove(month: string): Promise<void>;
};

const CHUNK_BYTES = 1_048_576;

/** Keeps the zips of closed months in DATA_DIR/books, readable by the shop's account only. */
export function openBookFiles(dataDir: string): BookFiles {
  const folder = join(dataDir, "books");
  const pathOf = (month: string) => {
    if (!/^20\d\d-\d\d$/.test(month)) throw new Error("Not a month.");
    return join(folder, `${month}.zip`);
  };
  return {
    async write(month, { datedAt, fill }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(month);
      const part = `${path}.part`;
      const handle = await open(part, "w", 0o600);
      try {
        const written = await writeZip({ write: (bytes) => handle.write(bytes), datedAt, fill });
        await handle.sync();
        await handle.close();
        await rename(part, path);
        return written;
      } catch (error) {
        await handle.close().catch(() => undefined);
        await rm(part, { force: true });
        throw error;
      }
    },
    async size(month) {
      const found = await stat(pathOf(month)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      return found?.size;
    },
    read(month) {
      const source = createReadStream(pathOf(month), { highWaterMark: CHUNK_BYTES });
      return Readable.toWeb(source) as ReadableStream<Uint8Array>;
    },
    async remove(month) {
      await rm(pathOf(month), { force: true });
    },
  };
}

/** One file after the other, so that no more than one lies in memory. */
async function writeZip({
  write,
  datedAt,
  fill,
}: {
  write: (bytes: Uint8Array) => Promise<unknown>;
  datedAt: Date;
  fill: (put: PutFile) => Promise<void>;
}): Promise<{ digest: string; byteCount: number }> {
  const hash = createHash("sha256");
  let byteCount = 0;
  let waiting: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else waiting.push(chunk);
  });
  async function flush() {
    if (failure) throw failure;
    for (const chunk of waiting) {
      hash.update(chunk);
      byteCount += chunk.byteLength;
      await write(chunk);
    }
    waiting = [];
  }
  // A zip has the clock of its place and no zone: the same moment must be the same bytes everywhere.
  const mtime = clockOf(datedAt);
  await fill(async (name, bytes, how) => {
    const file = how === "stored" ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    file.push(bytes, true);
    await flush();
  });
  zip.end();
  await flush();
  return { digest: hash.digest("hex"), byteCount };
}

/** The parts of the date in UTC, as a zip takes them from the clock of the machine. */
function clockOf(at: Date): Date {
  return new Date(
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
}
