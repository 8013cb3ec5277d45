import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT =
  /^\s*(?:import|export)\s[^;]*?from\s*["']([^"']+)["']|^\s*import\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']/gm;

/** One import: who imports, as written, and the file or, for a package, nothing. `from` and `to` are floors. */
export type Import = { file: string; from: string; spec: string; target: string; to: string };

/** The floor of a file of app/: "services" for "app/services/orders/place-order.server.ts". */
const floorOf = (path: string) => path.replace(/^app\//, "").split(/[/.]/)[0]!;

/** The files of app/ without their tests and the table of contents: where they lie, and their name from app/ on. */
export const FILES = globSync(`${process.env.ROOT ?? "."}/app/**/*.{ts,tsx}`)
  .map((path) => ({ path, name: path.slice(path.lastIndexOf("app/")) }))
  .filter(({ name }) => !name.includes(".test.") && name !== "app/routes.ts");

const imports: Import[] = FILES.flatMap(({ path, name }) =>
  [...readFileSync(path, "utf8").matchAll(IMPORT)].map((m) => {
    const spec = m[1] ?? m[2] ?? m[3]!;
    const target = spec.startsWith("#app/")
      ? spec.slice(1)
      : spec.startsWith(".")
        ? join(dirname(name), spec)
        : "";
    return { file: name, from: floorOf(name), spec, target, to: target && floorOf(target) };
  }),
);

/** Imports of our own files. */
export const OURS = imports.filter((i) => /^app\/.+\.tsx?$/.test(i.target) && !i.target.includes("+types/"));

/** Imports of packages. */
export const PACKAGES = imports.filter((i) => !i.target);

/** What was found, as a person reads it. */
export const list = (found: Import[]) => found.map((i) => `${i.file} → ${i.spec}`);
