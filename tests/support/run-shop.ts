import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { chooseAccount } from "#server/postgres/account.ts";
import { findHome } from "#server/postgres/place.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { pullThePlug } from "#tests/support/pull-the-plug.ts";

export type RunningShop = {
  origin: string;
  dataDir: string;
  /** What the start printed. */
  said: string;
  process: ChildProcess;
  stop(): Promise<void>;
  /** It and its own database are gone at once; the folder stays. */
  crash(): Promise<void>;
};

const QUIET = { info: () => undefined, warn: () => undefined };

/** Starts the real shop as its own process, with a data folder and a port of its own; `stop` ends it and removes the folder. */
export async function runShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = env.DATA_DIR ?? openFolder("shop");
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ["server/start.js"], {
    env: { ...process.env, PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = await untilOpen(shop);
  return {
    origin,
    dataDir,
    said,
    process: shop,
    async stop() {
      if (shop.exitCode === null && shop.signalCode === null) {
        shop.kill("SIGTERM");
        await once(shop, "exit");
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
    crash: () => pullThePlug(shop, findHome({ dataDir, account: chooseAccount(), log: QUIET })),
  };
}

async function untilOpen(shop: ChildProcess): Promise<string> {
  let said = "";
  shop.stdout!.setEncoding("utf8").on("data", (words: string) => {
    said += words;
  });
  const ended = once(shop, "exit").then(() => true);
  while (!said.includes("The shop is open")) {
    if (await Promise.race([ended, once(shop.stdout!, "data").then(() => false)])) {
      throw new Error(`The shop did not open:\n${said}`);
    }
  }
  return said;
}

/** A port of this machine that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
