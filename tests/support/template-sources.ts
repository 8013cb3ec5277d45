import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** What makes a template; each with all it imports. */
const MAKERS = ["app/db/migrate.server.ts", "app/db/seed/seed.server.ts", "tests/support/test-server.ts"];
const READ = ["app/db/migrations/**/*.{sql,json}", "package-lock.json"];
const IMPORT = /^\s*(?:import|export)\s[^;]*?from\s*"([^"]+)"|^\s*import\s*"([^"]+)"|import\(\s*"([^"]+)"/gm;

/** Every file that decides what stands in the templates of the tests: tables, steps, seed and the rules and facts these read. */
export function listTemplateSources(): string[] {
  const found = new Set(globSync(READ));
  const waiting = [...MAKERS];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (file.endsWith(".ts")) waiting.push(...importsOf(file));
  }
  return [...found].sort();
}

/** A short checksum over the sources. */
export function hashTemplateSources(): string {
  const hash = createHash("sha256");
  for (const file of listTemplateSources())
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 16);
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3]!)
    .filter((spec) => /^[#.]/.test(spec))
    .map((spec) => (spec.startsWith("#") ? spec.slice(1) : normalize(join(dirname(file), spec))));
}
