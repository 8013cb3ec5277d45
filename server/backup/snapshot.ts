import { migrateDatabase } from "#app/db/migrate.server.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { copyDatabase } from "#server/move/copy-database.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { CopyFault, kindOfFault, sayFault } from "./fault.ts";
import { noteState } from "./keep-copies.ts";
import { makeWholeCopy } from "./make-whole-copy.ts";
import { openScratch, SNAPSHOT_FOLDER } from "./scratch.ts";
import { readCopySettings } from "./settings.ts";

const quiet = { info: () => undefined, warn: () => undefined };

/**
 * Copies a database on the owner's server as it is at one moment, while the shop works on it: its rows go into a database of the shop's
 * own aside, compared, and that goes into the store like any whole copy, so that it is brought back, tested and pruned like one. Why it failed is noted.
 */
export async function copySnapshot(
  dataDir: string,
  { find, signal }: { find: () => Promise<{ ownerUrl: string; place: string }>; signal: AbortSignal },
): Promise<void> {
  const settings = readCopySettings(dataDir);
  if (!settings) throw new CopyFault("No copies of the shop are kept.");
  const scratch = await openScratch(dataDir, SNAPSHOT_FOLDER);
  if (!scratch) throw new CopyFault("A copy is being made already.");
  const { safeAt, baseAt } = (await readCopyState(dataDir)) ?? {};
  const before = { ...(safeAt && { safeAt }), ...(baseAt && { baseAt }) };
  const begunAt = new Date().toISOString();
  try {
    const { ownerUrl: url, place } = await find();
    const aside = await openEmbeddedPostgres({ dataDir: scratch.shop, log: quiet, signal });
    try {
      const target = { url: aside.ownerUrl, place: "the copy aside" };
      await copyDatabase({ source: { url, place, isOpen: true }, target, signal });
      // Gives the shop's role its rights there.
      await migrateDatabase(aside.ownerUrl, { shopUrl: aside.url });
      const { server, dataDir: home } = aside;
      await makeWholeCopy({ dataDir, home, server, isDaily: true }, signal);
    } finally {
      await aside.stop();
    }
    await noteState(dataDir, settings, { safeAt: begunAt, baseAt: new Date().toISOString(), isDaily: true });
  } catch (error) {
    const words = sayFault(error, settings.folder);
    const fault = kindOfFault(error);
    await noteState(dataDir, settings, { ...before, error: words, fault, isDaily: true });
    throw new CopyFault(words);
  } finally {
    await scratch.discard();
  }
}
