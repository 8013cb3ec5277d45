import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { program } from "./binaries.ts";
import { type Cluster, dataOf, passwordFile } from "./cluster.ts";
import { claimDirectory, syncToDisk, writePrivateFile } from "./private-files.ts";
import { isRunning } from "./process.ts";
import { run } from "./run.ts";
import { unavailable } from "./unavailable.ts";

/** Makes the database when there is none and `beforeNew` does not refuse; the finished home appears by one rename, or not at all. */
export async function createCluster(cluster: Cluster, beforeNew?: (home: string) => void): Promise<void> {
  const { home, account } = cluster;
  removeUnfinished(home);
  if (hasDatabase(home)) return addAppPassword(cluster);
  if (existsSync(home) && readdirSync(home).length > 0) {
    throw unavailable(`${home} should hold the database, but it holds something else.`);
  }
  beforeNew?.(home);
  const draft = `${home}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    claimDirectory({ path: draft, account });
    for (const role of ["superuser", "shop", "app"] as const) {
      writePrivateFile({ file: passwordFile(draft, role), text: newPassword(), account });
    }
    await initialize({ ...cluster, home: draft });
    syncToDisk(draft);
    moveInto(draft, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A database of an older version knows one role only; the next start makes the other by this password. */
function addAppPassword({ home, account }: Cluster): void {
  const file = passwordFile(home, "app");
  if (existsSync(file)) return;
  const draft = `${file}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  writePrivateFile({ file: draft, text: newPassword(), account });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another start was quicker: its password is the one.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  syncToDisk(home);
}

function newPassword(): string {
  return randomBytes(24).toString("hex");
}

async function initialize({ home, binaries, account, durability }: Cluster): Promise<void> {
  const args = [
    `--pgdata=${dataOf(home)}`,
    "--username=postgres",
    `--pwfile=${passwordFile(home, "superuser")}`,
    "--auth=scram-sha-256",
    "--data-checksums",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(durability === "full" ? [] : ["--no-sync"]),
  ];
  const made = await run({ program: program(binaries, "initdb"), args, account });
  if (!made.ok) throw unavailable(`The database in ${home} cannot be made (${made.output}).`);
}

function moveInto(draft: string, home: string): void {
  try {
    renameSync(draft, home);
    syncToDisk(dirname(home));
  } catch (error) {
    // Another start of the shop was quicker: its database is the one.
    if (!hasDatabase(home)) throw error;
  }
}

function removeUnfinished(home: string): void {
  const prefix = `${basename(home)}.new-`;
  for (const name of readdirSync(dirname(home))) {
    const isLeft = name.startsWith(prefix) && !isRunning(Number.parseInt(name.slice(prefix.length), 10));
    if (isLeft) rmSync(join(dirname(home), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function hasDatabase(home: string): boolean {
  return existsSync(join(dataOf(home), "PG_VERSION"));
}
