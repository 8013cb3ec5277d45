import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readPacked } from "./read-packed.ts";

const NGINX = "/usr/sbin/nginx";
/** What nginx makes of the file. */
const OF_THE_FILE = new Set(["content-length", "content-type"]);

/** Debian's nginx with one worker, as the shop is one process, that sends the same bytes and headers from files; undefined where it is not installed. */
export async function startNginx({
  folder,
  port,
  origin,
  paths,
}: {
  folder: string;
  port: number;
  origin: string;
  paths: string[];
}): Promise<ChildProcess | undefined> {
  if (!existsSync(NGINX)) return undefined;
  mkdirSync(join(folder, "pages"), { recursive: true });
  const locations = await Promise.all(
    paths.map(async (path, number) => {
      const { headers, body } = await readPacked(origin + path);
      writeFileSync(join(folder, "pages", String(number)), body);
      return locationOf(path, { number, headers });
    }),
  );
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configOf({ folder, port, locations }));
  const nginx = spawn(NGINX, ["-c", config, "-e", join(folder, "error")], { stdio: "inherit" });
  for (let tries = 0; tries < 50 && nginx.exitCode === null; tries++) {
    await sleep(100);
    const answer = await fetch(`http://127.0.0.1:${port}${paths[0]}`).catch(() => undefined);
    if (answer?.ok) return nginx;
  }
  throw new Error(`nginx did not start: see ${folder}/error`);
}

function locationOf(
  path: string,
  { number, headers }: { number: number; headers: [string, string][] },
): string {
  const type = headers.find(([name]) => name === "content-type")![1];
  const added = headers
    .filter(([name]) => !OF_THE_FILE.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `location = ${path.split("?")[0]} { etag off; types {} default_type "${type}"; ${added.join(" ")} try_files /${number} =404; }`;
}

function configOf({ folder, port, locations }: { folder: string; port: number; locations: string[] }) {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off; worker_processes 1; pid ${folder}/pid; ${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${folder}/pages; ${locations.join("\n")} }
}`;
}
