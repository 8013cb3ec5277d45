import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as pageStyles from "#app/components/layout/page-styles.ts";
import { stylesThatStay } from "#server/bundle/styles-that-stay.ts";

type Hooks = {
  buildStart: () => void;
  transform: { filter: { id: RegExp }; handler: () => string };
  buildEnd: (error?: Error) => void;
};
const FILE = "node_modules/react-router/dist/production/lib/dom/ssr/links.js";

function begin(): Hooks {
  const hooks = stylesThatStay() as unknown as Hooks;
  hooks.buildStart();
  return hooks;
}

test("the browser gets our keeping of styles in the place of the router's, under the same names", () => {
  const { transform } = begin();
  expect(transform.filter.id.test(`/shop/${FILE}`)).toBe(true);
  expect(transform.handler()).toMatch(/^export \* from ".*\/app\/components\/layout\/page-styles\.ts";$/);
  const [, names] = /export \{([^}]*)\}/.exec(readFileSync(FILE, "utf8"))!;
  const theirs = names!.split(",").map((name) => name.trim());
  expect(Object.keys(pageStyles).sort()).toEqual(theirs.sort());
});

test("a build that did not meet the router's file stops, unless it failed for another reason", () => {
  expect(() => begin().buildEnd()).toThrow("react-router has the styles of pages elsewhere now.");
  expect(() => begin().buildEnd(new Error("another"))).not.toThrow();
  const met = begin();
  met.transform.handler();
  expect(() => met.buildEnd()).not.toThrow();
});
