import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { GROUPS } from "#server/bundle/shared-files.ts";

const OURS = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
const FILES = [...OURS, ...globSync("node_modules/*/package.json")];
const FOLDERS = [...new Set(globSync("app/components/*/**/*.{ts,tsx}").map((file) => dirname(file)))];

const groupsOf = (file: string) =>
  GROUPS.filter(([, paths]) => RegExp(paths.join("|")).test(file)).map(([group]) => group);

test("a new file in any folder of components belongs to exactly one group of the bundle", () => {
  expect(FOLDERS.length).toBeGreaterThan(20);
  expect(FOLDERS.filter((folder) => groupsOf(`${folder}/a-new-file.tsx`).length !== 1)).toEqual([]);
});

test("every file of components belongs to a group of the bundle", () => {
  const components = OURS.filter((file) => file.startsWith("app/components/"));
  expect(components.filter((file) => groupsOf(file).length === 0)).toEqual([]);
});

test("no folder or file that a group names is gone or taken by a group further up", () => {
  const named = GROUPS.flatMap(([group, paths]) => paths.map((path) => ({ group, path })));
  expect(
    named.filter(
      ({ group, path }) => !FILES.some((file) => RegExp(path).test(file) && groupsOf(file)[0] === group),
    ),
  ).toEqual([]);
});
