import { readdirSync, readFileSync } from "node:fs";

/** Stops that process and those it has started in the middle of whatever they do, as a stalled disk would; gives what lets them go on. */
export function freeze(pid: number): () => void {
  process.kill(pid, "SIGSTOP");
  const stopped = [pid];
  for (const child of childrenOf(pid)) if (signal(child, "SIGSTOP")) stopped.push(child);
  return () => {
    for (const each of stopped) signal(each, "SIGCONT");
  };
}

function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

/** Whether the process was still there. */
function signal(pid: number, name: "SIGSTOP" | "SIGCONT"): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
