import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { version: string; license?: string; dev?: boolean };
type Component = { name: string; version: string; scope: string };

const LOCK = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const PACKAGES = Object.entries(LOCK.packages)
  .filter(([path]) => path !== "")
  .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13), ...locked }));

/** Licences that ask for no more than their own text beside the code. */
const FREE = new Set([
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "CC0-1.0",
  ],
  ...["Zlib", "Unlicense", "Python-2.0", "CC-BY-4.0", "OFL-1.1"],
]);

/** Taken as it is, as a library of its own: whoever changes it gives the changes away. */
const UNCHANGED: Record<string, RegExp> = {
  "LGPL-3.0-or-later": /^@img\/sharp-/,
  "MPL-2.0": /^(?:lightningcss|axe-core|@axe-core\/)/,
};

/** Packages that say their licence in a file only. */
const SAID_IN_A_FILE: Record<string, string> = { "png-js": "MIT" };

function isAllowed(name: string, licence: string): boolean {
  const plain = licence.replace(/[()]/g, "");
  if (plain.includes(" AND ")) return plain.split(" AND ").every((each) => isAllowed(name, each));
  return plain.split(" OR ").some((each) => FREE.has(each) || UNCHANGED[each]?.test(name));
}

test("every package has a licence under which the shop may use it", () => {
  expect(PACKAGES.length).toBeGreaterThan(300);
  const refused = PACKAGES.map(({ name, license }) => ({
    name,
    licence: license ?? SAID_IN_A_FILE[name] ?? "none",
  }))
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
  expect(refused).toEqual([]);
  expect(isAllowed("mupdf", "AGPL-3.0-or-later")).toBe(false);
});

test("the bill of materials lists all that the shop asks for, with version and whether it runs with it", () => {
  const { scripts, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: { sbom: string };
    dependencies: Record<string, string>;
  };
  const bill = JSON.parse(execFileSync(scripts.sbom, { shell: true, encoding: "utf8" })) as {
    bomFormat: string;
    components: Component[];
  };
  expect(bill.bomFormat).toBe("CycloneDX");
  const listed = bill.components.map(({ name, version, scope }) => `${name}@${version} ${scope}`);
  for (const [name, version] of Object.entries(dependencies))
    expect(listed).toContain(`${name}@${version} required`);
  expect(bill.components.find(({ name }) => name === "vitest")?.scope).toBe("optional");
});
