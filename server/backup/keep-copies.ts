import { rmSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { CopySettings } from "#app/domain/copy-keeper.ts";
import type { CopyState } from "#app/domain/copy-state.ts";
import { copyStateFile, readCopyState } from "#app/integrations/copy-state.server.ts";
import type { Server } from "#server/postgres/connection.ts";
import type { Log } from "#server/postgres/log.ts";
import { copyBase } from "./base-copy.ts";
import { CopyFault, kindOfFault, sayFault } from "./fault.ts";
import { copyFiles, readKnownFiles } from "./files.ts";
import type { KeptCommand } from "./keep-command.ts";
import { parseLsn } from "./lsn.ts";
import { CHECK, type Head, headName, walName } from "./names.ts";
import { openStore } from "./open-store.ts";
import { pruneCopies } from "./prune.ts";
import { connect, streamWal, type WalStream } from "./replication.ts";
import {
  askForBase,
  noteReached,
  readCopyKey,
  readCopySettings,
  readReached,
  takeAskedBase,
} from "./settings.ts";
import { askClock, dropSlot, findLine, readClock, SLOT } from "./slot.ts";
import { openVault, type Vault } from "./vault.ts";

/** PostgreSQL's code: another process of this data folder copies, one at a time may. */
const SLOT_IN_USE = "55006";
const LONGEST_STOP_MS = 10_000;
const ROUND_MS = 2_000;
const FILES_EVERY_MS = 20_000;
const FILES_LATE_MS = 2 * FILES_EVERY_MS;
const HEAD_EVERY_MS = 10_000;
const BASE_EVERY_MS = 24 * 3_600_000;
const AFTER_FAILURE_MS = 5_000;
const LONGEST_WAIT_MS = 20_000;
const PUT_AT_BYTES = 4_000_000;

type Parts = {
  dataDir: string;
  home: string;
  server: Server;
  log: Log;
  /** A copy of a database elsewhere, which is made once a day. */
  isDaily?: boolean;
};

/** Keeps copies of the shop as the settings in its data folder say, until stopped, and a whole one now when asked; one process of a data folder at a time. */
export function keepCopies(parts: Parts): KeptCommand {
  const stopping = new AbortController();
  const done = live(parts, stopping.signal);
  return {
    runNow: () => askForBase(parts.dataDir),
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
    let settings: CopySettings | undefined;
    try {
      settings = readCopySettings(dataDir);
      if (!settings) {
        if (!isSlotDropped) isSlotDropped = await dropSlot(parts.server).catch(() => false);
        rmSync(copyStateFile(dataDir), { force: true });
        await pause(ROUND_MS);
        continue;
      }
      isSlotDropped = false;
      await copyWhile(parts, { settings, signal, pause });
      said = "";
    } catch (error) {
      if ((error as { code?: string }).code === SLOT_IN_USE) {
        await pause(ROUND_MS);
        continue;
      }
      const words = sayFault(error, settings?.folder ?? join(dataDir, "backup"));
      if (settings)
        await noteState(dataDir, settings, { ...dailyOf(parts), error: words, fault: kindOfFault(error) });
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
    const clock = () => askClock(server);
    const line = await findLine(client, { vault, reached: readReached(dataDir) });
    stream = await streamWal(server, { slot: SLOT, from: line.end, timeline: line.timeline });
    let { baseAt, end, doneAt } = line;
    let filesAt = 0;
    let headAt = 0;
    let isBaseAsked = false;
    while (!signal.aborted && isSame(readCopySettings(dataDir), settings)) {
      if (failure) throw failure;
      // The disk may have been pulled out; its empty place must not be taken for it.
      const { store } = vault;
      if (store.canBeUnplugged && (await store.list(CHECK)).length === 0) throw notThere(settings);
      const at = Date.now();
      // Also where the clock was set back: what was done in its future is to be done again.
      const isOver = (doneAt = 0, everyMs: number) => Math.abs(at - doneAt) > everyMs;
      isBaseAsked = takeAskedBase(dataDir) || isBaseAsked;
      if (!base && (isBaseAsked || isOver(baseAt, BASE_EVERY_MS))) {
        const isUrgent = isBaseAsked || baseAt === undefined;
        isBaseAsked = false;
        const made = copyBase(server, {
          vault,
          line: line.number,
          isUrgent,
          clock,
          signal: ending.signal,
        }).then(async () => {
          baseAt = Date.now();
          await pruneCopies(vault, { dataDir, days: settings.days, now: await clock() });
        });
        base = beside(made).finally(() => {
          base = undefined;
        });
      }
      if (!files && isOver(filesAt, FILES_EVERY_MS)) {
        const copied = copyFiles(vault, { ...parts, known, clock, signal: ending.signal }).then(() => {
          filesAt = at;
        });
        files = beside(copied).finally(() => {
          files = undefined;
        });
      }
      const round = await copyChanges(client, { stream, vault, line: line.number, end, doneAt });
      if (round.end !== end) noteReached(dataDir, { line: line.number, end: round.end });
      end = round.end;
      doneAt = round.at;
      const isWhole = baseAt !== undefined && filesAt > 0 && !failure;
      if (isWhole && isOver(headAt, HEAD_EVERY_MS)) {
        await vault.putJson(headName(line.number), { end: String(end), safeAt: round.at } satisfies Head);
        headAt = at;
      }
      await noteState(dataDir, settings, {
        ...dailyOf(parts),
        ...(isWhole && { safeAt: new Date(isOver(filesAt, FILES_LATE_MS) ? filesAt : at).toISOString() }),
        ...(baseAt !== undefined && { baseAt: new Date(baseAt).toISOString() }),
      });
      await pause(ROUND_MS);
    }
    if (failure) throw failure;
    // What was done since the last round goes along when the shop shuts.
    const last = await copyChanges(client, { stream, vault, line: line.number, end, doneAt });
    noteReached(dataDir, { line: line.number, end: last.end });
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
  round: { stream: WalStream; vault: Vault; line: number; end: bigint; doneAt: number },
): Promise<{ end: bigint; at: number }> {
  const { stream, vault, line, doneAt } = round;
  let { end } = round;
  const at = await readClock(client);
  const { rows } = await client.query("SELECT pg_current_wal_flush_lsn() AS lsn");
  const target = parseLsn((rows[0] as { lsn: string }).lsn);
  let giveUpAt = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    stream.check();
    const isThere = stream.received() >= target;
    if (isThere || stream.waitingBytes() > PUT_AT_BYTES) {
      const taken = stream.take();
      if (taken) {
        // Of a backlog only the last piece reaches as far as this round.
        const reachedAt = isThere ? at : doneAt;
        await vault.put(walName({ line, start: taken.start, end: taken.end, at: reachedAt }), taken.bytes);
        end = taken.end;
        giveUpAt = Date.now() + LONGEST_WAIT_MS;
      }
    }
    // Said each time, so that the server does not take a quiet night for a lost line.
    stream.confirm(end);
    if (isThere) return { end, at };
    if (Date.now() > giveUpAt) throw new CopyFault("The database does not send its changes.");
    await sleep(5);
  }
}

async function openOwnVault(dataDir: string, settings: CopySettings): Promise<Vault> {
  const key = readCopyKey(dataDir);
  if (!key) throw new CopyFault("The key of the copies is gone from DATA_DIR/backup/key.");
  const vault = openVault(openStore(settings.folder), key);
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

function dailyOf({ isDaily }: Parts): Pick<CopyState, "isDaily"> {
  return isDaily ? { isDaily } : {};
}

/** Notes how it is, unless copies were turned off meanwhile; what a round does not say stays as it was. Not down to the disk: the next round says it again. */
export async function noteState(
  dataDir: string,
  settings: CopySettings,
  round: Partial<CopyState>,
): Promise<void> {
  const file = copyStateFile(dataDir);
  const { folder, since, days } = settings;
  if (!readCopySettings(dataDir)) return;
  const last = await readCopyState(dataDir);
  const kept = last?.since === since ? { safeAt: last.safeAt, baseAt: last.baseAt } : {};
  try {
    await writeFile(`${file}.new`, JSON.stringify({ ...kept, ...round, folder, since, days }), {
      mode: 0o600,
    });
    await rename(`${file}.new`, file);
  } catch {
    // On a full disk the file stays as it was, and what it says grows old, which is seen.
  }
}
