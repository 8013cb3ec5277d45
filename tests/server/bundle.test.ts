import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { expect, test } from "vitest";

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
