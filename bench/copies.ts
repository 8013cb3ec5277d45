import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { keepCopies } from "#server/backup/keep-copies.ts";
import { turnOn } from "#server/backup/turn-on.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { addStockedProduct, fillCarts, orderRequest } from "#tests/support/fixtures.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";
import { makeDataFolder } from "./data-folder.ts";

// node bench/copies.ts: how long orders take with copies being made and without, in turns of one run and one process.
const TURNS = 8;
const ORDERS = 200;
const AT_ONCE = 4;

const quiet = { info: () => undefined, warn: console.warn };
const place = makeDataFolder("copies");
const dataDir = join(place, "data");
mkdirSync(dataDir, { mode: 0o755 });
writeFileSync(join(dataDir, "session-secret"), "of the bench");
holdKeys(TEST_KEYS);
const server = await openEmbeddedPostgres({ dataDir, log: quiet });
const { db, close } = openDatabase(server.url, { waits: "long" });
try {
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  await seedDatabase(db, { now: new Date() });
  await openShop(db);
  await turnOn(dataDir, join(place, "store"));
  const times: Record<"with" | "without", number[]> = { with: [], without: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    const requests = await prepare();
    const isCopying = turn % 2 === 0;
    const copies = isCopying
      ? keepCopies({ dataDir, home: server.dataDir, server: server.server, log: quiet })
      : undefined;
    if (isCopying) await untilSafe();
    times[isCopying ? "with" : "without"].push(...(await placeAll(requests)));
    await copies?.stop();
  }
  for (const [name, all] of Object.entries(times)) {
    all.sort((a, b) => a - b);
    const at = (share: number) => all[Math.floor(all.length * share)]!.toFixed(1);
    console.log(
      `${name.padEnd(8)} p50 ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)} of ${all.length} orders`,
    );
  }
} finally {
  await close();
  await server.stop();
  rmSync(place, { recursive: true, force: true });
}

async function prepare() {
  const product = await addStockedProduct(db, { quantity: 2 * ORDERS });
  const cartIds = await fillCarts(db, { count: ORDERS, lines: [{ product, quantity: 2 }] });
  const request = await orderRequest(db, { cartId: cartIds[0]! });
  return cartIds.map((cartId) => ({
    ...request,
    cartId,
    now: new Date(),
    idempotencyKey: `key-of-${cartId}`,
    form: {
      ...request.form,
      phone: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`,
      paymentMethod: "cod" as const,
    },
  }));
}

async function placeAll(requests: Awaited<ReturnType<typeof prepare>>): Promise<number[]> {
  const times: number[] = [];
  const next = async (): Promise<void> => {
    for (let request = requests.shift(); request; request = requests.shift()) {
      const startedAt = performance.now();
      const placed = await placeOrder(db, request);
      if (!placed.ok) throw new Error(placed.reason);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return times;
}

async function untilSafe(): Promise<void> {
  const since = Date.now();
  for (;;) {
    const { safeAt, error } = (await readCopyState(dataDir)) ?? {};
    if (error) throw new Error(error);
    if (safeAt && Date.parse(safeAt) > since) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
