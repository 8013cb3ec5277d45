import { execFile, type SpawnOptions } from "node:child_process";
import type { Account } from "./account.ts";

/** How every PostgreSQL program is started: as the account, outside the project, without the shop's secrets. */
export function spawnOptions(account: Account) {
  return {
    cwd: "/",
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
    ...(account && { uid: account.uid, gid: account.gid }),
  } satisfies SpawnOptions;
}

/** Runs a program to its end; a failure, also to start at all, comes back as a value with its words. */
export async function run(options: { program: string; args: string[]; account: Account }) {
  const { program, args, account } = options;
  try {
    return await new Promise<{ ok: boolean; output: string }>((resolve) => {
      execFile(program, args, spawnOptions(account), (error, stdout, stderr) => {
        const output = (stderr || (error ? error.message : stdout)).trim();
        resolve({ ok: !error, output });
      });
    });
  } catch (error) {
    return { ok: false, output: (error as Error).message };
  }
}
