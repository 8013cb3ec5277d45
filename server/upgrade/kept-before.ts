import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyFiles } from "#server/move/copy-files.ts";
import { chooseAccount, keepOwner } from "#server/postgres/account.ts";
import { claimDirectory, readText, syncToDisk } from "#server/postgres/private-files.ts";

/** What an upgrade keeps of the moment just before it: where the database lies, the programs, and when it was. */
export type KeptBefore = { from: string; to: string; at: string };

const NOTE = "upgrade.json";
const NOT_COPIED = ["run", "users", "log", NOTE];

/** Where the database of before lies, beside today's. */
function placeOfBefore(home: string): string {
  return `${home}-before-upgrade`;
}

/** Copies the stopped database aside, each file compared; it takes the place of the copy before it at the end, by a rename. */
export async function keepBefore(home: string, note: KeptBefore, signal: AbortSignal): Promise<void> {
  const place = placeOfBefore(home);
  const draft = `${place}.coming`;
  rmSync(draft, { recursive: true, force: true });
  claimDirectory({ path: draft, account: keepOwner({ home, account: chooseAccount() }) });
  await copyFiles(home, draft, { isLeftOut: (name) => NOT_COPIED.includes(name), signal });
  writeFileSync(join(draft, NOTE), JSON.stringify(note), { mode: 0o600 });
  for (const name of readdirSync(draft)) syncToDisk(join(draft, name));
  rmSync(place, { recursive: true, force: true });
  renameSync(draft, place);
  syncToDisk(dirname(place));
}

/** What the last upgrade has kept; undefined where there was none. */
export function readKeptBefore(home: string): KeptBefore | undefined {
  const text = readText(join(placeOfBefore(home), NOTE));
  return text === "" ? undefined : (JSON.parse(text) as KeptBefore);
}

/** Puts the database of before in the place of today's, which stays aside; gives where. Broken off, it may be done again. */
export function putBack(home: string): string {
  const aside = `${home}-after-upgrade`;
  if (existsSync(home)) {
    rmSync(aside, { recursive: true, force: true });
    renameSync(home, aside);
  }
  rmSync(join(placeOfBefore(home), NOTE), { force: true });
  renameSync(placeOfBefore(home), home);
  syncToDisk(dirname(home));
  return aside;
}
