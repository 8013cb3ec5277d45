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

/** Whether the build in that folder was made from just these sources. */
export function isBuildFresh(folder: string): boolean {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources();
}

export function stampBuild(folder: string): void {
  writeFileSync(stampOf(folder), hashSources());
}

function stampOf(folder: string): string {
  return `${folder}/sources.sha256`;
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
