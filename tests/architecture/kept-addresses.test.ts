import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import routes from "#app/routes.ts";
import { KEPT_ADDRESSES } from "#server/kept-addresses.ts";

type Screen = { path: string; source: string };

function screens(entries: RouteConfigEntry[]): Screen[] {
  return entries.flatMap(({ path = "", index, file, children = [] }) => [
    ...(path || index ? [{ path: `/${path}`, source: readFileSync(`app/${file}`, "utf8") }] : []),
    ...screens(children),
  ]);
}

const SHARED = /\bKEPT(_WITHOUT_PRICES)?\b|s-maxage|answerSitemap|findShare|suggestHeaders/;
const all = screens(routes as RouteConfigEntry[]);
const kept = all.filter(({ source }) => SHARED.test(source));

test("every page that everybody may be sent has its line in the table of kept addresses, and no other page", () => {
  expect(Object.keys(KEPT_ADDRESSES).toSorted()).toEqual(kept.map(({ path }) => path).toSorted());
});

test("the shop's page gets every parameter of its filter", () => {
  const read = new Set<string>();
  class Asked extends URLSearchParams {
    override get(name: string) {
      read.add(name);
      return super.get(name);
    }
    override getAll(name: string) {
      read.add(name);
      return super.getAll(name);
    }
  }
  parseShopFilter(new Asked());
  expect(read.size).toBeGreaterThan(10);
  expect(Object.keys(KEPT_ADDRESSES["/shop"]!)).toEqual(expect.arrayContaining([...read]));
});

test.each(kept)("the page $path gets every parameter that it reads", ({ path, source }) => {
  const read = [...source.matchAll(/searchParams\.(?:get|has|getAll)\("(\w+)"\)/g)].map(([, name]) => name!);
  if (source.includes("parseShopFilter")) read.push("page");
  if (source.includes("answerSitemap")) read.push("part");
  expect(Object.keys(KEPT_ADDRESSES[path]!)).toEqual(expect.arrayContaining(read));
});
