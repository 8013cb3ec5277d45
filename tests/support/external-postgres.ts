import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseAccount } from "#server/postgres/account.ts";
import { findBinaries, program } from "#server/postgres/binaries.ts";
import { dataOf, passwordFile } from "#server/postgres/cluster.ts";
import { prepareShop } from "#server/postgres/connection.ts";
import { claimDirectory, writePrivateFile } from "#server/postgres/private-files.ts";
import { run } from "#server/postgres/run.ts";
import { findFreePort } from "#tests/support/run-shop.ts";

export type ExternalPostgres = {
  /** For the role that the shop runs with. */
  url: string;
  /** For the owner of the tables. */
  ownerUrl: string;
  superuserUrl: string;
  /** Returns when the server answers again. */
  restart(mode: "fast" | "immediate"): Promise<void>;
  /** The process id of its first process. */
  pid(): number;
  /** It ends at once and stays away until `start`. */
  end(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export const DEBIAN_15 = "/usr/lib/postgresql/15";

/** Whether this machine has Debian's PostgreSQL 15. */
export function hasPostgres15(): boolean {
  return existsSync(program(DEBIAN_15, "postgres"));
}

/** A server that is not the shop's own, reached over the network: Debian's PostgreSQL 15, or the programs that came with the shop where there is none. */
export async function startExternalPostgres(settings: string[] = []): Promise<ExternalPostgres> {
  const account = chooseAccount();
  const log = { info: () => undefined, warn: console.warn };
  const binaries = hasPostgres15() ? DEBIAN_15 : await findBinaries({ account, log });
  const home = mkdtempSync(join(tmpdir(), "materia-external-"));
  claimDirectory({ path: home, account });
  const passwords = {
    superuser: "superuser-of-the-tests",
    shop: "owner-of-the-tests",
    app: "app-of-the-tests",
  };
  const superuserFile = join(home, "password");
  writePrivateFile({ file: superuserFile, text: passwords.superuser, account });
  const data = join(home, "pgdata");
  const made = ["--pgdata", data, "--username=postgres", "--pwfile", superuserFile, "--auth=scram-sha-256"];
  await does("initdb", [...made, "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]);
  const port = await findFreePort();
  const options = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", ...settings];
  const control = ["-D", data, "-l", join(home, "log"), "-w"];
  const start = () =>
    does("pg_ctl", [...control, "-o", options.map((option) => `-c ${option}`).join(" "), "start"]);
  const end = () => does("pg_ctl", [...control, "-m", "immediate", "stop"]);
  await start();
  await prepareShop({ address: { host: "127.0.0.1", port }, passwords });
  return {
    url: `postgres://materia_app:${passwords.app}@127.0.0.1:${port}/materia`,
    ownerUrl: `postgres://materia:${passwords.shop}@127.0.0.1:${port}/materia`,
    superuserUrl: `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`,
    restart: (mode) => does("pg_ctl", [...control, "-m", mode, "restart"]),
    pid: () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]),
    end,
    start,
    async stop() {
      await end();
      rmSync(home, { recursive: true, force: true });
    },
  };

  async function does(name: "initdb" | "pg_ctl", args: string[]): Promise<void> {
    const done = await run({ program: program(binaries, name), args, account });
    if (!done.ok) throw new Error(`${name} fails: ${done.output}`);
  }
}

/** Makes the home of an own database below the folder, empty, by Debian's PostgreSQL 15, as an earlier version of the shop would have; gives its path. */
export async function makeOwnOf15(dataDir: string): Promise<string> {
  const account = chooseAccount();
  mkdirSync(dataDir, { mode: 0o711 });
  const home = join(dataDir, "postgres");
  claimDirectory({ path: home, account });
  for (const role of ["superuser", "shop", "app"] as const)
    writePrivateFile({ file: passwordFile(home, role), text: `${role}-of-the-tests`, account });
  const data = ["--pgdata", dataOf(home), "--username=postgres", "--auth=scram-sha-256", "--no-sync"];
  const args = [...data, "--pwfile", passwordFile(home, "superuser"), "--encoding=UTF8", "--locale=C.UTF-8"];
  const made = await run({ program: program(DEBIAN_15, "initdb"), args, account });
  if (!made.ok) throw new Error(made.output);
  return home;
}
