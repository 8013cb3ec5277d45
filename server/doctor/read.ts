import { accessSync, constants, existsSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "#app/config.server.ts";
import { judgeCopies } from "#app/domain/copy-state.ts";
import { judgeDrill } from "#app/domain/drill-state.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { readCopyState, readDrillState } from "#app/integrations/copy-state.server.ts";
import { readDiskSpace } from "#app/integrations/disk.server.ts";
import { tryPort } from "#server/listen.ts";
import type { MachineReadings } from "./judge.ts";
import { readDatabase } from "./read-database.ts";

const PATIENCE_MS = 5_000;
const TRIES = 5;
const SECRETS = ["encryption-keys", "session-secret", join("backup", "key")];

/** Reads all that the doctor judges; changes nothing and leaves nothing behind. */
export async function readMachine(config: Config, now: Date): Promise<MachineReadings> {
  const { dataDir } = config;
  const state = folderState(dataDir);
  const [disk, tried, address, mail, database, copies, drill] = await Promise.all([
    readDiskSpace(existsSync(dataDir) ? dataDir : "."),
    state === "usable" ? tryDisk(dataDir).catch(() => undefined) : undefined,
    readAddress(config),
    tryMail(config.mail.smtpUrl),
    readDatabase(config),
    readCopyState(dataDir),
    readDrillState(dataDir),
  ]);
  return {
    nodeVersion: process.versions.node,
    dataDir: { path: dataDir, state },
    openSecrets: listOpenSecrets(dataDir),
    disk,
    syncMs: tried?.syncMs,
    memory: {
      totalBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
      freeBytes: freemem(),
    },
    diskAheadMs: tried?.aheadMs,
    knowsIndianTime: indiaDate(new Date("2026-01-01T20:00:00Z")) === "2026-01-02",
    address,
    publicOrigin: config.publicOrigin,
    isProxyTrusted: config.trustedProxy !== undefined,
    mail,
    copies: judgeCopies(copies, now),
    drill: judgeDrill(copies, drill, now),
    isOwnDatabase: config.databaseUrl === undefined,
    database,
  };
}

function folderState(path: string): MachineReadings["dataDir"]["state"] {
  if (!existsSync(path)) return "absent";
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return "usable";
  } catch {
    return "closed";
  }
}

/** Windows has rights of another kind; into a closed folder nobody gets. */
function listOpenSecrets(dataDir: string): string[] {
  const modeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if (process.platform === "win32" || (modeOf(dataDir) & 0o011) === 0) return [];
  return SECRETS.map((name) => join(dataDir, name)).filter((file) => (modeOf(file) & 0o077) !== 0);
}

/** Writes a small file there some times, for good, and takes it away again. */
async function tryDisk(folder: string): Promise<{ syncMs: number; aheadMs: number }> {
  const path = join(folder, `.doctor-${process.pid}`);
  const file = await open(path, "wx", 0o600);
  try {
    const took: number[] = [];
    for (let n = 0; n < TRIES; n++) {
      const startedAt = performance.now();
      await file.write(Buffer.alloc(8_192, n));
      await file.sync();
      took.push(performance.now() - startedAt);
    }
    const aheadMs = statSync(path).mtimeMs - Date.now();
    return { syncMs: took.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)]!, aheadMs };
  } finally {
    await file.close();
    rmSync(path, { force: true });
  }
}

async function readAddress({ host, port }: Config): Promise<MachineReadings["address"]> {
  try {
    await tryPort({ host, port });
    return { host, port, state: "free", words: "" };
  } catch (error) {
    const words = (error as Error).message;
    if (!words.includes("is taken")) return { host, port, state: "closed", words };
    return { host, port, state: (await isShop({ host, port })) ? "shop" : "taken", words };
  }
}

async function isShop({ host, port }: { host: string; port: number }): Promise<boolean> {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${name}:${port}/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return "isReady" in ((await answer.json()) as object);
  } catch {
    return false;
  }
}

async function tryMail(url: string | undefined): Promise<MachineReadings["mail"]> {
  if (url === undefined) return "off";
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const mail = nodemailer.createTransport({ url, ...patience });
  try {
    await mail.verify();
    return "answers";
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    // Its words may have the user's name.
    return { error: [code, responseCode].filter(Boolean).join(" ") || "no answer" };
  } finally {
    mail.close();
  }
}
