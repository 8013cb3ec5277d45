import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type FrontDoor, replaceEach, untilOpen } from "#tests/support/behind-proxy.ts";
import { findFreePort } from "#tests/support/run-shop.ts";

const PROGRAM = "/usr/bin/caddy";
const CERTIFICATE = "caddy/pki/authorities/local/root.crt";

/** Whether this machine has Debian's Caddy. */
export function hasCaddy(): boolean {
  return existsSync(PROGRAM);
}

/** Debian's Caddy with the configuration of deploy/, in front of the shop at that port; its certificate is its own, and it asks nobody for one. */
export async function startCaddy(shopPort: number): Promise<FrontDoor> {
  const folder = mkdtempSync(join(tmpdir(), "materia-caddy-"));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const global = [
    "admin off",
    "skip_install_trust",
    "default_bind 127.0.0.1",
    `http_port ${plainPort}`,
    `https_port ${port}`,
  ];
  const sites = replaceEach(readFileSync("deploy/Caddyfile", "utf8"), [
    ["\nshop.example {", "\nshop.example {\n\ttls internal"],
    ["localhost:3000", `127.0.0.1:${shopPort}`],
  ]);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\t${global.join("\n\t")}\n}\n${sites}`);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, PATH: "/usr/bin:/bin" };
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  const caddy = spawn(PROGRAM, args, { env, stdio: "ignore" });
  await untilOpen(port);
  while (!existsSync(join(folder, CERTIFICATE))) await sleep(20);
  return {
    port,
    plainPort,
    certificate: readFileSync(join(folder, CERTIFICATE)),
    async stop() {
      caddy.kill("SIGTERM");
      if (caddy.exitCode === null) await once(caddy, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
