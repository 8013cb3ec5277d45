import type { CopyCondition } from "#app/domain/copy-state.ts";
import type { DrillCondition } from "#app/domain/drill-state.ts";

/** What was read of a machine; undefined where it could not be read. */
export type MachineReadings = {
  nodeVersion: string;
  dataDir: { path: string; state: "usable" | "absent" | "closed" };
  /** Keys and secrets of the shop that other accounts of the machine may read. */
  openSecrets: string[];
  disk: { freeBytes: number; freePercent: number } | undefined;
  /** How long the disk takes to keep a small piece for good, at the middle of some tries. */
  syncMs: number | undefined;
  memory: { totalBytes: number; freeBytes: number };
  /** How far the clock of the data folder's disk is ahead of the program's. */
  diskAheadMs: number | undefined;
  knowsIndianTime: boolean;
  address: { host: string; port: number; state: "free" | "shop" | "taken" | "closed"; words: string };
  publicOrigin: string;
  isProxyTrusted: boolean;
  mail: "off" | "answers" | { error: string };
  copies: CopyCondition;
  drill: DrillCondition;
  isOwnDatabase: boolean;
  database: DatabaseReadings | "stopped" | { error: string };
};

/** What the database says of itself. */
type DatabaseReadings = {
  serverVersion: number;
  aheadMs: number;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  /** How far the newest order lies in the future of the program's clock. */
  newestOrderAheadMs: number | undefined;
};

/** `mend` keeps the shop from working or its data from being safe, `look` is for the owner to know. */
export type Finding = { about: string; state: "well" | "look" | "mend"; says: string; todo?: string };

const MB = 1_000_000;
const NEEDED_NODE = 24;
const OLDEST_SERVER = 15;
const LEAST_FREE_BYTES = 250 * MB;
const LEAST_FREE_PERCENT = 5;
const SLOW_SYNC_MS = 50;
const LEAST_MEMORY_BYTES = 900 * MB;
const LEAST_FREE_MEMORY_BYTES = 200 * MB;
const MOST_AHEAD_MS = 30_000;

/** What is well with a machine and what is not, each with what to do. */
export function judgeMachine(found: MachineReadings): Finding[] {
  return [
    nodeFinding(found),
    folderFinding(found),
    rightsFinding(found),
    diskFinding(found),
    syncFinding(found),
    memoryFinding(found),
    clockFinding(found),
    zoneFinding(found),
    addressFinding(found),
    proxyFinding(found),
    mailFinding(found),
    databaseFinding(found),
    durabilityFinding(found),
    copiesFinding(found),
  ].filter((finding) => finding !== undefined);
}

function nodeFinding({ nodeVersion }: MachineReadings): Finding {
  const says = `Node ${nodeVersion}`;
  if (Number.parseInt(nodeVersion, 10) >= NEEDED_NODE) return well("Node", says);
  return mend("Node", says, `Run npm ci, which installs Node ${NEEDED_NODE}, then node server/start.js.`);
}

function folderFinding({ dataDir: { path, state } }: MachineReadings): Finding {
  if (state === "usable") return well("Data folder", `${path} can be written.`);
  if (state === "absent")
    return look("Data folder", `${path} is not there yet.`, "The first start makes it.");
  return mend(
    "Data folder",
    `${path} cannot be written by this account.`,
    "Give the shop's account the right to it, or set DATA_DIR to a folder that it may write.",
  );
}

function rightsFinding({ openSecrets }: MachineReadings): Finding {
  if (openSecrets.length === 0) return well("Rights", "Nobody else reads the keys of the shop.");
  const files = openSecrets.join(" ");
  return mend("Rights", `Other accounts of the machine may read ${files}.`, `Run: chmod 600 ${files}`);
}

function diskFinding({ disk }: MachineReadings): Finding {
  if (!disk) return look("Disk", "Its free space cannot be read.", "Ask the machine: df -h");
  const says = `${Math.floor(disk.freeBytes / MB)} MB free, ${disk.freePercent} %.`;
  const isLow = disk.freeBytes < LEAST_FREE_BYTES || disk.freePercent < LEAST_FREE_PERCENT;
  return isLow ? mend("Disk", says, "Make room, or move DATA_DIR to a larger disk.") : well("Disk", says);
}

function syncFinding({ syncMs }: MachineReadings): Finding | undefined {
  if (syncMs === undefined) return undefined;
  const says = `It keeps a small piece for good in ${syncMs.toFixed(1)} ms.`;
  if (syncMs <= SLOW_SYNC_MS) return well("Speed of the disk", says);
  return look("Speed of the disk", says, "Each order waits for this several times: use an SSD.");
}

function memoryFinding({ memory: { totalBytes, freeBytes } }: MachineReadings): Finding {
  const says = `${Math.round(totalBytes / MB)} MB, ${Math.round(freeBytes / MB)} MB free.`;
  if (totalBytes >= LEAST_MEMORY_BYTES && freeBytes >= LEAST_FREE_MEMORY_BYTES) return well("Memory", says);
  return look("Memory", says, "The shop and its database want 1 GB: end other programs, or add memory.");
}

function clockFinding({ diskAheadMs = 0, database }: MachineReadings): Finding {
  const seconds = (ms: number) => `${Math.round(Math.abs(ms) / 1000)} s`;
  const todo = "Set the clock by a time server (timedatectl set-ntp true), then start the shop again.";
  const read = typeof database === "object" && "aheadMs" in database ? database : undefined;
  if (Math.abs(diskAheadMs) > MOST_AHEAD_MS)
    return mend("Clock", `The disk's clock differs from the machine's by ${seconds(diskAheadMs)}.`, todo);
  if (read && Math.abs(read.aheadMs) > MOST_AHEAD_MS)
    return mend("Clock", `The database's clock differs from the shop's by ${seconds(read.aheadMs)}.`, todo);
  if (read && (read.newestOrderAheadMs ?? 0) > MOST_AHEAD_MS)
    return mend("Clock", "The newest order lies in the future: the clock was set back.", todo);
  return well("Clock", "It agrees with the disk, the database and the last order, as far as they are there.");
}

function zoneFinding({ knowsIndianTime }: MachineReadings): Finding {
  if (knowsIndianTime) return well("Time zone and language", "India's time and numbers are known.");
  return mend(
    "Time zone and language",
    "This Node does not know India's time.",
    "Start with the Node that npm ci installs, without NODE_ICU_DATA.",
  );
}

function addressFinding({ address: { host, port, state, words } }: MachineReadings): Finding {
  if (state === "free") return well("Port", `${port} on ${host} is free; the shop is not running.`);
  if (state === "shop") return well("Port", `The shop answers at ${port} on ${host}.`);
  if (state === "closed")
    return mend("Port", words, "Set HOST and PORT to an address that this account may open.");
  return mend(
    "Port",
    `${port} on ${host} is taken by another program.`,
    "Stop it, or set PORT to another number.",
  );
}

function proxyFinding({ publicOrigin, isProxyTrusted, address }: MachineReadings): Finding {
  const says = `People come to ${publicOrigin}.`;
  const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(publicOrigin);
  if (publicOrigin.startsWith("https:") && !isProxyTrusted)
    return mend(
      "Address and proxy",
      `${says} TRUST_PROXY is not set: all visitors behind the proxy share one limit.`,
      "Set TRUST_PROXY to the proxy's networks, such as 127.0.0.1,::1, or to how many proxies there are.",
    );
  if (!isLocal && publicOrigin.startsWith("http:"))
    return mend(
      "Address and proxy",
      `${says} What they type can be read on the way.`,
      "Put a proxy with TLS before the shop (deploy/Caddyfile) and set PUBLIC_ORIGIN to https.",
    );
  if (isLocal && !["localhost", "127.0.0.1", "::1"].includes(address.host))
    return look(
      "Address and proxy",
      `HOST ${address.host} lets other machines in, but ${says}`,
      "Set PUBLIC_ORIGIN to the address that people type: forms from another one are refused.",
    );
  return well("Address and proxy", says);
}

function mailFinding({ mail }: MachineReadings): Finding {
  if (mail === "answers") return well("Mail", "The server of SMTP_URL answers and takes the sign-in.");
  if (mail === "off")
    return look("Mail", "SMTP_URL is not set: no email goes out.", "Set SMTP_URL before the shop opens.");
  return mend(
    "Mail",
    `The server of SMTP_URL does not take us: ${mail.error}.`,
    "Check SMTP_URL and the way there.",
  );
}

function databaseFinding({ database, isOwnDatabase }: MachineReadings): Finding {
  if (database === "stopped")
    return look("Database", "The shop's own is not running.", "It starts with the shop; ask again then.");
  if ("error" in database) {
    const todo = isOwnDatabase
      ? "Read the last lines in the folder log of the database."
      : "Start that server, or correct DATABASE_URL.";
    return mend("Database", `It does not answer: ${database.error}.`, todo);
  }
  const says = `PostgreSQL ${database.serverVersion} answers.`;
  if (database.serverVersion >= OLDEST_SERVER) return well("Database", says);
  return mend("Database", says, `The shop needs PostgreSQL ${OLDEST_SERVER} or newer.`);
}

function durabilityFinding({ database }: MachineReadings): Finding | undefined {
  if (database === "stopped" || "error" in database) return undefined;
  const { fsync, fullPageWrites, synchronousCommit } = database;
  const settings = { fsync, full_page_writes: fullPageWrites, synchronous_commit: synchronousCommit };
  const off = Object.entries(settings).filter(([, value]) => value === "off");
  if (off.length === 0) return well("What the database keeps", "Orders outlive a power cut.");
  const names = off.map(([name]) => name).join(", ");
  return mend(
    "What the database keeps",
    `${names} off: orders may be lost at a power cut.`,
    "Set them to on in the server's postgresql.conf, and restart it.",
  );
}

function copiesFinding({ copies, drill, isOwnDatabase }: MachineReadings): Finding {
  if (!isOwnDatabase && copies.kind === "off")
    return look(
      "Copies",
      "The database is on a server of yours.",
      "See to it that this server is backed up; npm run backup -- on FOLDER copies the shop once a day.",
    );
  if (copies.kind === "off")
    return mend("Copies", "None are kept.", "Connect a disk, then npm run backup -- on FOLDER");
  if (copies.kind === "stopped")
    return mend(
      "Copies",
      `They have stopped${copies.safeAt ? `; the work is safe up to ${copies.safeAt}` : ""}. ${copies.error}`.trim(),
      "Copies are made while the shop is open; npm run backup -- status says more.",
    );
  if (drill.kind === "failed")
    return mend("Copies", `Their last test failed. ${drill.faults.join(" ")}`, "npm run backup -- status");
  if (drill.kind === "late")
    return mend("Copies", "No test of them went well for 8 days.", "npm run backup -- status says why.");
  if (copies.kind === "first")
    return look("Copies", "The first is being made.", "Ask again in some minutes.");
  return well("Copies", `The work is safe up to ${copies.safeAt}.`);
}

function well(about: string, says: string): Finding {
  return { about, state: "well", says };
}

function look(about: string, says: string, todo: string): Finding {
  return { about, state: "look", says, todo };
}

function mend(about: string, says: string, todo: string): Finding {
  return { about, state: "mend", says, todo };
}
