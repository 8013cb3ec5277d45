import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Opened as a person's browser opens a page: it is counted. */
const BROWSER = [
  "accept-encoding: br",
  "sec-fetch-dest: document",
  "user-agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
];

export type Load = { perSecond: number; p99Ms: number };

/** Requests per second of one address of this machine over so many connections, and the time that one in a hundred takes longer than, by wrk. */
export async function measureLoad(
  url: string,
  { connections = 16, seconds = 4 }: { connections?: number; seconds?: number } = {},
): Promise<Load> {
  if (!existsSync("/usr/bin/wrk")) throw new Error("The bench needs wrk (Debian package wrk).");
  const printed = execFileSync(
    "/usr/bin/wrk",
    [
      ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"],
      ...BROWSER.flatMap((header) => ["-H", header]),
      url,
    ],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(printed)) throw new Error(`${url} answered with errors:\n${printed}`);
  const [, time, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed)!;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)![1]),
    p99Ms: Number(time) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
  };
}
