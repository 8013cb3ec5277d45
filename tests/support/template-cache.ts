import { randomBytes } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  type Dirent,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import type { Account } from "#server/postgres/account.ts";
import { isRunning } from "#server/postgres/process.ts";

/** Homes of PostgreSQL, each kept under the name of what it was made from: `<sources>-<day>`. */
export type TemplateCache = { folder: string; name: string };

const PARTS = ["pgdata", "superuser-password", "shop-password", "app-password"];
/** Today's and those of the six moments of tests/hours.ts. */
const KEPT = 7;

/** Copies the kept template to `home`, which must not be there yet, and gives it to the account; false when there is none. */
export function takeTemplate({ folder, name }: TemplateCache, home: string, account: Account): boolean {
  const kept = join(folder, name);
  try {
    if (!existsSync(kept)) return false;
    copy(kept, home);
    close(home, account);
    const now = new Date();
    // Fails when another run has begun to remove it: then the copy may lack files.
    utimesSync(kept, now, now);
    return true;
  } catch {
    rmSync(home, { recursive: true, force: true });
    return false;
  }
}

/** Keeps the home of a server that is stopped, unless another run was quicker, and removes older templates; it appears whole or not at all. */
export function keepTemplate({ folder, name }: TemplateCache, home: string): void {
  const draft = join(folder, `${name}.new-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    mkdirSync(draft, { recursive: true });
    for (const part of PARTS) copy(join(home, part), join(draft, part));
    renameSync(draft, join(folder, name));
  } catch (error) {
    if (!existsSync(join(folder, name)))
      console.warn(`The template of the tests cannot be kept in ${folder} (${(error as Error).message}).`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  removeOlder({ folder, name });
}

/** Removes a template that turned out to be of no use. */
export function dropTemplate({ folder, name }: TemplateCache): void {
  const doomed = join(folder, `${name}.new-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    // At once under its name, so that nobody copies one that is half removed.
    renameSync(join(folder, name), doomed);
    rmSync(doomed, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function removeOlder({ folder, name }: TemplateCache): void {
  const sources = name.split("-", 1)[0]!;
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  const drafts = entries.filter((entry) => entry.includes(".new-"));
  const pidOf = (draft: string) => Number.parseInt(draft.slice(draft.indexOf(".new-") + 5), 10);
  for (const draft of drafts.filter((entry) => !isRunning(pidOf(entry))))
    rmSync(join(folder, draft), { recursive: true, force: true });
  const usedAt = (entry: string) => statSync(join(folder, entry), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const templates = entries.filter((entry) => !drafts.includes(entry)).sort((a, b) => usedAt(b) - usedAt(a));
  const same = templates.filter((entry) => entry.split("-", 1)[0] === sources);
  for (const older of templates.filter((entry) => !same.includes(entry)).concat(same.slice(KEPT)))
    dropTemplate({ folder, name: older });
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE });
}

/** As PostgreSQL wants its home: nobody else enters it. */
function close(home: string, account: Account): void {
  const inside = readdirSync(home, { recursive: true, withFileTypes: true });
  const folders = inside.filter((entry) => entry.isDirectory());
  for (const folder of [home, ...folders.map(pathOf)]) chmodSync(folder, 0o700);
  if (!account) return;
  for (const path of [home, ...inside.map(pathOf)]) lchownSync(path, account.uid, account.gid);
}

function pathOf({ parentPath, name }: Dirent): string {
  return join(parentPath, name);
}
