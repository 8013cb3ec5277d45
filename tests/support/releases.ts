import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stampBuild } from "#server/freshness.ts";

const PROGRAM = ["app", "server", "scripts", "public", "build", "package.json", "package-lock.json"];
const SETTINGS = ["tsconfig.json", "vite.config.ts", "react-router.config.ts"];
const STEPS = "app/db/migrations";

/** A folder with this program, built, as one that somebody has installed for an upgrade. */
export function installRelease(place: string, name: string): string {
  const folder = join(place, name);
  mkdirSync(folder);
  for (const part of [...PROGRAM, ...SETTINGS]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Gives a release one more step of its database, in place of the one that was planted before; its build counts as fresh. */
export function plantStep(folder: string, sql: string): void {
  const journal = JSON.parse(readFileSync(join(STEPS, "meta/_journal.json"), "utf8"));
  const last = journal.entries.at(-1);
  const tag = "9999_planted";
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(join(folder, STEPS, "meta/_journal.json"), JSON.stringify(journal));
  writeFileSync(join(folder, STEPS, `${tag}.sql`), sql);
  // The build knows its steps by the time of the newest.
  for (const file of globSync(join(folder, "build/server/**/*.js"))) {
    const text = readFileSync(file, "utf8");
    if (text.includes(String(last.when)))
      writeFileSync(file, text.replaceAll(String(last.when), String(last.when + 1)));
  }
  const here = process.cwd();
  process.chdir(folder);
  try {
    stampBuild("build");
  } finally {
    process.chdir(here);
  }
}

/** Removes it all. */
export function removeReleases(place: string): void {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}
