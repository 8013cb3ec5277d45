import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { serverAt, shopUrl } from "#server/postgres/connection.ts";
import { findHome, prepareSocketDirectory } from "#server/postgres/place.ts";
import { findPostmaster } from "#server/postgres/postmaster.ts";
import type { AddedProduct } from "#tests/support/fixtures.ts";
import { openWithPlenty, orderThrough } from "#tests/support/orders-in-flight.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { terminateAll, untilBackAfter, untilOrdersAreUnderWay } from "#tests/support/watch-database.ts";

let shop: RunningShop;
let home: string;
let database: Database;
let products: AddedProduct[];

beforeAll(async () => {
  shop = await runShop({ DATABASE_URL: "", SEED: "none", TRUST_PROXY: "yes", LOG_LEVEL: "silent" });
  const account = chooseAccount();
  home = findHome({ dataDir: shop.dataDir, account, log: { info: () => undefined, warn: () => undefined } });
  const address = { host: prepareSocketDirectory({ home, account }), port: 5432 };
  database = openDatabase(shopUrl(serverAt({ home, address })));
  products = await openWithPlenty(database.db);
});
afterAll(async () => {
  await database?.close();
  await shop?.stop();
});

test("its database killed in the middle of orders, five times, the shop lives and loses, doubles and refuses for good none", async () => {
  for (let round = 1; round <= 5; round++) {
    await drill("database killed", async () => {
      await untilOrdersAreUnderWay(database.url);
      await untilBackAfter(database.url, () => process.kill(findPostmaster(home)!, "SIGKILL"));
    });
  }
});

test("a process of the database killed in the middle of an order, three times, costs no order", async () => {
  for (let round = 1; round <= 3; round++) {
    await drill("one of its processes killed", async () => {
      const [inAnOrder] = await untilOrdersAreUnderWay(database.url);
      await untilBackAfter(database.url, () => process.kill(inAnOrder!, "SIGKILL"));
    });
  }
});

test("all connections ended in the middle of orders, three times, cost no order", async () => {
  for (let round = 1; round <= 3; round++) {
    await drill("all connections ended", async () => {
      await untilOrdersAreUnderWay(database.url);
      expect(await terminateAll(database.url)).toBeGreaterThanOrEqual(3);
    });
  }
});

test("the shop stopped for 12 s in the middle of orders goes on where it was", async () => {
  await drill("shop stopped for 12 s", async () => {
    await untilOrdersAreUnderWay(database.url);
    shop.process.kill("SIGSTOP");
    await sleep(12_000);
    shop.process.kill("SIGCONT");
  });
});

/** Orders through a fault that ends when the database can be reached again. */
async function drill(name: string, fault: () => Promise<void>): Promise<void> {
  const counted = await orderThrough({ origins: [shop.origin], db: database.db, products }, fault);
  console.info(`${name}: ${counted}`);
  expect([shop.process.exitCode, shop.process.signalCode]).toEqual([null, null]);
}
