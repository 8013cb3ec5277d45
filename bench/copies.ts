import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { keepCopies } from "#server/backup/keep-copies.ts";
import { connect } from "#server/backup/replication.ts";
import { askForBase, dropCopySettings } from "#server/backup/settings.ts";
import { turnOn } from "#server/backup/turn-on.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { addStockedProduct, fillCarts, orderRequest } from "#tests/support/fixtures.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";
import { arrive } from "./copies/arrivals.ts";
import { compareTails, type Pair, quantile } from "./copies/compare-tails.ts";
import { makeDataFolder } from "./data-folder.ts";

/**
 * node bench/copies.ts [PAIRS [--whole]]: how long orders take while the shop copies itself and while it does not, in turns of one
 * process and one shop; `--whole` has a whole copy made in each turn with copies. What it prints is explained in bench/README.md.
 */
const PER_SECOND = 15;
const WARM_UP_MS = 1_500;
const TURN_MS = 12_000;
const ORDERS = Math.round(((WARM_UP_MS + TURN_MS) / 1000) * PER_SECOND);
const pairCount = Number(process.argv[2] ?? 16);
const isWhole = process.argv.includes("--whole");

const quiet = { info: () => undefined, warn: console.warn };
const place = makeDataFolder("copies");
const dataDir = join(place, "data");
mkdirSync(dataDir, { mode: 0o755 });
writeFileSync(join(dataDir, "session-secret"), "of the bench");
holdKeys(TEST_KEYS);
const server = await openEmbeddedPostgres({ dataDir, log: quiet });
const { db, close } = openDatabase(server.url, { waits: "long" });
// As in the open shop it works in this very process, and looks for its switch by itself.
const copies = keepCopies({ dataDir, home: server.dataDir, server: server.server, log: quiet });
const superuser = await connect(server.server, "questions");
try {
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  await seedDatabase(db, { now: new Date() });
  await openShop(db);
  await placeAll();
  const pairs: Pair[] = [];
  for (let turn = 0; turn < pairCount; turn++) {
    const pair: Pair = { with: [], without: [] };
    // Which goes first changes, so that a machine that slows down favours neither.
    for (const arm of turn % 2 === 0 ? (["with", "without"] as const) : (["without", "with"] as const)) {
      await switchTo(arm);
      // A whole copy begins with one, and what is written after it is written at length: both arms pay for that alike.
      await superuser.query("checkpoint");
      pair[arm] = await placeAll(arm === "with" && isWhole);
    }
    pairs.push(pair);
    console.log(
      `turn ${turn + 1}: p99 ${quantile(pair.with, 0.99).toFixed(1)} with, ${quantile(pair.without, 0.99).toFixed(1)} ms without, load ${loadavg()[0]!.toFixed(1)}`,
    );
  }
  for (const arm of ["with", "without"] as const) {
    const all = pairs.flatMap((pair) => pair[arm]);
    const at = (share: number) => quantile(all, share).toFixed(1);
    console.log(
      `${arm.padEnd(8)} p50 ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)} of ${all.length} orders`,
    );
  }
  for (const share of [0.5, 0.95, 0.99]) {
    const { ratio, low, high } = compareTails(pairs, share);
    console.log(
      `p${share * 100} with copies / without: ${ratio.toFixed(2)}, 95 of 100 draws between ${low.toFixed(2)} and ${high.toFixed(2)}`,
    );
  }
} finally {
  await copies.stop();
  await superuser.end();
  await close();
  await server.stop();
  rmSync(place, { recursive: true, force: true });
}

/** By the switch that `npm run backup -- on` and `off` turn; then until the first whole copy is done, or the last round is over. */
async function switchTo(arm: "with" | "without"): Promise<void> {
  if (arm === "without") {
    dropCopySettings(dataDir);
    while (await readCopyState(dataDir)) await sleep(100);
    return;
  }
  const since = Date.now();
  await turnOn(dataDir, join(place, "store"));
  for (;;) {
    const { safeAt, error } = (await readCopyState(dataDir)) ?? {};
    if (error) throw new Error(error);
    if (safeAt && Date.parse(safeAt) > since) return;
    await sleep(100);
  }
}

async function placeAll(hasWholeCopy = false): Promise<number[]> {
  const product = await addStockedProduct(db, { quantity: 2 * ORDERS });
  const cartIds = await fillCarts(db, { count: ORDERS, lines: [{ product, quantity: 2 }] });
  const request = await orderRequest(db, { cartId: cartIds[0]! });
  await sleep(500);
  if (hasWholeCopy) askForBase(dataDir);
  const works = cartIds.map((cartId) => async () => {
    const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
    const placed = await placeOrder(db, {
      ...request,
      ...{ cartId, now: new Date(), idempotencyKey: `key-of-${cartId}` },
      form: { ...request.form, phone, paymentMethod: "cod" },
    });
    if (!placed.ok) throw new Error(placed.reason);
  });
  return arrive(works, { perSecond: PER_SECOND, warmUpMs: WARM_UP_MS });
}
