import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("what a rush leaves behind is given back to the machine once nobody asks for anything, and not before", () => {
  const said = execFileSync(process.execPath, ["tests/support/rush.ts"], { encoding: "utf8" });
  const { busy, quiet } = JSON.parse(said) as { busy: number; quiet: number };
  expect(busy).toBeGreaterThan(250);
  expect(quiet).toBeLessThan(busy - 100);
});
