import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** The middle one of the copies whose name fits. */
export const oneOf = (folder: string, pattern: RegExp) => {
  const names = (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => pattern.test(name))
    .sort();
  if (names.length === 0) throw new Error(`No copy fits ${pattern}.`);
  return join(folder, names[Math.floor(names.length / 2)]!);
};
const nextTo = (file: string) => {
  const names = readdirSync(dirname(file)).sort();
  return join(dirname(file), names[names.indexOf(basename(file)) + 1]!);
};
const flip = (file: string) => {
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  writeFileSync(file, bytes);
};
/** What is done to a store of copies, and the sentence that must say it. */
export const COPY_FAULTS: [string, (store: string) => void, RegExp][] = [
  [
    "changes are missing",
    (at) => rmSync(oneOf(at, /\/wal-/)),
    /^Changes after .* are missing in the copies\. Everything before is there: use --to "/,
  ],
  [
    "the last changes are missing",
    (at) => {
      const line = join(at, "line-0001");
      const changes = (readdirSync(line, { recursive: true }) as string[])
        .filter((name) => name.includes("wal-"))
        .sort();
      const writtenAt = (name: string) => statSync(join(line, name)).mtimeMs;
      // What came after the copies last noted how far they reach, nobody can miss.
      const known = changes.findLastIndex((name) => writtenAt(name) <= writtenAt("head"));
      for (const name of changes.slice(known)) rmSync(join(line, name));
    },
    /^Changes after .* are missing/,
  ],
  ["a byte of the changes is flipped", (at) => flip(oneOf(at, /\/wal-/)), /wal-.* is damaged/],
  ["a byte of the database is flipped", (at) => flip(oneOf(at, /\.tar$/)), /base-.*tar is damaged/],
  ["the database is cut off", (at) => truncateSync(oneOf(at, /\.tar$/), 1_000_000), /base-.*tar is damaged/],
  [
    "the database is cut off between two pieces",
    (at) => truncateSync(oneOf(at, /\.tar$/), 24 + 65_552 * 3),
    /base-.*tar is damaged/,
  ],
  [
    "the database is gone",
    (at) => rmSync(oneOf(at, /\.tar$/)),
    /^The copy line-0001\/base-.*tar is missing in /,
  ],
  [
    "two pieces have changed places",
    (at) => {
      const one = oneOf(at, /\/wal-/);
      const other = nextTo(one);
      renameSync(one, `${one}.x`);
      renameSync(other, one);
      renameSync(`${one}.x`, other);
    },
    /wal-.* is damaged/,
  ],
  [
    "something was added to the changes",
    (at) => appendFileSync(oneOf(at, /\/wal-/), "x"),
    /wal-.* is damaged/,
  ],
  [
    "the secrets are gone",
    (at) => rmSync(join(at, "secrets"), { recursive: true }),
    /^The secrets of the shop are missing/,
  ],
  ["the folder is another one", (at) => rmSync(join(at, "copy.check")), /holds no copies of a shop\.$/],
];
