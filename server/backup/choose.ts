import { CopyFault } from "./fault.ts";
import type { BaseName, Head, Line, WalName } from "./names.ts";

// A change written down a moment before the wanted time may reach the disk a moment after it.
const SLACK_MS = 1_000;

/** The newest whole copy before that time, else of all. Throws a sentence when the copies do not reach there. */
export function chooseBase(lines: Line[], to: number | undefined): { line: Line; base: BaseName } {
  const all = lines
    .flatMap((line) => line.bases.map((base) => ({ line, base })))
    .sort((a, b) => a.base.at - b.base.at);
  const first = all[0];
  if (!first) throw new CopyFault("There is no whole copy of a shop yet.");
  const chosen = all.findLast(({ base }) => to === undefined || base.at <= to);
  if (!chosen)
    throw new CopyFault(
      `The copies begin at ${sayTime(first.base.at)}; no earlier moment can be brought back.`,
    );
  return chosen;
}

/** The changes from the whole copy to that time without a gap; throws a sentence that names what is missing. */
export function chooseChanges(
  { line, base }: { line: Line; base: BaseName },
  { to, from, stop, head }: { to: number | undefined; from: bigint; stop: bigint; head: Head },
): WalName[] {
  const safeAt = Math.max(head.safeAt, line.wal.at(-1)?.at ?? 0);
  if (to !== undefined && to > safeAt)
    throw new CopyFault(`The copies reach to ${sayTime(safeAt)}, and not to ${sayTime(to)}.`);
  const last = line.wal.findIndex(({ at, end }) => to !== undefined && at > to + SLACK_MS && end >= stop);
  const needed = (last < 0 ? line.wal : line.wal.slice(0, last + 1)).filter(({ end }) => end > from);
  let reached = from;
  let reachedAt = base.at;
  const gap = () => {
    const before = sayTime(reachedAt - 2 * SLACK_MS);
    const remedy = reached > stop ? ` Everything before is there: use --to "${before}".` : "";
    return new CopyFault(`Changes after ${sayTime(reachedAt)} are missing in the copies.${remedy}`);
  };
  for (const { start, end, at } of needed) {
    if (start > reached) throw gap();
    if (end > reached) reached = end;
    reachedAt = Math.max(reachedAt, at);
  }
  const least = last < 0 && BigInt(head.end) > stop ? BigInt(head.end) : stop;
  if (reached < least) throw gap();
  return needed;
}

/** A moment as India reads it: "2026-11-23 14:03:05". */
export function sayTime(ms: number): string {
  return new Date(ms + INDIA_MS).toISOString().slice(0, 19).replace("T", " ");
}

const INDIA_MS = 5.5 * 3_600_000;

/** A moment as `sayTime` says it, the seconds left out or not; undefined for anything else. */
export function readTime(text: string): number | undefined {
  const [, day, minute, second = ":00"] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/.exec(text.trim()) ?? [];
  const ms = Date.parse(`${day}T${minute}${second}+05:30`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** The same, the day left out for today in India. */
export function readMoment(text: string, now: number): number | undefined {
  const isTimeAlone = /^\d\d:\d\d(:\d\d)?$/.test(text.trim());
  return readTime(isTimeAlone ? `${sayTime(now).slice(0, 10)} ${text.trim()}` : text);
}
