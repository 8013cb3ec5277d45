import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { quarterOfDay, shortOnes } from "#tests/hours.ts";
import { hasPostgres15, startExternalPostgres } from "#tests/support/external-postgres.ts";

// The tests of the services and the drills once more, by DATABASE_URL on Debian's PostgreSQL 15, the oldest that the shop
// promises to work with. The drills that restart a server start their own.
const drills = globSync("tests/drills/*.test.ts").filter((file) => !file.endsWith("-restart.test.ts"));
const all = [...globSync("tests/services/*.test.ts"), ...drills];
const day = process.env.QUARTER_ON_DAY;
const TESTS = day === undefined ? all : quarterOfDay(shortOnes(all), Number(day));

if (hasPostgres15()) {
  const server = await startExternalPostgres(["fsync=off", "full_page_writes=off", "synchronous_commit=off"]);
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...TESTS, ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, DATABASE_URL: server.url, MIGRATION_DATABASE_URL: server.ownerUrl },
    },
  );
  await server.stop();
  process.exitCode = status ?? 1;
} else {
  process.stdout.write(
    "LEFT OUT: this machine has no PostgreSQL 15 (the package postgresql-15 of Debian).\n",
  );
}
