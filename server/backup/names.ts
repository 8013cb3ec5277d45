import { lsnDigits } from "./lsn.ts";

/** What opens with the right key only, and says that the folder holds copies of one shop. */
export const CHECK = "copy.check";

/** What is known of a copy of the whole database; it may be used from its end on. */
export type BaseInfo = {
  bytes: number;
  timeline: number;
  start: string;
  stop: string;
  segmentBytes: number;
  /** PostgreSQL's own list of the files with their SHA-256. */
  manifest: string;
};

/** How far a line of copies reached when it was last written. */
export type Head = { end: string; safeAt: number };

export type BaseName = { name: string; archive: string; line: number; start: bigint; at: number };
export type WalName = { name: string; line: number; start: bigint; end: bigint; at: number };
/** One unbroken history of the database: whole copies, and all changes since the first. */
export type Line = { number: number; bases: BaseName[]; wal: WalName[] };

// A stick takes some ten thousand names in one folder.
const HOUR_MS = 3_600_000;
const folderOf = (line: number) => `line-${String(line).padStart(4, "0")}`;

/** The name of the archive of a whole copy that was begun at that time. */
export function archiveName(line: number, begunAt: number): string {
  return `${folderOf(line)}/base-${begunAt}.tar`;
}

/** The name of its list, known once it is done. */
export function baseName(base: { line: number; start: bigint; begunAt: number; at: number }): string {
  return `${folderOf(base.line)}/base-${lsnDigits(base.start)}-${base.begunAt}-${base.at}.json`;
}

/** The name of changes from one place to another, below the hour; all that was done before `at` lies in it or before it. */
export function walName({ line, start, end, at }: Omit<WalName, "name">): string {
  return `${folderOf(line)}/${Math.floor(at / HOUR_MS)}/wal-${lsnDigits(start)}-${lsnDigits(end)}-${at}`;
}

/** The name of how far a line reaches. */
export function headName(line: number): string {
  return `${folderOf(line)}/head`;
}

const BASE = /^line-(\d+)\/base-([0-9A-F]{16})-(\d+)-(\d+)\.json$/;
const WAL = /^line-(\d+)\/\d+\/wal-([0-9A-F]{16})-([0-9A-F]{16})-(\d+)$/;

/** The lines that names of a store tell of, in their order. */
export function readLines(names: string[]): Line[] {
  const lines = new Map<number, Line>();
  const lineOf = (text: string) => {
    const number = Number(text);
    const line = lines.get(number) ?? { number, bases: [], wal: [] };
    lines.set(number, line);
    return line;
  };
  const lsn = (text: string) => BigInt(`0x${text}`);
  for (const name of names) {
    const [, baseLine, baseStart, begunAt, baseAt] = BASE.exec(name) ?? [];
    if (baseLine)
      lineOf(baseLine).bases.push({
        name,
        archive: archiveName(Number(baseLine), Number(begunAt)),
        line: Number(baseLine),
        start: lsn(baseStart!),
        at: Number(baseAt),
      });
    const [, walLine, start, end, at] = WAL.exec(name) ?? [];
    if (walLine)
      lineOf(walLine).wal.push({
        name,
        line: Number(walLine),
        start: lsn(start!),
        end: lsn(end!),
        at: Number(at),
      });
  }
  for (const line of lines.values()) {
    line.bases.sort((a, b) => a.at - b.at);
    line.wal.sort((a, b) => (a.start < b.start ? -1 : 1));
  }
  return [...lines.values()].sort((a, b) => a.number - b.number);
}
