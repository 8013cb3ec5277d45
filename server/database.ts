import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "#app/config.server.ts";
import { type DatabaseState, inspectDatabase } from "#app/db/inspect-database.server.ts";
import { hasHeldShop, readDatabasePlace } from "./data-folder.ts";
import { type Patience, placeOf, waitForDatabase } from "./external-database.ts";
import { refuseHeldElsewhere } from "./hold-folder.ts";
import type { Server } from "./postgres/connection.ts";
import type { Log } from "./postgres/log.ts";
import { openEmbeddedPostgres } from "./postgres/supervisor.ts";
import { freeBytes } from "./start-failure.ts";

export type DatabaseServer = {
  /** For the role that the shop runs with. */
  url: string;
  /** For the owner of the tables, who brings them up to date; the same where only DATABASE_URL is set. */
  ownerUrl: string;
  /** A folder, or postgres://host:port/name. */
  place: string;
  /** How the superuser reaches the shop's own server; absent for one of the owner's. */
  own?: Server;
  stop(): Promise<void>;
};

const OLDEST_SERVER = 15;
const NEEDED_BYTES = 250_000_000;
const NO_WAIT: Patience = { waitMs: 0, say: () => undefined };
const ONLY_OWNER =
  "MIGRATION_DATABASE_URL is set without DATABASE_URL: set both, or neither for the shop's own database.";
const NEW_SHOP =
  "If a new, empty shop is meant, give it a data folder of its own: set DATA_DIR to a new one.";

/**
 * The database server of the settings: DATABASE_URL, else the shop's own below the data folder. Refuses in words to begin a
 * new shop where the folder has held one, and a database that this version of the shop cannot work with.
 */
export async function openDatabaseServer(
  config: Config,
  log: Log,
  patience: Patience = NO_WAIT,
): Promise<DatabaseServer> {
  const { dataDir, databaseUrl: url, migrationDatabaseUrl: ownerUrl = url } = config;
  if (ownerUrl && !url) throw new Error(ONLY_OWNER);
  if (url && ownerUrl) {
    await waitForDatabase({ setting: "DATABASE_URL", url }, patience);
    if (ownerUrl !== url)
      await waitForDatabase({ setting: "MIGRATION_DATABASE_URL", url: ownerUrl }, patience);
    const place = placeOf(url);
    const { isUntouched } = await checkDatabase(ownerUrl, `at DATABASE_URL (${place})`);
    if (isUntouched && hasHeldShop(dataDir)) throw new Error(emptyServer({ dataDir, place }));
    return { url, ownerUrl, place, stop: () => Promise.resolve() };
  }
  refuseForgottenSetting(dataDir);
  await refuseHeldElsewhere(dataDir, patience.signal);
  const server = await openEmbeddedPostgres({
    dataDir,
    log,
    signal: patience.signal,
    beforeNew: (home) => refuseNew({ dataDir, home }),
  });
  try {
    await checkDatabase(server.ownerUrl, `in ${server.dataDir}`);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: server.url,
    ownerUrl: server.ownerUrl,
    place: server.dataDir,
    own: server.server,
    stop: () => server.stop(),
  };
}

async function checkDatabase(url: string, where: string) {
  const state = await inspectDatabase(url);
  const reason = whyUnfit(state, where);
  if (reason) throw new Error(reason);
  return state;
}

/** Why this version of the shop cannot work with a database, in a sentence; undefined when it can. */
export function whyUnfit(state: DatabaseState, where: string): string | undefined {
  if (state.serverVersion < OLDEST_SERVER)
    return `The server of the database ${where} is PostgreSQL ${state.serverVersion}; the shop needs ${OLDEST_SERVER} or newer: update it, or set DATABASE_URL to a newer one.`;
  if (state.unknownSteps > 0)
    return `The database ${where} was made by a newer version of the shop: it has ${state.unknownSteps} ${state.unknownSteps === 1 ? "change" : "changes"} that this version does not know. Start the newer version, or bring back the copy of the data from before the update.`;
  if (state.isUnfinishedTrial)
    return `The database ${where} was made by a trial version of the shop, from before the first release, and never brought up to that version's end; this version cannot bring it forward and has changed nothing. Start the last trial version on it once, then this one (docs/operations.md, "Start, stop, update").`;
  return undefined;
}

function emptyServer({ dataDir, place }: { dataDir: string; place: string }): string {
  const last = readDatabasePlace(dataDir);
  const before = last && last !== place ? ` (its database was ${last})` : "";
  return `The database at DATABASE_URL (${place}) is empty, but DATA_DIR (${dataDir}) has held a shop${before}. Copy that database there first, or set DATABASE_URL back. ${NEW_SHOP}`;
}

/** The shop of this folder lies on a server of the owner's: an own database here would be another, empty shop. */
function refuseForgottenSetting(dataDir: string): void {
  const place = readDatabasePlace(dataDir);
  if (place?.startsWith("postgres://"))
    throw new Error(
      `DATA_DIR (${dataDir}) belongs to the shop whose database is ${place}, but DATABASE_URL is not set: set it. ${NEW_SHOP}`,
    );
}

function refuseNew({ dataDir, home }: { dataDir: string; home: string }): void {
  if (hasHeldShop(dataDir)) {
    const place = readDatabasePlace(dataDir);
    const lay = place && place !== home ? place : undefined;
    const isHere = lay !== undefined && statSync(lay, { throwIfNoEntry: false }) !== undefined;
    const remedy = isHere
      ? `Stop the shop that uses it and copy it (cp -a ${lay} ${home}).`
      : `Bring it from the copy or the machine you have it on to ${home}, or set DATABASE_URL if it is on a server of yours.`;
    throw new Error(
      `DATA_DIR (${dataDir}) has held a shop, but its database is not in ${home}${lay ? `: it was in ${lay}` : ""}. ${remedy} ${NEW_SHOP}`,
    );
  }
  const free = freeBytes(dirname(home));
  if (free !== undefined && free < NEEDED_BYTES)
    throw new Error(
      `The disk with DATA_DIR (${dataDir}) has ${Math.floor(free / 1_000_000)} MB left, and a new shop needs ${NEEDED_BYTES / 1_000_000} MB: make room there, or set DATA_DIR to a folder on a larger disk.`,
    );
}
