import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { CopyFault } from "./fault.ts";

const BLOCK = 512;
const REGULAR = ["0", "\0"];
const FOLDER = "5";

/** Writes what lies in PostgreSQL's archive of its folder (ustar) below `into`; gives the SHA-256 of each file by its name. */
export async function untar(bytes: AsyncIterable<Buffer>, into: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  const archive = readerOf(bytes);
  for (;;) {
    const entry = readHeader(await collect(archive.take(BLOCK)));
    if (!entry) break;
    const path = join(into, entry.name);
    if (entry.type === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    if (!REGULAR.includes(entry.type)) continue;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    sums.set(entry.name, await writeFile(path, archive.take(entry.size)));
    await collect(archive.take((BLOCK - (entry.size % BLOCK)) % BLOCK));
  }
  // To the end, so that a copy that was cut off is noticed.
  await archive.drain();
  return sums;
}

/** Takes bytes in the amounts asked for, part by part as they come: a file of PostgreSQL has up to 1 GB. */
function readerOf(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  return {
    async *take(count: number): AsyncGenerator<Buffer> {
      for (let left = count; left > 0; ) {
        if (waiting.length === 0) {
          const next = await source.next();
          if (next.done) throw new CopyFault("The copy of the database ends in the middle.");
          waiting = next.value;
        }
        const part = waiting.subarray(0, left);
        left -= part.length;
        waiting = waiting.subarray(part.length);
        yield part;
      }
    },
    async drain(): Promise<void> {
      while (!(await source.next()).done);
    },
  };
}

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

/** Gives its SHA-256. */
async function writeFile(path: string, parts: AsyncIterable<Buffer>): Promise<string> {
  const sum = createHash("sha256");
  const descriptor = openSync(path, "wx", 0o600);
  try {
    for await (const part of parts) {
      sum.update(part);
      for (let done = 0; done < part.length; ) done += writeSync(descriptor, part, done);
    }
  } finally {
    closeSync(descriptor);
  }
  return sum.digest("hex");
}

/** The next entry; undefined at the empty block that ends the archive. */
function readHeader(block: Buffer) {
  if (block.every((byte) => byte === 0)) return undefined;
  const text = (from: number, length: number) =>
    block.toString("latin1", from, from + length).split("\0")[0]!;
  const name = text(0, 100).replace(/^\.\//, "");
  if (name.startsWith("/") || name.split("/").includes(".."))
    throw new CopyFault(`The copy of the database holds a file of another place (${name}).`);
  return {
    name,
    size: Number.parseInt(text(124, 12).trim() || "0", 8),
    type: block.toString("latin1", 156, 157),
  };
}
