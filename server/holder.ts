import { readlinkSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { readText } from "./postgres/private-files.ts";
import { isRunning } from "./postgres/process.ts";

/** The process that has a data folder, so described that no other process of any time or place fits it. */
export type Holder = {
  pid: number;
  /** When it took the folder, in ms. */
  since: number;
  host: string;
  /** Of its machine since that was switched on; empty where nobody says. */
  boot: string;
  /** In which its number counts: a container has one of its own. */
  pidSpace: string;
  /** When it was started, as the kernel counts; empty where nobody says. */
  startedAt: string;
  /** The folder itself, which a copy of it is not. */
  folderId: number;
};

/** This process as the holder of that folder. */
export function describeSelf(dataDir: string): Holder {
  return {
    pid: process.pid,
    since: Date.now(),
    host: hostname(),
    ...whereWeAre(),
    startedAt: startOf(process.pid),
    folderId: statSync(dataDir).ino,
  };
}

/** A holder as it was written down; undefined for anything else. */
export function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return typeof holder.pid === "number" && typeof holder.since === "number" ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a holder lives, as far as this process can tell from outside. */
export function judgeHolder(holder: Holder, dataDir: string): "here" | "gone" | "unclear" {
  if (holder.folderId !== statSync(dataDir).ino) return "gone";
  if (isElsewhere(holder)) return "unclear";
  if (!isRunning(holder.pid)) return "gone";
  const startedAt = startOf(holder.pid);
  if (startedAt === "" || holder.startedAt === "") return "unclear";
  return startedAt === holder.startedAt ? "here" : "gone";
}

/** Whether it is, or was, in another container, on another machine or before a restart of this one. */
export function isElsewhere({ boot, pidSpace, host }: Holder): boolean {
  const here = whereWeAre();
  return boot !== here.boot || pidSpace !== here.pidSpace || (here.boot === "" && host !== hostname());
}

function whereWeAre(): Pick<Holder, "boot" | "pidSpace"> {
  const boot = readText("/proc/sys/kernel/random/boot_id").trim();
  try {
    return { boot, pidSpace: readlinkSync("/proc/self/ns/pid") };
  } catch {
    return { boot, pidSpace: "" };
  }
}

// Counted from the last ")": the name of a program may hold anything.
function startOf(pid: number): string {
  return readText(`/proc/${pid}/stat`).split(") ").at(-1)!.split(" ")[19] ?? "";
}
