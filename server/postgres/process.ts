import { spawnSync } from "node:child_process";
import { readText } from "./private-files.ts";

/** Whether a process lives; one that has ended but was not yet collected does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return process.platform !== "linux" || commandLine(pid) !== "";
}

/** The command that a process was started with (not on Windows). */
export function commandLine(pid: number): string {
  if (process.platform === "linux") return readText(`/proc/${pid}/cmdline`);
  return spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).stdout;
}
