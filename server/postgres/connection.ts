import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Address, passwordFile, type ServerRole } from "./cluster.ts";
import { readText } from "./private-files.ts";

/** How to reach the server, with the password of each role. */
export type Server = { address: Address; passwords: Record<ServerRole, string> };

/** The database, and the role that owns it and all tables: it brings them up to date. */
const SHOP = "materia";
/** The role that the shop runs with; what it may do is in app/db/grant.server.ts. */
export const APP_ROLE = "materia_app";
const ALREADY_THERE = ["42710", "42P04", "23505"];
const MAY_STILL_COME = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "57P03", "53300"];

/** The server of a home, with the passwords that lie there. */
export function serverAt({ home, address }: { home: string; address: Address }): Server {
  const passwordOf = (role: ServerRole) => readPassword(passwordFile(home, role));
  return {
    address,
    passwords: { superuser: passwordOf("superuser"), shop: passwordOf("shop"), app: passwordOf("app") },
  };
}

function readPassword(file: string): string {
  const password = readText(file);
  if (password) return password;
  throw new Error(
    `The password in ${file} is missing: bring the file back from a copy of the data folder (DATA_DIR).`,
  );
}

/** Address of the shop's database for the node driver, for the role that the shop runs with. */
export function shopUrl(server: Server): string {
  return urlOf(server, APP_ROLE, server.passwords.app);
}

/** The same for the owner of its tables. */
export function ownerUrl(server: Server): string {
  return urlOf(server, SHOP, server.passwords.shop);
}

function urlOf({ address: { host, port } }: Server, role: string, password: string): string {
  const login = `postgres://${role}:${password}`;
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

/** Makes the owner, the role that the shop runs with and the database, where they are missing; neither role is a superuser. */
export async function prepareShop(server: Server): Promise<void> {
  const { shop, app } = server.passwords;
  await createRole(server, SHOP, `LOGIN CREATEDB IN ROLE pg_monitor PASSWORD '${shop}'`);
  // The owner may end the connections of the other.
  await createRole(server, APP_ROLE, `LOGIN PASSWORD '${app}' ROLE ${SHOP}`);
  await createDatabase(server, SHOP);
  if (!(await takesAppPassword(server)))
    await asSuperuser(server, `ALTER ROLE ${APP_ROLE} PASSWORD '${app}'`);
}

/** False when the file with the password was lost and made anew: nobody else needs to know it. */
async function takesAppPassword(server: Server): Promise<boolean> {
  try {
    await ask(server, { user: APP_ROLE, password: server.passwords.app, database: SHOP }, "SELECT 1");
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "28P01") throw error;
    return false;
  }
}

async function createRole(server: Server, name: string, rights: string): Promise<void> {
  const { rowCount } = await asSuperuser(server, `SELECT FROM pg_roles WHERE rolname = '${name}'`);
  if (rowCount === 0) await unlessThere(asSuperuser(server, `CREATE ROLE ${name} ${rights}`));
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

function asSuperuser(server: Server, sql: string) {
  return ask(server, { user: "postgres", password: server.passwords.superuser, database: "postgres" }, sql);
}

async function ask({ address }: Server, login: pg.ClientConfig, sql: string) {
  const client = new pg.Client({
    ...address,
    ...login,
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
