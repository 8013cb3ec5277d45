import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NEVER_CHANGED_TABLES, WATCHED_TABLES } from "#app/db/watched-tables.ts";
import { noSources, type Sources } from "#app/domain/catalog-change.ts";
import routes from "#app/routes.ts";
import { sharedAge } from "#server/kept-page.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { type Statement, statementsOf, tablesOf } from "#tests/support/statements.ts";

/** What names the other addresses. */
const INDEXES = [
  ...["/sitemap.xml", "/sitemap-faq.xml", "/location-sitemap.xml", "/enhanced-sitemap.xml"],
  ...["/", "/shop", "/gallery", "/brands"],
  // Named by no page: a camera reads it.
  "/api/barcode/8901030865275",
];
/** Of pages that stand under many addresses, so many are asked for. */
const EACH = 4;
/** With these a page reads something else. */
const SEARCHES: Record<string, string[]> = {
  "/shop": ["?q=arnica", "?view=all&sort=price-low&page=2", "?category=dilutions&inStock=yes", "?q=xxyyzz"],
  "/category/:slug": ["?sort=price-low", "?page=2"],
  "/brand/:slug": ["?sort=newest", "?page=2"],
  "/bestsellers": ["?page=2"],
  "/new-arrivals": ["?sort=price-high"],
  "/faq": ["?q=potency"],
  "/homeopathy-categories": ["?q=drops"],
  "/wholesale-pricing": ["?q=arnica"],
  "/api/suggest": ["?q=arn", "?q=sbl+30", "?q=cough"],
  "/product/:slug": ["?pincode=122103"],
  "/dynamic-sitemap": ["?page=2"],
};

type Screen = { url: string; file: string };

const screens = screensOf(routes as RouteConfigEntry[]);
const statements = new Map<string, Statement & { path: string; sources: Sources }>();
const keptFiles = new Set<string>();
let shop: TestShop;

function screensOf(entries: RouteConfigEntry[], base = ""): Screen[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const url = [base, path].filter(Boolean).join("/");
    return [
      ...(path !== undefined || index ? [{ url: `/${url}`, file }] : []),
      ...screensOf(children ?? [], url),
    ];
  });
}

beforeAll(async () => {
  shop = await openTestShop();
  const named = new Set<string>();
  for (const path of INDEXES)
    for (const [, address] of (await read(path)).matchAll(/(?:<loc>|<image:loc>|src="|href=")([^<"]+)/g))
      named.add(address!.replace(ORIGIN, "").replace(/[?#].*/, "") || "/");
  for (const { url } of screens.filter((screen) => !/^\/(admin|\*)/.test(screen.url))) {
    const paths = url.includes(":") ? [...named].filter((path) => isAt(path, url)).slice(0, EACH) : [url];
    for (const path of paths) for (const search of ["", ...(SEARCHES[url] ?? [])]) await read(path + search);
  }
});
afterAll(() => shop.close());

/** Asks for an address; what it read of the database counts when everybody may be shown the answer. */
async function read(path: string): Promise<string> {
  let text = "";
  let isKept = false;
  const sources = noSources();
  const sent = await statementsOf(shop.pool, async () => {
    const response = await shop.ask(path, { sources });
    isKept = sharedAge(response) > 0;
    text = await response.text();
  });
  if (!isKept) return text;
  keptFiles.add(fileOf(path));
  for (const each of sent)
    if (!statements.has(each.text)) statements.set(each.text, { ...each, path, sources });
  return text;
}

function fileOf(path: string): string {
  const pathname = path.replace(/\?.*/, "");
  return (screens.find(({ url }) => url === pathname) ?? screens.find(({ url }) => isAt(pathname, url)))!
    .file;
}

function isAt(path: string, url: string): boolean {
  return matchPath(url, path) !== null;
}

test("what kept pages read of the database is watched", async () => {
  const known = new Set<string>([...WATCHED_TABLES, ...NEVER_CHANGED_TABLES]);
  const unwatched = new Map<string, string>();
  expect(statements.size).toBeGreaterThan(50);
  for (const { path, ...statement } of statements.values())
    for (const table of await tablesOf(shop.database.pool, statement))
      if (!known.has(table)) unwatched.set(table, path);
  expect([...unwatched]).toEqual([]);
});

test("what a kept page says it was made of names every table that it read", async () => {
  const missing: string[] = [];
  for (const { path, sources, ...statement } of statements.values())
    for (const table of await tablesOf(shop.database.pool, statement)) {
      const isNamed =
        sources.tables.has(table) || (NEVER_CHANGED_TABLES as readonly string[]).includes(table);
      // Of packs a page says which products it counted, or that it asked what is in stock.
      if (!isNamed && table !== "batches") missing.push(`${path}: ${table}`);
    }
  expect(missing).toEqual([]);
});

test("no screen that may be kept was left out", () => {
  const mayBeKept = /\b(KEPT|KEPT_WITHOUT_PRICES|answerSitemap|suggestHeaders)\b|s-maxage=\d/;
  const files = new Set(screens.map(({ file }) => file));
  expect(
    [...files].filter((file) => mayBeKept.test(readFileSync(`app/${file}`, "utf8")) && !keptFiles.has(file)),
  ).toEqual([]);
});

test("the triggers of the database are on the tables that the list names", async () => {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgfoid in ('tell_catalog_changed'::regproc, 'tell_stock_changed'::regproc)
     group by relname having bool_or(tgtype::int & 32 = 32) or relname = 'consultations' order by relname collate "C"`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...WATCHED_TABLES]);
});
