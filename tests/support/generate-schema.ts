import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const MIGRATIONS = "app/db/migrations";

/** The statements that make all that app/db/schema describes, in an empty database. */
export function generateSchema(): string[] {
  return inFolder((folder) => {
    const [file, ...others] = generate(folder);
    if (!file || others.length > 0) throw new Error("drizzle-kit writes one file from nothing");
    return readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
  });
}

/** What `npm run db:generate` would write now: the names of new steps, none when the schema has no change that lacks one. */
export function generateMissingSteps(): string[] {
  return inFolder((folder) => {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const before = new Set(readdirSync(folder));
    return generate(folder).filter((file) => !before.has(file));
  });
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "materia-steps-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function generate(folder: string): string[] {
  const options = ["--dialect=postgresql", "--casing=snake_case", "--schema=./app/db/schema/*.ts"];
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["node_modules/drizzle-kit/bin.cjs", "generate", ...options, "--out", relative("", folder)],
    { encoding: "utf8" },
  );
  // It ends with 0 also when it fails.
  const hasEnded = /No schema changes|Your SQL migration file/.test(stdout);
  if (status !== 0 || !hasEnded) throw new Error(`drizzle-kit: ${stderr}${stdout}`);
  return readdirSync(folder).filter((file) => file.endsWith(".sql"));
}
