import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { databaseUrl } from "#tests/support/server-url.ts";
import { keepTemplate, takeTemplate } from "#tests/support/template-cache.ts";
import { listTemplateSources } from "#tests/support/template-sources.ts";
import { openTestServer } from "#tests/support/test-server.ts";

const FILES = 400;
const root = mkdtempSync(join(tmpdir(), "materia-template-"));
const folder = join(root, "cache");
const home = prepareHome("home", 2);
beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function prepareHome(name: string, files: number): string {
  const made = join(root, name);
  mkdirSync(join(made, "pgdata", "base"), { recursive: true });
  for (const part of ["superuser-password", "shop-password"]) writeFileSync(join(made, part), part);
  for (let n = 0; n < files; n += 1) writeFileSync(join(made, "pgdata", "base", String(n)), String(n));
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
  const seededAt = async (serverUrl: string) => {
    const client = new pg.Client({ connectionString: databaseUrl(serverUrl, "template_seeded") });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as products, max(updated_at) as at from products",
    );
    await client.end();
    return rows[0];
  };
  const [one, other] = await Promise.all([openTestServer(cache), openTestServer(cache)]);
  const made = await Promise.all([one, other].map(({ url }) => seededAt(url)));
  expect(made[0].products).toBeGreaterThan(3_000);
  await Promise.all([one.close(), other.close()]);
  const next = await openTestServer(cache);
  expect(made).toContainEqual(await seededAt(next.url));
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
  const large = prepareHome("large", FILES);
  const script = `import { keepTemplate } from "#tests/support/template-cache.ts"; keepTemplate(${JSON.stringify(cache)}, ${JSON.stringify(large)});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" });
  const ended = once(child, "exit");
  while (!existsSync(folder) && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill("SIGKILL");
  await ended;
  const files = take(cache.name);
  expect([undefined, FILES]).toContain(files?.length);
  keepTemplate(cache, large);
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
