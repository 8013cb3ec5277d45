import { rmSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { CopyState } from "#app/domain/copy-state.ts";
import { copyStateFile, readCopyState } from "#app/integrations/copy-state.server.ts";
import type { Server } from "#server/postgres/connection.ts";
import type { Log } from "#server/postgres/log.ts";
import { copyBase } from "./base-copy.ts";
import { CopyFault, kindOfFault, sayFault } from "./fault.ts";
import { copyFiles, readKnownFiles } from "./files.ts";
import { parseLsn } from "./lsn.ts";
import { CHECK, type Head, headName, readLines, walName } from "./names.ts";
import { pruneCopies } from "./prune.ts";
import { connect, streamWal, type WalStream } from "./replication.ts";
import { type CopySettings, readCopyKey, readCopySettings, takeAskedBase } from "./settings.ts";
import { openFolderStore } from "./store.ts";
import { openVault, type Vault } from "./vault.ts";

/** The slot by which the server keeps what was not copied yet. */
const SLOT = "materia_copy";
/** PostgreSQL's code: another process of this data folder copies, one at a time may. */
const SLOT_IN_USE = "55006";
const LONGEST_STOP_MS = 10_000;
const ROUND_MS = 2_000;
const FILES_EVERY_MS = 20_000;
const HEAD_EVERY_MS = 10_000;
const BASE_EVERY_MS = 24 * 3_600_000;
const AFTER_FAILURE_MS = 5_000;
const LONGEST_WAIT_MS = 20_000;
const PUT_AT_BYTES = 4_000_000;

type Parts = { dataDir: string; home: string; server: Server; log: Log };

/** Keeps copies of the shop as the settings in its data folder say, until stopped; one process of a data folder at a time. */
export function keepCopies(parts: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = live(parts, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      // A store that hangs, as a lost network disk does, must not keep the shop from shutting.
      await Promise.race([done, sleep(LONGEST_STOP_MS, undefined, { ref: false })]);
    },
  };
}

async function live(parts: Parts, signal: AbortSignal): Promise<void> {
  const { dataDir, log } = parts;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let isSlotDropped = false;
  let said = "";
  while (!signal.aborted) {
    const settings = readCopySettings(dataDir);
    if (!settings) {
      if (!isSlotDropped) isSlotDropped = await dropSlot(parts.server).catch(() => false);
      rmSync(copyStateFile(dataDir), { force: true });
      await pause(ROUND_MS);
      continue;
    }
    isSlotDropped = false;
    try {
      await copyWhile(parts, { settings, signal, pause });
      said = "";
    } catch (error) {
      if ((error as { code?: string }).code === SLOT_IN_USE) {
        await pause(ROUND_MS);
        continue;
      }
      const words = sayFault(error, settings.folder);
      await noteState(dataDir, settings, { error: words, fault: kindOfFault(error) });
      if (words !== said) log.warn(`The copies of the shop have stopped: ${words}`);
      said = words;
      await pause(AFTER_FAILURE_MS);
    }
  }
}

/** Copies in rounds until the settings change, the shop ends or something fails. */
async function copyWhile(
  parts: Parts,
  how: { settings: CopySettings; signal: AbortSignal; pause: (ms: number) => Promise<unknown> },
): Promise<void> {
  const { dataDir, server } = parts;
  const { settings, signal, pause } = how;
  const vault = await openOwnVault(dataDir, settings);
  const client = await connect(server, "questions");
  const ending = new AbortController();
  let stream: WalStream | undefined;
  let base: Promise<unknown> | undefined;
  let files: Promise<unknown> | undefined;
  let failure: unknown;
  const beside = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      failure ??= error;
    });
  try {
    const known = await readKnownFiles(vault);
    const line = await findLine(client, vault);
    stream = await streamWal(server, { slot: SLOT, from: line.end, timeline: line.timeline });
    let { baseAt, end } = line;
    let filesAt = 0;
    let headAt = 0;
    let isBaseAsked = false;
    while (!signal.aborted && isSame(readCopySettings(dataDir), settings)) {
      if (failure) throw failure;
      // The disk may have been pulled out; its empty place must not be taken for it.
      if ((await vault.store.list(CHECK)).length === 0) throw notThere(settings);
      const at = Date.now();
      isBaseAsked = takeAskedBase(dataDir) || isBaseAsked;
      if (!base && (isBaseAsked || at - (baseAt ?? 0) > BASE_EVERY_MS)) {
        const isUrgent = isBaseAsked || baseAt === undefined;
        isBaseAsked = false;
        const made = copyBase(server, {
          vault,
          line: line.number,
          isUrgent,
          clock: () => readClock(client),
          signal: ending.signal,
        }).then(async () => {
          baseAt = Date.now();
          await pruneCopies(vault, { dataDir, days: settings.days, now: await readClock(client) });
        });
        base = beside(made).finally(() => {
          base = undefined;
        });
      }
      if (!files && at - filesAt > FILES_EVERY_MS) {
        const copied = copyFiles(vault, { ...parts, known, signal: ending.signal }).then(() => {
          filesAt = at;
        });
        files = beside(copied).finally(() => {
          files = undefined;
        });
      }
      const round = await copyChanges(client, { stream, vault, line: line.number, end });
      end = round.end;
      const isWhole = baseAt !== undefined && filesAt > 0 && !failure;
      if (isWhole && at - headAt > HEAD_EVERY_MS) {
        await vault.putJson(headName(line.number), { end: String(end), safeAt: round.at } satisfies Head);
        headAt = at;
      }
      await noteState(dataDir, settings, {
        ...(isWhole && { safeAt: new Date(at).toISOString() }),
        ...(baseAt !== undefined && { baseAt: new Date(baseAt).toISOString() }),
      });
      await pause(ROUND_MS);
    }
    if (failure) throw failure;
    // What was done since the last round goes along when the shop shuts.
    await copyChanges(client, { stream, vault, line: line.number, end });
  } finally {
    ending.abort();
    await stream?.close();
    await client.end().catch(() => undefined);
    await Promise.all([base, files]);
  }
}

/** Puts into the store what the database has written by now; gives up to where and to which time of its clock. */
async function copyChanges(
  client: pg.Client,
  round: { stream: WalStream; vault: Vault; line: number; end: bigint },
): Promise<{ end: bigint; at: number }> {
  const { stream, vault, line } = round;
  let { end } = round;
  const at = await readClock(client);
  const { rows } = await client.query("SELECT pg_current_wal_flush_lsn() AS lsn");
  const target = parseLsn((rows[0] as { lsn: string }).lsn);
  const giveUpAt = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    stream.check();
    const isThere = stream.received() >= target;
    if (isThere || stream.waitingBytes() > PUT_AT_BYTES) {
      const taken = stream.take();
      if (taken) {
        await vault.put(walName({ line, start: taken.start, end: taken.end, at }), taken.bytes);
        end = taken.end;
      }
    }
    // Said each time, so that the server does not take a quiet night for a lost line.
    stream.confirm(end);
    if (isThere) return { end, at };
    if (Date.now() > giveUpAt) throw new CopyFault("The database does not send its changes.");
    await sleep(5);
  }
}

/** Epoch milliseconds by the database's clock, which its changes carry and by which a moment is brought back. */
async function readClock(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS ms");
  return Number((rows[0] as { ms: string }).ms);
}

/** Goes on with the line that the store has, where the database still holds what comes next; else begins a new one. */
async function findLine(client: pg.Client, vault: Vault) {
  const lines = readLines(await vault.store.list("line-"));
  const last = lines.at(-1);
  const { rows } = await client.query(`
    SELECT pg_current_wal_flush_lsn() AS flushed, (pg_control_checkpoint()).timeline_id AS timeline,
      (SELECT restart_lsn FROM pg_replication_slots WHERE slot_name = '${SLOT}' AND wal_status <> 'lost') AS kept`);
  const { flushed, timeline, kept } = rows[0] as { flushed: string; timeline: number; kept: string | null };
  const end = last?.wal.at(-1)?.end;
  if (last && end !== undefined && kept && parseLsn(kept) <= end && end <= parseLsn(flushed))
    return { number: last.number, end, timeline, baseAt: last.bases.at(-1)?.at };
  await client.query(
    `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '${SLOT}'`,
  );
  const made = await client.query(`SELECT pg_create_physical_replication_slot('${SLOT}', true) AS slot`);
  const [, start] = /^\(\w+,([0-9A-F/]+)\)$/.exec((made.rows[0] as { slot: string }).slot) ?? [];
  return {
    number: (last?.number ?? 0) + 1,
    end: segmentFloor(parseLsn(start!)),
    timeline,
    baseAt: undefined,
  };
}

// The largest segment there is; what lies before the slot is kept as far as its own segment.
function segmentFloor(lsn: bigint): bigint {
  return lsn - (lsn % 16_777_216n);
}

async function dropSlot(server: Server): Promise<boolean> {
  const client = await connect(server, "questions");
  try {
    await client.query(
      `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '${SLOT}' AND NOT active`,
    );
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function openOwnVault(dataDir: string, settings: CopySettings): Promise<Vault> {
  const key = readCopyKey(dataDir);
  if (!key) throw new CopyFault("The key of the copies is gone from DATA_DIR/backup/key.");
  const vault = openVault(openFolderStore(settings.folder), key);
  if ((await vault.store.list(CHECK)).length === 0) throw notThere(settings);
  await vault.getJson(CHECK);
  return vault;
}

function notThere({ folder }: CopySettings): CopyFault {
  return new CopyFault(`${folder} does not hold the copies of this shop: is its disk connected?`, "away");
}

function isSame(now: CopySettings | undefined, before: CopySettings): boolean {
  return JSON.stringify(now) === JSON.stringify(before);
}

/** Notes how it is; what a round does not say stays as it was. Not down to the disk: the next round says it again. */
async function noteState(dataDir: string, settings: CopySettings, round: Partial<CopyState>): Promise<void> {
  const file = copyStateFile(dataDir);
  const { folder, since } = settings;
  const last = await readCopyState(dataDir);
  const kept = last?.since === since ? { safeAt: last.safeAt, baseAt: last.baseAt } : {};
  try {
    await writeFile(`${file}.new`, JSON.stringify({ ...kept, ...round, folder, since }), { mode: 0o600 });
    await rename(`${file}.new`, file);
  } catch {
    // On a full disk the file stays as it was, and what it says grows old, which is seen.
  }
}
