import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts the built shop over a data folder, and waits until it is open. */
export async function startShop(settings: {
  DATA_DIR: string;
  PORT: string;
  HOST?: string;
}): Promise<ChildProcess> {
  const shop = spawn(process.execPath, ["server/start.js"], {
    env: { ...process.env, LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  shop.stdout!.on("data", (chunk) => {
    said += chunk;
  });
  while (!said.includes("The shop is open")) {
    await Promise.race([once(shop.stdout!, "data"), once(shop, "exit")]);
    if (shop.exitCode !== null) throw new Error("The shop did not open.");
  }
  return shop;
}

/** Ends a process that was started here, and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}

/** The memory of a process that is really in use. */
export function residentMegabytes({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]!;
  return Math.round(Number(kilobytes) / 1024);
}

/** After that long without a request the shop has given back what it needs no more (server/memory.ts). */
export const QUIET_MS = 15_000;

/** The memory of a process right after a load, and once nobody asks for anything. */
export async function memoryAfterLoad(shop: ChildProcess): Promise<string> {
  const atOnce = residentMegabytes(shop);
  await sleep(QUIET_MS);
  return `${atOnce} MB, ${residentMegabytes(shop)} MB once it is quiet`;
}
