import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { openRewound } from "#server/backup/rewind.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { serverAt, shopUrl } from "#server/postgres/connection.ts";
import { findHome, prepareSocketDirectory } from "#server/postgres/place.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";

const quiet = { info: () => undefined, warn: () => undefined };

/** Does that work in the database of a shop that was brought back. */
export async function inRestored(dataDir: string, work: (db: Db) => Promise<void>): Promise<void> {
  const server = await openEmbeddedPostgres({ dataDir, log: quiet });
  const { db, close } = openDatabase(server.url);
  try {
    await work(db);
  } finally {
    await close();
    await server.stop();
  }
}

/** Opens that moment of the shop, does the work and ends it as Ctrl-C would. */
export async function inRewound(
  { dataDir, to }: { dataDir: string; to: number },
  work: (shop: { address: string; entry: string }) => Promise<void>,
): Promise<void> {
  const closings: ((graceMs: number) => Promise<void>)[] = [];
  const { signal } = new AbortController();
  const life = { signal, closeAtEnd: (close: (graceMs: number) => Promise<void>) => closings.push(close) };
  try {
    await work(await openRewound(readConfig({ DATA_DIR: dataDir }), { to, life, say: () => undefined }));
  } finally {
    for (const close of closings.reverse()) await close(0);
  }
}

/** Each page says which moment it shows, a form gets a sentence, and the office opens by the printed link, once. */
export async function expectReadOnlyPages({ address, entry }: { address: string; entry: string }) {
  expect(new URL(address).hostname).toBe("127.0.0.1");
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, address), { redirect: "manual", ...init });
  const home = await ask("/");
  expect(home.headers.get("cache-control")).toBe("no-store");
  const html = await home.text();
  expect(html).toContain("This is the shop as it was on ");
  expect(html).not.toContain("<script");
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await ask("/login", { method, headers: { "sec-fetch-site": "same-origin" } });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("Nothing was changed. This shop shows a moment of the past");
  }
  expect((await ask("/admin")).headers.get("location")).toContain("/login");
  expect((await ask(`/rewound/${"0".repeat(32)}`)).status).toBe(404);
  const entered = await ask(entry);
  const cookie = entered.headers.getSetCookie().map((line) => line.split(";")[0]);
  const office = await (await ask("/admin", { headers: { cookie: cookie.join("; ") } })).text();
  expect(office).toContain("This is the shop as it was on ");
  expect(office).toContain("To the shop");
  expect(office).not.toContain("No back-up is kept");
  const again = await ask(entry);
  expect([again.status, again.headers.getSetCookie()]).toEqual([404, []]);
}

/** Nothing is written into its database, not even by who asks for the right to. */
export async function expectLockedDatabase(dataDir: string) {
  const account = chooseAccount();
  const home = findHome({ dataDir: join(dataDir, "rewind", "shop"), account, log: quiet });
  const address = { host: prepareSocketDirectory({ home, account }), port: 5432 };
  const { db, close } = openDatabase(shopUrl(serverAt({ home, address })));
  const wipe = sql`delete from products`;
  try {
    await expect(db.execute(wipe)).rejects.toMatchObject({ cause: { code: "25006" } });
    const insisting = db.transaction((tx) => tx.execute(wipe), { accessMode: "read write" });
    await expect(insisting).rejects.toMatchObject({ cause: { code: "42501" } });
  } finally {
    await close();
  }
}
