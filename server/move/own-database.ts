import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import type { Scratch } from "#server/backup/scratch.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { restoreSymlinks } from "#server/postgres/binaries.ts";
import { dataOf } from "#server/postgres/cluster.ts";
import { findHome } from "#server/postgres/place.ts";
import { syncToDisk } from "#server/postgres/private-files.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { hasUsers } from "#server/postgres/users.ts";
import { type Copied, copyDatabase } from "./copy-database.ts";
import type { Side } from "./session.ts";

type Opened = Side & { stop(): Promise<void> };

const log = { info: () => undefined, warn: () => undefined };

/** Where the shop's own database of a data folder lies, or would lie. */
export function homeOf(dataDir: string): string {
  return findHome({ dataDir, account: chooseAccount(), log });
}

/** Whether a database lies there. */
function holdsDatabase(home: string): boolean {
  return existsSync(dataOf(home));
}

/** Opens the own database of a data folder to be read; refuses while a shop, or a command for it, has it open. */
export async function openOwn(
  dataDir: string,
  { signal, programs }: { signal: AbortSignal; programs?: string },
): Promise<Opened> {
  const home = homeOf(dataDir);
  if (!holdsDatabase(home)) throw new Error(`${home} holds no database of a shop.`);
  refuseForeignOwner(home);
  if (hasUsers(home)) throw new Error(`The shop of ${dataDir} is open: stop it first.`);
  if (programs !== undefined) restoreSymlinks(programs);
  const { ownerUrl, stop } = await openEmbeddedPostgres({ dataDir, log, signal, programs });
  return { url: ownerUrl, place: home, stop };
}

/** What root makes would not open for the shop's own account. */
function refuseForeignOwner(home: string): void {
  const { uid } = statSync(home);
  const account = chooseAccount();
  if (account && uid !== account.uid)
    throw new Error(
      `The database in ${home} belongs to another account (uid ${uid}): run this command as that one.`,
    );
}

/** Makes a database of its own aside and copies the source into it; gives where it lies, stopped, to be brought to its place. */
export async function copyToOwn(
  source: Side,
  { scratch, signal }: { scratch: Scratch; signal: AbortSignal },
): Promise<{ copied: Copied; made: string }> {
  const { url, ownerUrl, dataDir, stop } = await openEmbeddedPostgres({
    dataDir: scratch.shop,
    log,
    signal,
  });
  try {
    const target = { url: ownerUrl, place: "the new database" };
    const copied = await copyDatabase({ source, target, signal });
    await migrateDatabase(ownerUrl, { shopUrl: url });
    return { copied, made: dataDir };
  } finally {
    await stop();
  }
}

/** Brings the finished home to its place, by one rename. */
export function bringHome(from: string, to: string): void {
  for (const name of ["run", "users"]) rmSync(join(from, name), { recursive: true, force: true });
  syncToDisk(from);
  renameSync(from, to);
  syncToDisk(join(to, ".."));
}
