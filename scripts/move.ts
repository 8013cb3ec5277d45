import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "#app/config.server.ts";
import type { Copied } from "#server/move/copy-database.ts";
import { moveToFolder } from "#server/move/to-folder.ts";
import { moveToNewerPostgres } from "#server/move/to-newer-postgres.ts";
import { moveToOwn } from "#server/move/to-own.ts";
import { moveToServer } from "#server/move/to-server.ts";
import { explainFailure } from "#server/start-failure.ts";

const USAGE = `Stop the shop first. Each compares all that it has copied, and leaves the old one as it was.
npm run move -- to-server           its database to the server of DATABASE_URL, from its own one or that of OLD_DATABASE_URL
npm run move -- to-own              its database from the server of DATABASE_URL to one of its own in DATA_DIR
npm run move -- to-folder FOLDER    the whole shop to another data folder, also on another disk or for another machine
npm run move -- to-newer-postgres [--programs FOLDER]    its own database to the PostgreSQL that this version brings`;

const broken = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => broken.abort());
let config: Config | undefined;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { programs: { type: "string" } },
  });
  config = readConfig(process.env);
  const [way, folder, ...more] = positionals;
  const takes = way === "to-folder" ? folder !== undefined : folder === undefined;
  if (!takes || more.length > 0 || (values.programs && way !== "to-newer-postgres")) complain(USAGE);
  else await move(config, { way, folder, programs: values.programs });
} catch (error) {
  complain(broken.signal.aborted || !config ? (error as Error).message : explainFailure(error, config));
}

async function move(
  config: Config,
  {
    way,
    folder,
    programs,
  }: { way: string | undefined; folder: string | undefined; programs: string | undefined },
): Promise<void> {
  const { signal } = broken;
  const begunAt = performance.now();
  const tell = (copied: Copied & { place: string }, next: string) => {
    console.log(sayCopied(copied, (performance.now() - begunAt) / 1000));
    console.log(next);
  };
  if (way === "to-server")
    tell(
      await moveToServer(config, signal),
      "Start the shop with DATABASE_URL set as now. The old database stays as it was. Copies by npm run backup end here: use those of the server.",
    );
  else if (way === "to-own")
    tell(
      await moveToOwn(config, signal),
      "Take DATABASE_URL and MIGRATION_DATABASE_URL away and start the shop. The old database stays as it was.",
    );
  else if (way === "to-folder") {
    const moved = await moveToFolder(config, { into: resolve(folder!), signal });
    console.log(`${moved.files} files are copied and compared by SHA-256.`);
    tell(
      moved,
      `Start the shop with DATA_DIR=${resolve(folder!)}. The old folder stays as it was: never start it again, or there are two shops.`,
    );
  } else if (way === "to-newer-postgres") {
    const moved = await moveToNewerPostgres(config, { programs: programs && resolve(programs), signal });
    tell(
      moved,
      `It is of PostgreSQL ${moved.to} now; that of PostgreSQL ${moved.from} lies in ${moved.aside}. Remove that when the shop has run well for some days.`,
    );
  } else complain(USAGE);
}

function sayCopied({ tables, rows, sequences, place, leftOut }: Copied & { place: string }, seconds: number) {
  const words = `${tables} tables with ${rows} rows and ${sequences} sequences are in ${place}, each compared with the old one, with keys, indexes and triggers, after ${seconds.toFixed(1)} s.`;
  return [words, ...leftOut.map((part) => `Not copied, as no version of the shop makes it: ${part}.`)].join(
    "\n",
  );
}

function complain(words: string): void {
  console.error(words);
  process.exitCode = 1;
}
