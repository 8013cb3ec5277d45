import { join } from "node:path";
import { readText } from "#server/postgres/private-files.ts";
import { listFiles } from "./files.ts";
import { headName, readLines } from "./names.ts";
import { writeWhole } from "./settings.ts";
import type { Vault } from "./vault.ts";

const DAY_MS = 86_400_000;

/** Removes what no moment of the last days needs: whole copies, changes, and files that the shop has deleted since. Gives how many. */
export async function pruneCopies(
  vault: Vault,
  { dataDir, days, now }: { dataDir: string; days: number; now: number },
): Promise<number> {
  const { store } = vault;
  const oldest = now - days * DAY_MS;
  const names = await store.list("line-");
  const lines = readLines(names);
  const bases = lines.flatMap((line) => line.bases);
  // The newest of those before still carries the days that are kept.
  const needed = bases.findLast(({ at }) => at <= oldest) ?? bases[0];
  const gone: string[] = [];
  if (needed) {
    gone.push(...bases.filter(({ at }) => at < needed.at).flatMap(({ name, archive }) => [name, archive]));
    for (const line of lines) {
      const isOver = line.number < needed.line;
      const isHere = line.number === needed.line;
      gone.push(
        ...line.wal.filter(({ end }) => isOver || (isHere && end <= needed.start)).map(({ name }) => name),
      );
      if (isOver) gone.push(headName(line.number));
    }
  }
  gone.push(...(await deletedFiles(vault, { dataDir, oldest, now })));
  for (const name of gone) await store.remove(name);
  return gone.length;
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
