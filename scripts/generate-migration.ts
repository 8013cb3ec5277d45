import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

// Writes the next step of the database from app/db/schema, and keeps its snapshot alone: a step is made from the newest only.
const USAGE = `npm run db:generate -- WHAT_IT_DOES            the step that the schema asks for
npm run db:generate -- WHAT_IT_DOES --custom   an empty step, written by hand`;

const META = "app/db/migrations/meta";
const [name = "", ...options] = process.argv.slice(2);
if (!/^[a-z]+(_[a-z0-9]+)*$/.test(name) || options.some((option) => option !== "--custom")) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  ["node_modules/drizzle-kit/bin.cjs", "generate", "--name", name, ...options],
  { stdio: "inherit" },
);
const snapshots = readdirSync(META)
  .filter((file) => file.endsWith("_snapshot.json"))
  .sort();
for (const older of snapshots.slice(0, -1)) rmSync(join(META, older));
process.exitCode = status ?? 1;
