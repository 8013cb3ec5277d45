import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { databaseUrl } from "#tests/support/server-url.ts";
import { keepTemplate, takeTemplate } from "#tests/support/template-cache.ts";
import { listTemplateSources } from "#tests/support/template-sources.ts";
import { openTestServer } from "#tests/support/test-server.ts";

const FILES = 3;
const root = mkdtempSync(join(tmpdir(), "materia-template-"));
const folder = join(root, "cache");
const home = prepareHome();
beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function prepareHome(): string {
  const made = join(root, "home");
  mkdirSync(join(made, "pgdata", "base"), { recursive: true });
  for (const part of ["superuser-password", "shop-password", "app-password"])
    writeFileSync(join(made, part), part);
  for (let n = 0; n < FILES; n += 1) writeFileSync(join(made, "pgdata", "base", String(n)), String(n));
  return made;
}

function take(name: string): string[] | undefined {
  const to = join(root, "taken");
  const isTaken = takeTemplate({ folder, name }, to, undefined);
  const files = isTaken ? readdirSync(join(to, "pgdata", "base")) : undefined;
  if (!isTaken) expect(existsSync(to)).toBe(false);
  rmSync(to, { recursive: true, force: true });
  return files;
}

test("the first run makes the databases that tests are copied from, the next ones copy them; two may begin at once", async () => {
  const cache = { folder, name: "sources-2026-12-01" };
  // Every database server that is made, not copied, gets a number of its own.
  const read = async (serverUrl: string) => {
    const client = new pg.Client({ connectionString: databaseUrl(serverUrl, "template_seeded") });
    await client.connect();
    const { rows } = await client.query(`
      select count(*)::int as products, (select system_identifier::text from pg_control_system()) as server
      from products`);
    await client.end();
    return rows[0];
  };
  const [one, other] = await Promise.all([openTestServer(cache), openTestServer(cache)]);
  const made = await Promise.all([one, other].map(({ url }) => read(url)));
  expect(made[0].products).toBeGreaterThan(3_000);
  expect(made[0].server).not.toBe(made[1].server);
  await Promise.all([one.close(), other.close()]);
  const next = await openTestServer(cache);
  expect(made).toContainEqual(await read(next.url));
  await next.close();
  expect(readdirSync(folder)).toEqual([cache.name]);
});

test("a template that PostgreSQL cannot start from is made anew", async () => {
  const cache = { folder, name: "sources-2026-12-01" };
  mkdirSync(join(folder, cache.name, "pgdata"), { recursive: true });
  writeFileSync(join(folder, cache.name, "pgdata", "PG_VERSION"), "18\n");
  const server = await openTestServer(cache);
  await server.close();
  expect(existsSync(join(folder, cache.name, "pgdata", "global"))).toBe(true);
});

test("a run that is killed while it keeps its template leaves none, and the next one clears up behind it", async () => {
  const cache = { folder, name: "sources-2026-12-01" };
  const script = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { cpSync } = fs;
    fs.cpSync = (from, ...rest) => from.endsWith("password") ? process.kill(process.pid, "SIGKILL") : cpSync(from, ...rest);
    syncBuiltinESMExports();
    const { keepTemplate } = await import("#tests/support/template-cache.ts");
    keepTemplate(${JSON.stringify(cache)}, ${JSON.stringify(home)});`;
  const killed = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(killed.signal, killed.stderr).toBe("SIGKILL");
  expect(readdirSync(folder)).toHaveLength(1);
  expect(take(cache.name)).toBeUndefined();
  keepTemplate(cache, home);
  expect(take(cache.name)).toHaveLength(FILES);
  expect(readdirSync(folder)).toEqual([cache.name]);
});

test("older templates go: all of other sources, and of these the ones used longest ago beyond a week's", () => {
  keepTemplate({ folder, name: "before-2026-12-01" }, home);
  for (let day = 1; day <= 9; day += 1) {
    keepTemplate({ folder, name: `sources-2026-12-0${day}` }, home);
    utimesSync(join(folder, `sources-2026-12-0${day}`), day, day);
  }
  keepTemplate({ folder, name: "sources-2026-12-10" }, home);
  expect(readdirSync(folder).sort()).toEqual(
    ["04", "05", "06", "07", "08", "09", "10"].map((day) => `sources-2026-12-${day}`),
  );
});

test("a template is another as soon as tables, steps, seed, facts or a rule that the seed reads change", () => {
  const sources = listTemplateSources();
  for (const file of [
    "app/db/migrations/0001_guards.sql",
    "app/db/seed/facts/places.json",
    "app/db/seed/seed.server.ts",
    "package-lock.json",
    "server/postgres/settings.ts",
    "tests/support/test-server.ts",
  ])
    expect(sources, file).toContain(file);
  expect(sources.filter((file) => /^app\/db\/schema\/catalog/.test(file))).not.toEqual([]);
  expect(sources.filter((file) => /^app\/domain\/.*potency/.test(file))).not.toEqual([]);
  expect(sources.filter((file) => /^app\/(routes|components|services)\//.test(file))).toEqual([]);
});
