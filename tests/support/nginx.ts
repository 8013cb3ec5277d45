import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FrontDoor, replaceEach, untilOpen } from "#tests/support/behind-proxy.ts";
import { findFreePort } from "#tests/support/run-shop.ts";

const PROGRAM = "/usr/sbin/nginx";

/** Whether this machine has Debian's nginx. */
export function hasNginx(): boolean {
  return existsSync(PROGRAM);
}

/** Debian's nginx with the configuration that docs/operations.md gives, ports and certificate aside, in front of the shop at that port. */
export async function startNginx(shopPort: number): Promise<FrontDoor> {
  const folder = mkdtempSync(join(tmpdir(), "materia-nginx-"));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const subject = ["-subj", "/CN=shop.example", "-days", "2", "-nodes"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("openssl", ["req", "-x509", ...curve, "-keyout", key, "-out", certificate, ...subject], {
    stdio: "ignore",
  });
  const live = "/etc/letsencrypt/live/shop.example";
  const server = replaceEach(readFileSync("docs/nginx.conf", "utf8"), [
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen 443 ssl;", `listen 127.0.0.1:${port} ssl;`],
    [`${live}/fullchain.pem`, certificate],
    [`${live}/privkey.pem`, key],
    ["http://localhost:3000", `http://127.0.0.1:${shopPort}`],
  ]);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `http { access_log off; ${places.join(" ")}\n${server}\n}`;
  // As root its workers would be somebody who cannot write into the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} daemon off; worker_processes 1; pid ${folder}/pid; events {}\n${http}\n`;
  writeFileSync(join(folder, "nginx.conf"), main);
  const args = ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")];
  const nginx = spawn(PROGRAM, args, { stdio: ["ignore", "ignore", "inherit"] });
  await untilOpen(port);
  return {
    port,
    plainPort,
    certificate: readFileSync(certificate),
    async stop() {
      nginx.kill("SIGTERM");
      if (nginx.exitCode === null) await once(nginx, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
