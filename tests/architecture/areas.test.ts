import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { AREAS, areaOf, HAS_AREAS } from "#tests/architecture/areas.ts";
import { FILES, list, OURS } from "#tests/architecture/imports.ts";

test("every folder of rules, services, components and words is an area", () => {
  const strange = FILES.filter(({ name }) => HAS_AREAS.test(name) && !AREAS.includes(areaOf(name)));
  expect(strange.map(({ name }) => name)).toEqual([]);
  const met = new Set(FILES.filter(({ name }) => HAS_AREAS.test(name)).map(({ name }) => areaOf(name)));
  expect([...met].sort()).toEqual([...AREAS].sort());
});

test("every file of tables bears the name of its area first", () => {
  const files = globSync("app/db/schema/*.ts").map((file) => file.split("/").at(-1)!.split(/[-.]/)[0]!);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((area) => !AREAS.includes(area))).toEqual([]);
});

// Tables apart: rows of every area point at people, and people are kept by the last one.
test("an area imports only itself and earlier ones, on every floor", () => {
  const order = (name: string) => AREAS.indexOf(areaOf(name));
  const between = OURS.filter((i) => HAS_AREAS.test(i.file) && HAS_AREAS.test(i.target));
  expect(between.length).toBeGreaterThan(1000);
  expect(list(between.filter((i) => order(i.target) > order(i.file)))).toEqual([]);
});
