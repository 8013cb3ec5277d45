import { existsSync, readdirSync } from "node:fs";
import type { Config } from "#app/config.server.ts";
import { noteDatabasePlace } from "#server/data-folder.ts";
import { placeOf, waitForDatabase } from "#server/external-database.ts";
import type { Copied } from "./copy-database.ts";
import { bringHome, copyToOwn, homeOf } from "./own-database.ts";
import { whileClosed } from "./while-closed.ts";

/** Moves the shop's database from the server of DATABASE_URL to one of its own in the data folder. */
export async function moveToOwn(config: Config, signal: AbortSignal): Promise<Copied & { place: string }> {
  const { dataDir, databaseUrl, migrationDatabaseUrl: url = databaseUrl } = config;
  if (!url) throw new Error("Leave DATABASE_URL set to the server that the shop moves away from.");
  await waitForDatabase({ setting: "DATABASE_URL", url }, { waitMs: 0, say: () => undefined });
  const home = homeOf(dataDir);
  if (existsSync(home) && readdirSync(home).length > 0)
    throw new Error(
      `${home} holds a database already, perhaps that of before an earlier move: move it elsewhere, or remove it if nobody needs it.`,
    );
  return whileClosed(dataDir, signal, async (scratch) => {
    const source = { url, place: placeOf(url) };
    const { copied, made } = await copyToOwn(source, { scratch, signal });
    // In this order a move that is cut off between the two can be run again.
    noteDatabasePlace(dataDir, home);
    bringHome(made, home);
    return { ...copied, place: home };
  });
}
