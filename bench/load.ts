import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const CONNECTIONS = 16;
const SECONDS = 4;

/** Requests per second of one address of this machine over 16 connections, by wrk. */
export async function measureLoad(url: string): Promise<number> {
  if (!existsSync("/usr/bin/wrk")) throw new Error("The bench needs wrk (Debian package wrk).");
  const printed = execFileSync(
    "/usr/bin/wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "accept-encoding: br", url],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(printed)) throw new Error(`${url} answered with errors:\n${printed}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)![1]);
}
