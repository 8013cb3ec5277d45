import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FILES, list, OURS, PACKAGES } from "#tests/architecture/imports.ts";

/** The floors of the house, ground floor first. A floor may import itself and the floors named here, nothing else of ours. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  content: ["domain"],
  config: ["domain"],
  db: ["domain", "content", "config"],
  integrations: ["domain", "config"],
  services: ["domain", "content", "config", "db", "integrations"],
  components: ["domain", "content"],
  middleware: ["domain", "config", "db", "services", "context"],
  context: ["domain", "db", "config", "integrations", "services"],
  routes: ["domain", "content", "services", "components", "middleware", "context"],
  root: ["domain", "content", "services", "components", "middleware", "context"],
  composition: ["domain", "config", "db", "integrations", "services", "context"],
  entry: ["composition", "components", "content", "context", "config", "middleware"],
};

/** Packages a floor may see; a floor not named here may see any. */
const MAY_SEE: Record<string, RegExp> = {
  domain: /^(zod|ipaddr\.js)$/,
  content: /^node:async_hooks$/,
  services: /^(?!react|@react-router)/,
};

/** Where links may lead is written down by the router; only its types are seen. */
const ADDRESSES = "app/domain/route-path.ts";

test("the check sees the house", () => {
  expect(OURS.length).toBeGreaterThan(10);
});
test("arrows only point down", () => {
  expect(list(OURS.filter((i) => i.from !== i.to && !MAY_IMPORT[i.from]?.includes(i.to)))).toEqual([]);
});
test("each floor sees only the packages it may see", () => {
  const foreign = PACKAGES.filter((i) => MAY_SEE[i.from]?.test(i.spec) === false);
  expect(list(foreign)).toEqual([`${ADDRESSES} → react-router`]);
  expect(readFileSync(ADDRESSES, "utf8")).toMatch(/^import type \{ Register \} from "react-router";$/m);
});
test("a screen never imports another screen", () => {
  expect(list(OURS.filter((i) => i.from === "routes" && i.to === "routes"))).toEqual([]);
});
test("primitives know nothing about the shop but its addresses", () => {
  expect(
    list(
      OURS.filter(
        (i) =>
          i.file.startsWith("app/components/ui/") &&
          !i.target.startsWith("app/components/ui/") &&
          !(i.file === "app/components/ui/link.ts" && i.target === ADDRESSES),
      ),
    ),
  ).toEqual([]);
});
test("components take short strings only; long texts come through a loader", () => {
  expect(
    list(
      OURS.filter(
        (i) => i.from === "components" && i.to === "content" && !i.target.startsWith("app/content/messages/"),
      ),
    ),
  ).toEqual([]);
});
test("back-office parts stay in the back office", () => {
  expect(
    list(
      OURS.filter(
        (i) =>
          i.target.startsWith("app/components/admin/") && !/^app\/(routes|components)\/admin\//.test(i.file),
      ),
    ),
  ).toEqual([]);
});
test("no file is longer than 300 lines, tests included, words and the seed apart", () => {
  const root = process.env.ROOT ?? ".";
  const long = globSync(`${root}/{app,bench,scripts,server,tests}/**/*.{ts,tsx}`).filter(
    (path) =>
      !/app\/(content|db\/seed)\//.test(path) &&
      readFileSync(path, "utf8").trimEnd().split("\n").length > 300,
  );
  expect(long).toEqual([]);
});
test("there are no bags and no barrels", () => {
  const bad = FILES.filter(
    ({ name }) =>
      /\/(utils?|helpers?|misc|common|lib)(\/|\.)/.test(name) ||
      (/\/index\.ts$/.test(name) && !/^app\/(db\/schema|routes)\//.test(name)),
  );
  expect(bad.map(({ name }) => name)).toEqual([]);
});
test("nothing in the house walks in a circle", () => {
  const edges = Map.groupBy(OURS, (i) => i.file);
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (edges.get(from) ?? []).some(({ target }) => {
      if (target === goal) return true;
      if (seen.has(target)) return false;
      seen.add(target);
      return reaches(target, goal, seen);
    });
  expect([...edges.keys()].filter((file) => reaches(file, file))).toEqual([]);
});
