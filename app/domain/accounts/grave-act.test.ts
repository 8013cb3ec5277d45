import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GRAVE_ROUTES } from "#app/domain/accounts/grave-act.ts";

const ROUTES = "app/routes";
const source = (route: string) => readFileSync(join(ROUTES, route), "utf8");
/** The second step asks for the password by its own form, since the library wants it too. */
const ASKS = /\b(askProof|requireProof|requireProofForMany)\b|startSecondFactor/;

test("the routes that ask for a proof are those that the rule names", () => {
  const asking = globSync("{admin,profile,records}/**/*.{ts,tsx}", { cwd: ROUTES }).filter((route) =>
    ASKS.test(source(route)),
  );
  expect(asking.toSorted()).toEqual(Object.keys(GRAVE_ROUTES).toSorted());
});

test("every file that leaves the office whole asks for a proof and is written down", () => {
  const files = globSync("admin/**/*.csv.ts", { cwd: ROUTES });
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect(GRAVE_ROUTES[file], file).toEqual(["carries-off"]);
    expect(source(file), file).toMatch(/requireProof,[\s\S]*recordExport\(/);
  }
});
