import { readdirSync, readFileSync } from "node:fs";

/** Servers whose data lie below the directory, told by the command they were started with. */
export function writersOf(path: string): string[] {
  return readdirSync("/proc").filter((pid) => procFile(pid, "cmdline").includes(path));
}

/** Servers of a data directory, by process id. */
export function postmasters(directory: string): number[] {
  const running = readdirSync("/proc").filter((pid) => procFile(pid, "cmdline").includes(`-D\0${directory}`));
  // What a server has just forked bears its command for a moment, too.
  return running.filter((pid) => !running.includes(parentOf(pid))).map(Number);
}

function parentOf(pid: string): string {
  return /^PPid:\s*(\d+)$/m.exec(procFile(pid, "status"))?.[1] ?? "";
}

function procFile(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
