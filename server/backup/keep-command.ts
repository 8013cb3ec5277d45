import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 10 * 60_000;
const LONGEST_STOP_MS = 10_000;

/** A command that is run again and again, and may be run now. */
export type KeptCommand = {
  /** Runs it now, unless it is running. */
  runNow(): void;
  stop(): Promise<void>;
};

/** While the shop is open, runs a command of `npm run backup` whenever it is due, one at a time, in a process of its own that ends with the shop. */
export function keepCommand(
  command: "drill" | "now",
  {
    dataDir,
    isDue,
    onFailed,
    onError,
  }: {
    dataDir: string;
    isDue: () => Promise<boolean>;
    onFailed: () => void;
    onError: (error: Error) => void;
  },
): KeptCommand {
  let child: ChildProcess | undefined;
  let isStopped = false;
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY_MS).unref();
  return {
    runNow,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      if (!child) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([ended, sleep(LONGEST_STOP_MS, undefined, { ref: false })]);
    },
  };

  async function look(): Promise<void> {
    if (!child && (await isDue())) runNow();
  }

  function runNow(): void {
    if (child || isStopped) return;
    const env = { ...process.env, DATA_DIR: dataDir };
    child = spawn(process.execPath, [resolve("scripts/backup.ts"), command], { env, stdio: "ignore" });
    child.once("error", onError);
    child.once("exit", (code) => {
      child = undefined;
      if (code !== 0 && !isStopped) onFailed();
    });
  }
}
