import type { Config } from "#app/config.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { noteDatabasePlace, readDatabasePlace } from "#server/data-folder.ts";
import { placeOf, waitForDatabase } from "#server/external-database.ts";
import { type Copied, copyDatabase } from "./copy-database.ts";
import { openOwn } from "./own-database.ts";
import type { Side } from "./session.ts";
import { whileClosed } from "./while-closed.ts";

const NO_WAIT = { waitMs: 0, say: () => undefined };

/** Moves the shop's database to the server of DATABASE_URL: from its own one, or from that of OLD_DATABASE_URL. */
export async function moveToServer(config: Config, signal: AbortSignal): Promise<Copied & { place: string }> {
  const { dataDir, databaseUrl: url, migrationDatabaseUrl: ownerUrl = url, oldDatabaseUrl: oldUrl } = config;
  if (!url || !ownerUrl)
    throw new Error(
      "Set DATABASE_URL, and MIGRATION_DATABASE_URL, to the server that the shop is to move to.",
    );
  await waitForDatabase({ setting: "DATABASE_URL", url }, NO_WAIT);
  await waitForDatabase({ setting: "MIGRATION_DATABASE_URL", url: ownerUrl }, NO_WAIT);
  const place = placeOf(url);
  const before = readDatabasePlace(dataDir);
  if (before === place) throw new Error(`The database of this shop is ${place} already.`);
  if (before?.startsWith("postgres://") && !oldUrl)
    throw new Error(`The database of this shop is ${before}: set OLD_DATABASE_URL to it, too.`);
  return whileClosed(dataDir, signal, async () => {
    const copied = await fromSource(oldUrl, { dataDir, signal }, (source) =>
      copyDatabase({ source, target: { url: ownerUrl, place }, signal }),
    );
    await migrateDatabase(ownerUrl, { shopUrl: url });
    // From here on a start without DATABASE_URL is refused.
    noteDatabasePlace(dataDir, place);
    return { ...copied, place };
  });
}

async function fromSource<T>(
  oldUrl: string | undefined,
  { dataDir, signal }: { dataDir: string; signal: AbortSignal },
  work: (source: Side) => Promise<T>,
): Promise<T> {
  if (oldUrl) return work({ url: oldUrl, place: placeOf(oldUrl) });
  const own = await openOwn(dataDir, { signal });
  return work(own).finally(() => own.stop());
}
