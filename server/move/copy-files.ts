import { createHash } from "node:crypto";
import {
  chownSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  type Stats,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Copies a folder's files with their rights and times, those left out by `isLeftOut` (of its own entries) not; each is read again and compared by SHA-256. */
export async function copyFiles(
  from: string,
  to: string,
  { isLeftOut, signal }: { isLeftOut: (name: string) => boolean; signal: AbortSignal },
): Promise<number> {
  let count = 0;
  for (const name of readdirSync(from).sort()) {
    if (isLeftOut(name)) continue;
    const [here, there] = [join(from, name), join(to, name)];
    const found = statSync(here);
    if (found.isDirectory()) {
      mkdirSync(there, { mode: found.mode & 0o777 });
      count += await copyFiles(here, there, { isLeftOut: () => false, signal });
    } else if (found.isFile()) {
      await copyFile(here, there, { found, signal });
      count += 1;
    } else continue;
    // Root copies for the account of the shop.
    if (process.getuid?.() === 0) chownSync(there, found.uid, found.gid);
  }
  return count;
}

async function copyFile(
  from: string,
  to: string,
  { found, signal }: { found: Stats; signal: AbortSignal },
): Promise<void> {
  const read = createHash("sha256");
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read.update(chunk);
      done(null, chunk);
    },
  });
  const writing = createWriteStream(to, { mode: found.mode & 0o777, flags: "wx", flush: true });
  await pipeline(createReadStream(from), counted, writing, { signal });
  const written = createHash("sha256");
  for await (const chunk of createReadStream(to, { signal })) written.update(chunk as Buffer);
  if (read.digest("hex") !== written.digest("hex"))
    throw new Error(`The file ${from} did not arrive as it was: look at the disk of ${to}.`);
  utimesSync(to, found.atime, found.mtime);
}
