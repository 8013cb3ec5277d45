import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

const SOURCES = [
  "app/**/*.{ts,tsx,css,json}",
  "public/**/*",
  "package-lock.json",
  "server/bundle/*.ts",
  "vite.config.ts",
  "react-router.config.ts",
];
const STAMP = "build/sources.sha256";

/** Whether the build in build/ was made from just these sources. */
export function isBuildFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashSources();
}

export function stampBuild(): void {
  writeFileSync(STAMP, hashSources());
}

function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
