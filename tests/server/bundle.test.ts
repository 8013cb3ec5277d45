import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { SAYINGS } from "#app/domain/search/sayings/sayings.ts";

test("the built server loads only packages that the shop names, and none of the large ones that are built into it", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const builtIn = ["lucide-react", "drizzle-orm", "better-auth"];
  const packages = globSync("build/server/**/*.js").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^import .*?from "([^."#][^"]*)";$|^import "([^."#][^"]*)";$/gm)]
      .map(([, named, bare]) => named ?? bare!)
      .filter((name) => !isBuiltin(name))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0]),
  );
  expect(packages).toContain("pg");
  const wrong = packages.filter((name) => !(name in dependencies) || builtIn.includes(name));
  expect(wrong).toEqual([]);
});

test("the built shop holds what was learnt of its sayings, and none of these: no start learns them", () => {
  const built = globSync("build/server/**/*.js").map((file) => readFileSync(file, "utf8"));
  const sayings = SAYINGS.flatMap(([, own]) => own.filter((saying) => saying.length > 40));
  expect(sayings.length).toBeGreaterThan(1_000);
  const held = sayings
    .filter((_, n) => n % 50 === 0)
    .filter((saying) => built.some((code) => code.includes(saying)));
  expect(held).toEqual([]);
  expect(built.some((code) => code.includes("care emergency choking"))).toBe(true);
});

test("no two files of the browser's scripts need each other, so that each may be fetched first", () => {
  const needs = new Map(
    globSync("build/client/assets/*.js").map((file) => [
      basename(file),
      [...readFileSync(file, "utf8").matchAll(/(?:from|import) *["']\.\/([\w-]+\.js)["']/g)].map(
        ([, need]) => need!,
      ),
    ]),
  );
  expect([...needs.values()].flat().length).toBeGreaterThan(100);
  const done = new Set<string>();
  for (let before = -1; done.size > before; ) {
    before = done.size;
    for (const [file, files] of needs) if (files.every((need) => done.has(need))) done.add(file);
  }
  expect([...needs.keys()].filter((file) => !done.has(file))).toEqual([]);
});

test("no style asks :has() on behalf of any element, for which the browser would look at whole pages again", () => {
  const styles = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  expect(styles.join("")).toContain(":has(");
  const ofAny = /[^{},]*:has\((?:[^(){}]*[ ~+>])?(?:\*|:[^(){}]*)\)[^{},]*/g;
  expect(".a:has(.b *){}.a:has(:checked){}.a:has(~label :checked){}".match(ofAny)).toHaveLength(3);
  expect(styles.flatMap((text) => text.match(ofAny) ?? [])).toEqual([]);
});
