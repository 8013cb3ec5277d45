import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { openStore } from "#server/backup/open-store.ts";
import { restoreShop } from "#server/backup/restore.ts";
import { askForBase } from "#server/backup/settings.ts";
import { openVault } from "#server/backup/vault.ts";
import { findPostmaster } from "#server/postgres/postmaster.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { prepareOrders } from "#tests/support/prepare-orders.ts";
import { inRestored } from "#tests/support/rewound.ts";
import { openCopiedShop, startCopiedShop, untilSafe } from "#tests/support/shop-with-copies.ts";
import { untilBackAfter } from "#tests/support/watch-database.ts";

const ORDERS = 2_000;
/** What has come into the store at the moment of the kill: all files of the database, their list, both half-written, or its latest changes. */
const WRITING = {
  "a whole copy": /base-\d+\.tar\.\w+\.part$/,
  "the list of a whole copy": /base-.*\.json\.\w+\.part$/,
  changes: /wal-/,
};
const place = openFolder("copies");
const store = join(place, "store");
let shop: { kill(): Promise<void> };
let [dataDir, home, url] = ["", "", ""];
let database: Database;
let key: Buffer;
let requests: OrderRequest[];
const acknowledged: string[] = [];

beforeAll(async () => {
  const started = await startCopiedShop({ place });
  ({ dataDir, home } = started);
  shop = started;
  ({ url } = started);
  database = started;
  key = (await started.turnOn()).newKey!;
  await started.untilSafe(Date.now());
  requests = await prepareOrders(started.db, ORDERS);
});
afterAll(async () => {
  await database?.close();
  await shop?.kill();
  rmSync(place, { recursive: true, force: true });
});

test.each([
  ["the shop with its database", "a whole copy"],
  ["the shop with its database", "the list of a whole copy"],
  ["the database alone", "a whole copy"],
  ["the database alone", "changes"],
] as const)(
  "%s killed while it writes %s: no order is lost, and copies go on by themselves",
  async (victim, what) => {
    const placed = await orderWhile(async () => {
      await untilWriting(what);
      if (victim === "the database alone")
        await untilBackAfter(url, () => process.kill(findPostmaster(home)!, "SIGKILL"));
      else {
        await shop.kill();
        shop = await openCopiedShop(dataDir);
      }
      await untilSafeAgain();
    });
    expect(placed).toBeGreaterThan(0);
    await expectAllOnce(database);
  },
);

test("what was copied through all of that comes back whole", async () => {
  await untilSafeAgain();
  const into = join(place, "back");
  const done = await restoreShop(openVault(openStore(store), key), {
    ...{ into, to: undefined },
    say: () => undefined,
  });
  expect(done.faults).toEqual([]);
  await inRestored(into, (db) => expectAllOnce({ db }));
});

test("an archive whose list was never written does not stay beside the copies once a whole one is made", async () => {
  const whole = () => namesIn().filter((name) => /base-.*\.json$/.test(name));
  const before = whole();
  askForBase(dataDir);
  await expect.poll(() => whole().length).toBeGreaterThan(before.length);
  const unlisted = () => {
    const listed = whole().map((name) => /-(\d+)-\d+\.json$/.exec(name)![1]);
    const archived = namesIn().flatMap((name) => /base-(\d+)\.tar$/.exec(name)?.[1] ?? []);
    return archived.filter((begunAt) => !listed.includes(begunAt));
  };
  await expect.poll(unlisted).toEqual([]);
});

/** Orders one after the other, each sent again until it is accepted, for as long as that takes; gives how many. */
async function orderWhile(work: () => Promise<void>): Promise<number> {
  let isOver = false;
  const before = acknowledged.length;
  const ordering = (async () => {
    while (!isOver) {
      const request = requests.shift()!;
      for (;;) {
        const placed = await placeOrder(database.db, request).catch(() => undefined);
        if (placed && !placed.ok) throw new Error(placed.reason);
        if (placed) break;
        await sleep(100);
      }
      acknowledged.push(request.idempotencyKey);
      await sleep(50);
    }
  })();
  await Promise.all([
    work().finally(() => {
      isOver = true;
    }),
    ordering,
  ]);
  return acknowledged.length - before;
}

/** Asks for a whole copy where one is wanted, and waits until that comes into the store. */
async function untilWriting(what: keyof typeof WRITING): Promise<void> {
  const before = new Set(namesIn());
  for (let looked = 0; ; looked++) {
    if (what !== "changes" && looked % 2_000 === 0) askForBase(dataDir);
    if (namesIn().some((name) => WRITING[what].test(name) && !before.has(name))) return;
    await setImmediate();
  }
}

function untilSafeAgain(): Promise<void> {
  return untilSafe(dataDir, Date.now(), { passesOver: true });
}

/** What the store holds; a folder that goes while it is looked at, the copying having tidied up, is looked at again. */
function namesIn(): string[] {
  for (;;) {
    try {
      return readdirSync(store, { recursive: true }) as string[];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || !existsSync(store)) throw error;
    }
  }
}

async function expectAllOnce({ db }: Pick<Database, "db">): Promise<void> {
  const kept = (await db.select({ key: orders.idempotencyKey }).from(orders)).map((order) => order.key);
  expect(new Set(kept).size).toBe(kept.length);
  expect(acknowledged.filter((one) => !kept.includes(one))).toEqual([]);
  expect(await findLedgerFaults(db)).toEqual([]);
}
