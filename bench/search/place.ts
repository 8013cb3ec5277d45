import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { growCatalogue } from "../catalogue/grow-catalogue.ts";
import { makeDataFolder } from "../data-folder.ts";
import { print } from "./figures.ts";

/** A shop's data with its database: the owner's connections, and where the data lies and answers. */
export type Place = {
  pool: Pool;
  dataDir: string;
  postgresHome: string;
  databaseUrl: string;
  ownerUrl: string;
};

/**
 * Opens the demo catalogue, grown to at least so many products, for as long as `work` takes. In a folder below `kept` it stays,
 * and is grown only where it is smaller; without, it is made anew and leaves nothing behind.
 */
export async function withPlace(
  { products, kept }: { products: number; kept: string | undefined },
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const dataDir = kept === undefined ? makeDataFolder("search-bench") : openFolder(kept, String(products));
  const server = await openEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: console.warn },
  });
  try {
    await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
    const owner = openDatabase(server.ownerUrl, { waits: "long" });
    await seedDatabase(owner.db, { now: new Date() });
    await owner.pool.query("vacuum analyze");
    await grow(owner.pool, products);
    await work({
      pool: owner.pool,
      dataDir,
      postgresHome: server.dataDir,
      databaseUrl: server.url,
      ownerUrl: server.ownerUrl,
    });
    await owner.close();
  } finally {
    await server.stop();
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

function openFolder(kept: string, name: string): string {
  const folder = join(kept, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

async function grow(pool: Pool, to: number): Promise<void> {
  const { rows } = await pool.query("select count(*)::int as held from products");
  if (rows[0].held >= to) return;
  const startedAt = performance.now();
  await growCatalogue(pool, to);
  const seconds = (performance.now() - startedAt) / 1_000;
  print(`\ngrown to ${to.toLocaleString("en")} products in ${seconds.toFixed(1)} s`);
}
