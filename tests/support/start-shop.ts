import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the real shop with a data folder of its own and the demo catalogue; returns how to end it. */
export default async function startShop(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "materia-browser-"));
  const port = await findFreePort();
  process.env.SHOP_ORIGIN = `http://localhost:${port}`;
  process.env.SHOP_DATA_DIR = dataDir;
  const shop = spawn(process.execPath, ["server/start.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: process.env.SHOP_ORIGIN,
      DATA_DIR: dataDir,
      UPI_VPA: "shop@upi",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilOpen(shop);
  return async () => {
    shop.kill("SIGTERM");
    await once(shop, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function untilOpen(shop: ChildProcess): Promise<void> {
  let said = "";
  for await (const chunk of shop.stdout!) {
    said += chunk;
    if (said.includes("The shop is open")) {
      shop.stdout!.resume();
      return;
    }
  }
  throw new Error(`The shop did not open:\n${said}`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
