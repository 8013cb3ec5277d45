import { realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, syncToDisk } from "#server/postgres/private-files.ts";

/** The folder of the program that the shop went back from. */
export const ROLLED_BACK = "rolled-back";

/** Notes that the shop is that program no more, down to the disk: none of its starts opens the shop until an upgrade brings it again. */
export function noteRolledBack(dataDir: string, program: string): void {
  const file = join(dataDir, ROLLED_BACK);
  const draft = `${file}.coming`;
  writeFileSync(draft, `${program}\n`, { mode: 0o600 });
  syncToDisk(draft);
  renameSync(draft, file);
  syncToDisk(dataDir);
}

/** An upgrade brings whatever it brings: the shop may be every program again. */
export function forgetRolledBack(dataDir: string): void {
  rmSync(join(dataDir, ROLLED_BACK), { force: true });
  syncToDisk(dataDir);
}

/** Refuses the start of a program that the shop went back from, also one that had begun before: it would bring the database forward, which the program of before could not open then. */
export function refuseRolledBack(dataDir: string): void {
  const here = realpathSync(process.cwd());
  if (readText(join(dataDir, ROLLED_BACK)).trim() !== here) return;
  throw new Error(
    `The shop of DATA_DIR (${dataDir}) went back from the version in ${here} to the one before. Start that one, or bring this one again: npm run upgrade.`,
  );
}
