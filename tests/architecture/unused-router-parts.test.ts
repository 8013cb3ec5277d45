import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UNUSED, unusedRouterParts } from "#server/bundle/unused-router-parts.ts";

type Hooks = {
  buildStart: () => void;
  transform: { filter: { id: RegExp }; handler: (code: string, id: string) => string | undefined };
  buildEnd: (error?: Error) => void;
};
const LIBRARY = "node_modules/react-router/dist/production/lib";
const PARTS = Object.keys(UNUSED);

function begin(): Hooks {
  const hooks = unusedRouterParts() as unknown as Hooks;
  hooks.buildStart();
  return hooks;
}

function namesOf(code: string): string[] {
  const listed = /export \{([^}]*)\}/.exec(code)?.[1]?.split(",") ?? [];
  const declared = [...code.matchAll(/export const ([^;]*);/g)].flatMap(([, all]) =>
    [...all!.matchAll(/(?:^|, )(\w+) =/g)].map(([, name]) => name!),
  );
  return [...listed.map((name) => name.trim()), ...declared].sort();
}

test("each part of the router that is left out exists, and its stand-in exports the same names", () => {
  expect(PARTS).toHaveLength(2);
  for (const part of PARTS) {
    const file = `${LIBRARY}/${part}`;
    const { transform } = begin();
    expect(transform.filter.id.test(`/shop/${file}`)).toBe(true);
    const standIn = transform.handler("", `/shop/${file}`)!;
    expect(namesOf(standIn), part).toEqual(namesOf(readFileSync(file, "utf8")));
  }
});

test("a build that met none of the router's parts stops and names them", () => {
  const moved = begin();
  moved.transform.handler("", `/shop/${LIBRARY}/${PARTS[0]}`);
  expect(() => moved.buildEnd()).toThrow(`react-router has these parts elsewhere now: ${PARTS[1]}`);
});

test("a build that met them all, or failed for another reason, is not stopped by it", () => {
  const whole = begin();
  for (const part of PARTS) whole.transform.handler("", `/shop/${LIBRARY}/${part}`);
  expect(() => whole.buildEnd()).not.toThrow();
  expect(() => begin().buildEnd(new Error("another"))).not.toThrow();
});
