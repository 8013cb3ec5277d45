import { existsSync, realpathSync } from "node:fs";
import { sep } from "node:path";
import type { Config } from "#app/config.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openScratch, UPGRADE_FOLDER } from "#server/backup/scratch.ts";
import { buildShop } from "#server/build.ts";
import { hasHeldShop } from "#server/data-folder.ts";
import { choosePort } from "#server/listen.ts";
import { homeOf, openOwn } from "#server/move/own-database.ts";
import { dataOf } from "#server/postgres/cluster.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { copyShop } from "./copy-shop.ts";
import { keepBefore } from "./kept-before.ts";
import { pointProgramLink, readProgramLink } from "./program-link.ts";
import { forgetRolledBack, noteRolledBack } from "./rolled-back.ts";
import { takeFolder } from "./take-folder.ts";
import { tryOut } from "./try-out.ts";

const quiet = { info: () => undefined, warn: () => undefined };

type Work = { link: string; say: (words: string) => void; signal: AbortSignal };

/** Tries the version of this folder on a copy of the shop, then brings the shop to it; gives whether the shop was open. Until the link is switched, everything stays as it was. */
export async function upgradeShop(
  config: Config,
  { link, say, signal }: Work,
): Promise<{ wasOpen: boolean; from: string; to: string }> {
  const { dataDir, secondLanguage } = config;
  const to = realpathSync(process.cwd());
  const from = readProgramLink(link);
  refuseUnfit(config, { from, to, link });
  say("Building the new version. The shop goes on as it is.");
  await buildShop({ signal, secondLanguage });
  const scratch = await openScratch(dataDir, UPGRADE_FOLDER);
  if (!scratch) throw new Error(`Another upgrade of DATA_DIR (${dataDir}) is running.`);
  try {
    const copiedMs = await copyAside(config, { into: scratch.shop, signal });
    say(`Copied its database in ${inSeconds(copiedMs)}. Trying the new version on the copy.`);
    const port = await choosePort({ host: "127.0.0.1", first: config.port + 1 });
    const { pages, migrateMs } = await tryOut(config, { dataDir: scratch.shop, port, signal });
    say(`The copy was brought up to date in ${inSeconds(migrateMs)}, and ${pages} pages opened.`);
  } finally {
    await scratch.discard();
  }
  signal.throwIfAborted();
  return { wasOpen: await switchOver(config, { link, from, to, say, signal }), from, to };
}

function refuseUnfit(
  { dataDir, databaseUrl }: Config,
  { from, to, link }: { from: string; to: string; link: string },
): void {
  if (databaseUrl)
    throw new Error(
      "The database is at DATABASE_URL: make a copy of it by its server's own means, stop the shop, and start the new version (docs/operations.md).",
    );
  if (!hasHeldShop(dataDir) || !existsSync(dataOf(homeOf(dataDir))))
    throw new Error(`DATA_DIR (${dataDir}) holds no shop: set it to the data folder of the shop.`);
  if (from === to)
    throw new Error(
      `${link} leads to this folder already: put the new version into a folder of its own, and run this there. A shop that is still open as another version becomes this one at its next start.`,
    );
  for (const program of [from, to])
    if (`${realpathSync(dataDir)}${sep}`.startsWith(`${program}${sep}`))
      throw new Error(
        `DATA_DIR (${dataDir}) lies in the folder of a program, which changes: move it first (npm run move -- to-folder).`,
      );
}

/** Gives how long it took. */
async function copyAside(
  { dataDir }: Config,
  { into, signal }: { into: string; signal: AbortSignal },
): Promise<number> {
  const begunAt = performance.now();
  const { server, dataDir: home, stop } = await openEmbeddedPostgres({ dataDir, log: quiet, signal });
  await copyShop({ server, home, dataDir }, { into, signal }).finally(stop);
  return performance.now() - begunAt;
}

async function switchOver(
  { dataDir }: Config,
  { link, from, to, say, signal }: Work & { from: string; to: string },
): Promise<boolean> {
  say("The shop is shut now, for some seconds.");
  const { letGo, wasOpen } = await takeFolder(dataDir, signal);
  try {
    const own = await openOwn(dataDir, { signal });
    await own.stop();
    await keepBefore(homeOf(dataDir), { from, to, at: new Date().toISOString() }, signal);
    signal.throwIfAborted();
    forgetRolledBack(dataDir);
    // From here on the new version is the shop: wherever this is cut off, its start goes on.
    pointProgramLink(link, to);
    const { url, ownerUrl, stop } = await openEmbeddedPostgres({ dataDir, log: quiet });
    await migrateDatabase(ownerUrl, { shopUrl: url })
      .catch((error: Error) => {
        // All its steps are one transaction.
        pointProgramLink(link, from);
        noteRolledBack(dataDir, to);
        const { message } = (error.cause as Error) ?? error;
        throw new Error(`The database stayed as it was (${message}), and so did the shop.`);
      })
      .finally(stop);
    return wasOpen;
  } finally {
    await letGo();
  }
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
