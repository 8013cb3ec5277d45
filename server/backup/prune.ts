import { join } from "node:path";
import { readText } from "#server/postgres/private-files.ts";
import { listFiles } from "./files.ts";
import { segmentFloor } from "./lsn.ts";
import { type BaseName, headName, readLines } from "./names.ts";
import { writeWhole } from "./settings.ts";
import type { Vault } from "./vault.ts";

const DAY_MS = 86_400_000;
const STEADY_MS = 9 * DAY_MS;

/** Removes what no moment of the last days needs: whole copies, changes, secrets, what was never finished, and files that the shop has deleted since. Gives how many. */
export async function pruneCopies(
  vault: Vault,
  { dataDir, days, now }: { dataDir: string; days: number; now: number },
): Promise<number> {
  const { store } = vault;
  const oldest = now - days * DAY_MS;
  const names = await store.list("line-");
  const lines = readLines(names);
  const bases = lines.flatMap((line) => line.bases);
  // A clock that has just jumped ahead makes days old that are not: only the next whole copy, a day later, shows that it stays.
  const [last, newest] = [bases.at(-2), bases.at(-1)];
  if (last && newest && newest.at - last.at > STEADY_MS) return 0;
  // The newest of those before still carries the days that are kept.
  const needed = bases.findLast(({ at }) => at <= oldest) ?? bases[0];
  const gone: string[] = [];
  if (needed) {
    // PostgreSQL reads the segment of its beginning from its first byte.
    const from = segmentFloor(needed.start);
    gone.push(...bases.filter(({ at }) => at < needed.at).flatMap(({ name, archive }) => [name, archive]));
    for (const line of lines) {
      const isOver = line.number < needed.line;
      const isHere = line.number === needed.line;
      gone.push(...line.wal.filter(({ end }) => isOver || (isHere && end <= from)).map(({ name }) => name));
      if (isOver) gone.push(headName(line.number));
    }
    gone.push(...unfinishedBases(names, bases));
  }
  gone.push(...oldSecrets(await store.list("secrets/"), oldest));
  gone.push(...(await deletedFiles(vault, { dataDir, oldest, now })));
  for (const name of gone) await store.remove(name);
  await store.removeUnfinished(Date.now() - DAY_MS);
  return gone.length;
}

/** Archives of whole copies that were begun before the newest finished one and never got their list. */
function unfinishedBases(names: string[], bases: BaseName[]): string[] {
  const finished = new Set(bases.map(({ archive }) => archive));
  const newest = Math.max(...bases.map(({ at }) => at));
  return names.filter((name) => {
    const [, begunAt] = /\/base-(\d+)\.tar$/.exec(name) ?? [];
    return begunAt !== undefined && Number(begunAt) < newest && !finished.has(name);
  });
}

/** Keys and passwords that no moment of the days kept needs; those in force when they begin stay. */
function oldSecrets(names: string[], oldest: number): string[] {
  const before = names.filter((name) => Number(name.slice("secrets/".length)) <= oldest);
  return before.slice(0, -1);
}

/** Copies of files that the shop has not had for so many days. */
async function deletedFiles(
  { store }: Vault,
  { dataDir, oldest, now }: { dataDir: string; oldest: number; now: number },
): Promise<string[]> {
  const noted = join(dataDir, "backup", "deleted.json");
  const before = JSON.parse(readText(noted) || "{}") as Record<string, number>;
  const here = new Set((await listFiles(dataDir)).map(({ name }) => name));
  const missing: Record<string, number> = {};
  const old: string[] = [];
  for (const name of await store.list("files/")) {
    if (here.has(name)) continue;
    const since = before[name] ?? now;
    if (since <= oldest) old.push(name);
    else missing[name] = since;
  }
  writeWhole(noted, JSON.stringify(missing));
  return old;
}
