import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Address, passwordFile } from "./cluster.ts";
import { readText } from "./private-files.ts";

/** How to reach the server, as its superuser (for the supervisor alone) and as the shop. */
export type Server = { address: Address; superuserPassword: string; shopPassword: string };

const SHOP = "materia";
const ALREADY_THERE = ["42710", "42P04", "23505"];
const MAY_STILL_COME = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "57P03", "53300"];

/** The server of a home, with the passwords that lie there. */
export function serverAt({ home, address }: { home: string; address: Address }): Server {
  return {
    address,
    superuserPassword: readPassword(passwordFile(home, "superuser")),
    shopPassword: readPassword(passwordFile(home, "shop")),
  };
}

function readPassword(file: string): string {
  const password = readText(file);
  if (password) return password;
  throw new Error(
    `The password in ${file} is missing: bring the file back from a copy of the data folder (DATA_DIR).`,
  );
}

/** Address of the shop's database for the node driver. */
export function shopUrl({ shopPassword, address: { host, port } }: Server): string {
  const login = `postgres://${SHOP}:${shopPassword}`;
  if (process.platform === "win32") return `${login}@${host}:${port}/${SHOP}`;
  return `${login}@/${SHOP}?host=${encodeURIComponent(host)}`;
}

/** Waits as long as the server needs, also for a recovery; false when it has ended meanwhile. */
export async function waitUntilAnswers(server: Server, hasEnded: () => boolean): Promise<boolean> {
  for (;;) {
    try {
      await asSuperuser(server, "SELECT 1");
      return true;
    } catch (error) {
      if (hasEnded()) return false;
      const { code, message } = error as NodeJS.ErrnoException;
      const mayStillCome = code === undefined || MAY_STILL_COME.includes(code);
      if (!mayStillCome)
        throw new Error(
          code === "28P01"
            ? `The database at ${server.address.host} refuses the shop (${message}): bring superuser-password back from a copy of DATA_DIR.`
            : `The database at ${server.address.host} refuses the shop (${message}).`,
        );
      await sleep(25);
    }
  }
}

/** Makes the shop's role, which is no superuser, and its database, where they are missing. */
export async function prepareShop(server: Server): Promise<void> {
  const { rowCount } = await asSuperuser(server, `SELECT FROM pg_roles WHERE rolname = '${SHOP}'`);
  if (rowCount === 0) {
    const rights = `LOGIN CREATEDB IN ROLE pg_monitor PASSWORD '${server.shopPassword}'`;
    await unlessThere(asSuperuser(server, `CREATE ROLE ${SHOP} ${rights}`));
  }
  await createDatabase(server, SHOP);
}

/** Makes a database that belongs to the shop, unless it exists; name: small letters, digits, underscores. */
export async function createDatabase(server: Server, name: string): Promise<void> {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`"${name}" is no name for a database.`);
  const { rowCount } = await asSuperuser(server, `SELECT FROM pg_database WHERE datname = '${name}'`);
  if (rowCount === 0) await unlessThere(asSuperuser(server, `CREATE DATABASE ${name} OWNER ${SHOP}`));
}

async function unlessThere(command: Promise<unknown>): Promise<void> {
  try {
    await command;
  } catch (error) {
    if (!ALREADY_THERE.includes((error as { code?: string }).code ?? "")) throw error;
  }
}

async function asSuperuser({ address, superuserPassword }: Server, sql: string) {
  const client = new pg.Client({
    ...address,
    user: "postgres",
    password: superuserPassword,
    database: "postgres",
    connectionTimeoutMillis: 2000,
    // Making a database copies one, which takes a slow disk some seconds.
    query_timeout: 30_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
