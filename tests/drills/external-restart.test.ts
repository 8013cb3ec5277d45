import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { type ExternalPostgres, startExternalPostgres } from "#tests/support/external-postgres.ts";
import type { AddedProduct } from "#tests/support/fixtures.ts";
import { openWithPlenty, orderThrough } from "#tests/support/orders-in-flight.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { untilOrdersAreUnderWay } from "#tests/support/watch-database.ts";

let server: ExternalPostgres;
const shops: RunningShop[] = [];
let database: Database | undefined;
let products: AddedProduct[];

beforeAll(async () => {
  server = await startExternalPostgres();
  const settings = {
    DATABASE_URL: server.url,
    MIGRATION_DATABASE_URL: server.ownerUrl,
    SESSION_SECRET: "one-secret-for-both-processes-of-the-shop",
    SEED: "none",
    TRUST_PROXY: "yes",
    LOG_LEVEL: "silent",
  };
  for (let n = 1; n <= 2; n++) shops.push(await runShop(settings));
  database = openDatabase(server.url);
  products = await openWithPlenty(database.db);
});
afterAll(async () => {
  await database?.close();
  for (const shop of shops) await shop.stop();
  await server.stop();
});

test.each(["fast", "immediate", "fast", "immediate"] as const)(
  "two processes of the shop outlive a restart (%s) of a server that is not their own, in the middle of orders",
  async (mode) => {
    const origins = shops.map((shop) => shop.origin);
    const line = await orderThrough({ origins, db: database!.db, products }, async () => {
      await untilOrdersAreUnderWay(server.url);
      await server.restart(mode);
    });
    console.info(`restart ${mode}: ${line}`);
    for (const { process } of shops) expect([process.exitCode, process.signalCode]).toEqual([null, null]);
  },
  120_000,
);
