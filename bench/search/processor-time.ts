import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time in milliseconds, which other work on the machine hardly changes. */
export type ProcessorTime = { shopMs: number; databaseMs: number };

/** Reads what the shop's process and its database have taken so far. */
export function processorTimeReader(shopPid: number, postgresHome: string): () => ProcessorTime {
  const postmaster = Number(readFileSync(join(postgresHome, "pgdata/postmaster.pid"), "utf8").split("\n")[0]);
  return () => ({
    shopMs: takenBy(shopPid)!.ownMs,
    databaseMs: [...childrenOf(postmaster)].reduce(
      (sum, { ownMs }) => sum + ownMs,
      takenBy(postmaster)!.endedChildrenMs,
    ),
  });
}

function* childrenOf(parent: number) {
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const taken = takenBy(Number(name));
    if (taken?.parent === parent) yield taken;
  }
}

/** Undefined for a process that has ended. */
function takenBy(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number];
    return {
      parent: fields[1]!,
      ownMs: (user + system) * TICK_MS,
      endedChildrenMs: (endedUser + endedSystem) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}
