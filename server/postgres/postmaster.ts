import { spawn } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { program } from "./binaries.ts";
import { type Address, type Cluster, dataOf } from "./cluster.ts";
import { readText } from "./private-files.ts";
import { commandLine, isRunning } from "./process.ts";
import { run, spawnOptions } from "./run.ts";
import { writeSettings } from "./settings.ts";

const EMPTY_AFTER_MS = 2_000;

/** Process id of the living server of this home, told by its postmaster.pid. */
export function findPostmaster(home: string): number | undefined {
  const file = join(dataOf(home), "postmaster.pid");
  const pid = Number.parseInt(readText(file), 10);
  if (Number.isNaN(pid) && isLeftEmpty(file)) rmSync(file, { force: true });
  if (!(pid > 0) || !isRunning(pid)) return undefined;
  if (process.platform === "win32" || commandLine(pid).includes(dataOf(home))) return pid;
  // After a power cut the number may belong to a foreign process, and PostgreSQL would refuse to start.
  // Should a server live all the same, its shared memory still keeps a second one out.
  rmSync(file, { force: true });
  return undefined;
}

// A server writes its number as soon as it has made the file; a power cut or a full disk leaves an empty one, which PostgreSQL refuses.
function isLeftEmpty(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.size === 0 && Date.now() - found.mtimeMs > EMPTY_AFTER_MS;
}

/** Starts a server in a process group of its own, so that Ctrl-C of the terminal reaches only the shop. */
export function startPostmaster(cluster: Cluster, { host, port }: Address) {
  writeSettings(cluster);
  const where =
    process.platform === "win32"
      ? ["-c", `listen_addresses=${host}`]
      : ["-c", "listen_addresses=", "-c", `unix_socket_directories=${quoteForList(host)}`];
  const child = spawn(
    program(cluster.binaries, "postgres"),
    ["-D", dataOf(cluster.home), "-p", String(port), ...where],
    { ...spawnOptions(cluster.account), detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  const started = { pid: child.pid, hasEnded: false, lastWords: "" };
  child.stderr.on("data", (words) => {
    started.lastWords = `${started.lastWords}${words}`.slice(-2000);
  });
  child.once("error", (error) => {
    started.lastWords = error.message;
    started.hasEnded = true;
  });
  child.once("exit", () => {
    started.hasEnded = true;
  });
  // Neither the server nor what it says may keep the shop's own process from ending.
  child.unref();
  (child.stderr as Socket).unref();
  return started;
}

/** Ends a server: open transactions are rolled back; after 20 s without an answer it is cut off. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  await signal(cluster, { pid, name: "INT" });
  if (await hasEndedWithin(pid, 20_000)) return;
  await signal(cluster, { pid, name: "QUIT" });
  if (!(await hasEndedWithin(pid, 5_000))) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

async function hasEndedWithin(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > end) return false;
    await sleep(10);
  }
  return true;
}

async function signal({ binaries }: Cluster, { pid, name }: { pid: number; name: "INT" | "QUIT" }) {
  if (process.platform === "win32") {
    await run({
      program: program(binaries, "pg_ctl"),
      args: ["kill", name, String(pid)],
      account: undefined,
    });
  } else if (isRunning(pid)) {
    process.kill(pid, `SIG${name}`);
  }
}

// unix_socket_directories is a list: a comma or a space in the path must not split it.
function quoteForList(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}
