import { join } from "node:path";
import type { Account } from "./account.ts";
import { readText } from "./private-files.ts";

/** "full" keeps every acknowledged row through a power cut; "none-for-tests" trades that for speed. */
export type Durability = "full" | "none-for-tests";

/** One database of the shop on this machine: its home holds the data, the log and the passwords. */
export type Cluster = { home: string; binaries: string; account: Account; durability: Durability };

/** Where the server listens: the directory of its Unix socket, or 127.0.0.1 on Windows. */
export type Address = { host: string; port: number };

/** PGDATA inside the home. */
export function dataOf(home: string): string {
  return join(home, "pgdata");
}

/** Who may enter the server: its superuser (for the supervisor alone), the owner of the tables ("shop", as before there was another), and the role that the shop runs with. */
export type ServerRole = "superuser" | "shop" | "app";

/** File with the password of a role. */
export function passwordFile(home: string, role: ServerRole): string {
  return join(home, `${role}-password`);
}

/** The major version of PostgreSQL that made the database of a home, such as 18; undefined where there is none. */
export function madeBy(home: string): number | undefined {
  const version = Number.parseInt(readText(join(dataOf(home), "PG_VERSION")), 10);
  return Number.isNaN(version) ? undefined : version;
}
