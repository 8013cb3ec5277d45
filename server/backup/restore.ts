import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { chooseAccount } from "#server/postgres/account.ts";
import { findBinaries } from "#server/postgres/binaries.ts";
import { type Cluster, dataOf } from "#server/postgres/cluster.ts";
import type { Server } from "#server/postgres/connection.ts";
import { findHome } from "#server/postgres/place.ts";
import { claimDirectory } from "#server/postgres/private-files.ts";
import { type Findings, inspectRestored } from "./check-restored.ts";
import { chooseBase, chooseChanges } from "./choose.ts";
import { CopyFault, sayFault } from "./fault.ts";
import { COPIED_FOLDERS, parseFileName, type Secrets } from "./files.ts";
import { formatLsn, parseLsn, segmentName, segmentStart } from "./lsn.ts";
import { moveIn } from "./move-in.ts";
import { type BaseInfo, CHECK, type Head, headName, readLines, type WalName } from "./names.ts";
import { recover } from "./recover.ts";
import { connect } from "./replication.ts";
import { untar } from "./untar.ts";
import type { Vault } from "./vault.ts";

/** Each waits for the disk or the bucket most of its time. */
const FILES_AT_ONCE = 6;

const quiet = { info: () => undefined, warn: () => undefined };

export type Restored = Findings & {
  /** Up to when the shop is back. */
  to: number;
  /** Files that people sent and that could not be brought back, with the reason. */
  lostFiles: string[];
  seconds: number;
};

/** Brings the shop back from its copies into a new data folder, as it was at that time or as late as the copies reach; the finished folder appears by one rename, or not at all. */
export async function restoreShop(
  vault: Vault,
  { into, to, say }: { into: string; to: number | undefined; say: (words: string) => void },
): Promise<Restored> {
  const startedAt = performance.now();
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new CopyFault(`${into} holds something already: name a folder that is empty or not there yet.`);
  await openCheck(vault);
  mkdirSync(dirname(into), { recursive: true });
  const draft = join(dirname(into), `.${basename(into)}.coming-${process.pid}`);
  try {
    mkdirSync(draft, { mode: 0o711 });
    const restored = await fill(vault, { draft, into, to, say });
    return { ...restored, seconds: (performance.now() - startedAt) / 1000 };
  } catch (error) {
    throw new CopyFault(sayFault(error, vault.store.place));
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Throws a sentence where the folder holds no copies, or those of another key. */
async function openCheck(vault: Vault): Promise<void> {
  const { store } = vault;
  try {
    const found = await store.list(CHECK);
    if (found.length === 0) throw new CopyFault(`${store.place} holds no copies of a shop.`);
  } catch (error) {
    throw new CopyFault(sayFault(error, store.place));
  }
  await vault.getJson(CHECK).catch(() => {
    throw new CopyFault(`The key does not open the copies in ${store.place}: it is that of others.`);
  });
}

async function fill(
  vault: Vault,
  {
    draft,
    into,
    to,
    say,
  }: { draft: string; into: string; to: number | undefined; say: (words: string) => void },
): Promise<Omit<Restored, "seconds">> {
  const { base, line } = chooseBase(readLines(await vault.store.list("line-")), to);
  const info = await vault.getJson<BaseInfo>(base.name);
  const head = await vault.getJson<Head>(headName(line.number));
  // An open shop writes on: its changes are listed after the head that tells how far they reach.
  const now = readLines(await vault.store.list("line-")).find(({ number }) => number === line.number);
  const chosen = { base, line: now ?? line };
  const start = segmentStart(parseLsn(info.start), info.segmentBytes);
  const wal = chooseChanges(chosen, { to, from: start, stop: parseLsn(info.stop), head });
  const account = chooseAccount();
  const home = findHome({ dataDir: draft, account, log: quiet });
  claimDirectory({ path: home, account });
  try {
    say("Unpacking the database.");
    const pgdata = dataOf(home);
    mkdirSync(pgdata, { mode: 0o700 });
    const sums = await untar(vault.get(chosen.base.archive), pgdata);
    compareFiles(sums, info);
    await layChanges(vault, { wal, info, folder: join(pgdata, "pg_wal"), from: start });
    say("Bringing back secrets and files.");
    await layBackSecrets(vault, { draft, home, to });
    const lostFiles = await layBackFiles(vault, { draft, to });
    say("Repeating what was done after the whole copy.");
    const binaries = await findBinaries({ account, log: quiet });
    const cluster: Cluster = { home, binaries, account, durability: "full" };
    let findings: Findings | undefined;
    await recover(cluster, {
      to,
      work: async (server, isToEnd) => {
        findings = await inspectRestored(server, { dataDir: draft });
        if (isToEnd && wal.length > 0) findings.faults.push(...(await findUnrepeated(server, wal.at(-1)!)));
      },
    });
    for (const name of ["run", "users"]) rmSync(join(home, name), { recursive: true, force: true });
    moveIn({ draft, into, home });
    return { ...findings!, to: to ?? Math.max(head.safeAt, wal.at(-1)?.at ?? 0), lostFiles };
  } finally {
    if (!home.startsWith(draft)) rmSync(home, { recursive: true, force: true });
  }
}

/** A sentence where PostgreSQL stopped before the last piece of the changes, as it silently does at one that it cannot read. */
async function findUnrepeated(server: Server, last: WalName): Promise<string[]> {
  const client = await connect(server, "questions");
  try {
    const { rows } = await client.query("SELECT pg_last_wal_replay_lsn() AS lsn");
    const { lsn } = rows[0] as { lsn: string | null };
    if (lsn === null || parseLsn(lsn) >= last.start) return [];
    return [`The database took the changes up to ${lsn} only, and not those up to ${formatLsn(last.end)}.`];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Each file as PostgreSQL listed it when it was copied. */
function compareFiles(sums: Map<string, string>, info: BaseInfo): void {
  const { Files: files } = JSON.parse(info.manifest) as {
    Files: { Path: string; Checksum?: string }[];
  };
  for (const { Path: path, Checksum: sum } of files) {
    const found = sums.get(path);
    if (found === undefined) throw new CopyFault(`The file ${path} of the database is missing in the copy.`);
    if (sum !== undefined && found !== sum)
      throw new CopyFault(`The file ${path} of the database is damaged in the copy.`);
  }
}

/** Puts the changes together to the files that PostgreSQL reads. */
async function layChanges(
  vault: Vault,
  { wal, info, folder, from }: { wal: WalName[]; info: BaseInfo; folder: string; from: bigint },
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const size = BigInt(info.segmentBytes);
  for (const piece of wal) {
    let at = piece.start;
    for await (const part of vault.get(piece.name)) {
      let rest = part;
      while (rest.length > 0) {
        const begin = segmentStart(at, info.segmentBytes);
        const count = Math.min(rest.length, Number(begin + size - at));
        if (begin >= from)
          await writeAt(join(folder, segmentName(info.timeline, begin, info.segmentBytes)), {
            bytes: rest.subarray(0, count),
            at: Number(at - begin),
            size: info.segmentBytes,
          });
        at += BigInt(count);
        rest = rest.subarray(count);
      }
    }
    if (at !== piece.end) throw new CopyFault(`The copy ${piece.name} does not hold what its name says.`);
  }
}

async function writeAt(
  path: string,
  { bytes, at, size }: { bytes: Buffer; at: number; size: number },
): Promise<void> {
  const isNew = !existsSync(path);
  const handle = await open(path, isNew ? "wx" : "r+", 0o600);
  try {
    if (isNew) await handle.truncate(size);
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
      done += bytesWritten;
    }
  } finally {
    await handle.close();
  }
}

async function layBackSecrets(
  vault: Vault,
  { draft, home, to }: { draft: string; home: string; to: number | undefined },
): Promise<void> {
  const names = await vault.store.list("secrets/");
  const time = (name: string) => Number(name.slice("secrets/".length));
  const name = names.findLast((one) => to === undefined || time(one) <= to) ?? names[0];
  if (!name) throw new CopyFault("The secrets of the shop are missing in the copies.");
  const secrets = await vault.getJson<Secrets>(name);
  for (const [file, text] of Object.entries(secrets)) {
    if (text === "") continue;
    const path = file.startsWith("postgres/") ? join(home, basename(file)) : join(draft, basename(file));
    writeFileSync(path, text, { mode: 0o600 });
  }
}

/** Gives the files that could not be brought back. */
async function layBackFiles(
  vault: Vault,
  { draft, to }: { draft: string; to: number | undefined },
): Promise<string[]> {
  const newest = new Map<string, { name: string; path: string; at: number }>();
  for (const name of await vault.store.list("files/")) {
    const file = parseFileName(name);
    if (!file || !COPIED_FOLDERS.includes(file.folder) || basename(file.file) !== file.file) continue;
    const path = join(draft, file.folder, file.file);
    const known = newest.get(path);
    if ((to === undefined || file.at <= to) && (!known || known.at <= file.at))
      newest.set(path, { name, path, at: file.at });
  }
  const lost: string[] = [];
  const waiting = [...newest.values()];
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const fault = await layBackFile(vault, file).catch((error: unknown) => {
        // What stops one, a full disk say, stops all.
        waiting.length = 0;
        throw error;
      });
      if (fault) lost.push(fault);
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, next));
  const failed = workers.find((worker) => worker.status === "rejected");
  if (failed) throw failed.reason;
  return lost.sort();
}

/** Gives a sentence where its copy is damaged. */
async function layBackFile(
  vault: Vault,
  { name, path, at }: { name: string; path: string; at: number },
): Promise<string | undefined> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await pipeline(vault.get(name), createWriteStream(path, { mode: 0o600, flush: true }));
    utimesSync(path, at / 1000, at / 1000);
    return undefined;
  } catch (error) {
    if (!(error instanceof CopyFault)) throw error;
    rmSync(path, { force: true });
    return error.message;
  }
}
