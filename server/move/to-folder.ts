import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, dirname, sep } from "node:path";
import type { Config } from "#app/config.server.ts";
import { moveIn } from "#server/backup/move-in.ts";
import {
  DRILL_FOLDER,
  MOVE_FOLDER,
  openScratch,
  REWIND_FOLDER,
  type Scratch,
  UPGRADE_FOLDER,
} from "#server/backup/scratch.ts";
import { hasHeldShop } from "#server/data-folder.ts";
import { ROLLED_BACK } from "#server/upgrade/rolled-back.ts";
import type { Copied } from "./copy-database.ts";
import { copyFiles } from "./copy-files.ts";
import { copyToOwn, homeOf, openOwn } from "./own-database.ts";
import { whileClosed } from "./while-closed.ts";

const NOT_COPIED = [
  "postgres",
  "held",
  "database-lies-in",
  ROLLED_BACK,
  DRILL_FOLDER,
  MOVE_FOLDER,
  REWIND_FOLDER,
  UPGRADE_FOLDER,
];

/** Copies the whole shop of the data folder into a new one, also on another disk or for another machine; the finished folder appears by one rename. */
export async function moveToFolder(
  config: Config,
  { into, signal }: { into: string; signal: AbortSignal },
): Promise<Copied & { files: number; place: string }> {
  const { dataDir } = config;
  if (config.databaseUrl)
    throw new Error(
      `The database is at DATABASE_URL and stays there: stop the shop, copy DATA_DIR (cp -a ${dataDir} ${into}) and start it with DATA_DIR=${into}.`,
    );
  if (`${into}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new Error(`${into} lies in the data folder that the shop moves away from: name one elsewhere.`);
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new Error(`${into} holds something already: name a folder that is empty or not there yet.`);
  if (!hasHeldShop(dataDir)) throw new Error(`DATA_DIR (${dataDir}) holds no shop.`);
  return whileClosed(dataDir, signal, async () => {
    mkdirSync(dirname(into), { recursive: true });
    const scratch = await openScratch(dirname(into), `.${basename(into)}.coming`);
    if (!scratch) throw new Error(`A shop is moving to ${into} already.`);
    return fill(scratch, { dataDir, into, signal }).finally(() => scratch.discard());
  });
}

async function fill(
  scratch: Scratch,
  { dataDir, into, signal }: { dataDir: string; into: string; signal: AbortSignal },
): Promise<Copied & { files: number; place: string }> {
  const draft = scratch.shop;
  const source = await openOwn(dataDir, { signal });
  try {
    // The account of the database has to pass through.
    mkdirSync(draft, { mode: 0o711 });
    const { copied, made } = await copyToOwn(source, { scratch, signal });
    const isLeftOut = (name: string) => NOT_COPIED.includes(name) || name.startsWith(".");
    const files = await copyFiles(dataDir, draft, { isLeftOut, signal });
    moveIn({ draft, into, home: made });
    return { ...copied, files, place: homeOf(into) };
  } finally {
    await source.stop();
  }
}
