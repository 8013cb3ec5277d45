import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { findPostmaster } from "#server/postgres/postmaster.ts";

/** As when the plug is pulled: nothing of the process and of the database at its home goes on for a moment. */
export async function pullThePlug(child: ChildProcess, home: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const postmaster = findPostmaster(home);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  // The server and all its processes are a group of their own.
  if (postmaster) process.kill(-postmaster, "SIGKILL");
  await ended;
}
