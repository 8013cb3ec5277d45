import { loadavg } from "node:os";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { batches } from "#app/db/schema/stock.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { packsForStranger } from "#app/domain/orders/buyer-limits.ts";
import { buildShop } from "#server/build.ts";
import { type AddedProduct, addStockedProduct } from "#tests/support/fixtures.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { runShop } from "#tests/support/run-shop.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";
import type { Visitor } from "#tests/support/visitor.ts";
import { makeDataFolder } from "./data-folder.ts";
import { openDatabaseOf } from "./open-database.ts";
import { openConnection } from "./overload/ask.ts";
import { addressOf, openBrowser, tokenOfOrder } from "./overload/browser.ts";
import { judgeOrders } from "./overload/judge.ts";
import type { Acknowledged } from "./overload/visits.ts";

/** How many orders a second the built shop takes over HTTP, and that it never sells more packs than it has: bench/README.md. */
const BUYERS = 400;
const AT_ONCE = [1, 16, 64];
const WARM_UP = 100;
/** Each has so many buyers beside others: the packs of one medicine are given out one after the other. */
const BUYERS_OF_ONE = 20;
/** Of each of two medicines there are so many packs in the rush, not all for buyers who have proved nothing (decision 046). */
const LAST_PACKS = 50;
const LAST_FOR_STRANGERS = packsForStrangers(LAST_PACKS);

type Buyer = { visitor: Visitor; page: Record<string, string>; close(): void };
type Placing = { acknowledged: Acknowledged[]; refused: number; times: number[]; seconds: number };

holdKeys(TEST_KEYS);
await buildShop({ secondLanguage: undefined });
const shop = await runShop({
  DATA_DIR: makeDataFolder("orders"),
  DATABASE_URL: "",
  ENCRYPTION_KEY: formatKeyRing(TEST_KEYS),
  TRUST_PROXY: "1",
  LOG_LEVEL: "error",
});
const { db, close } = openDatabaseOf(shop);
let buyerCount = 0;
try {
  const faults = await measure();
  print(faults.length === 0 ? "The books agree, and nothing was sold twice." : `WRONG: ${faults.join("; ")}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await close();
  await shop.stop();
}

async function measure(): Promise<string[]> {
  await openShop(db);
  await placeAll(await prepare(WARM_UP, await stock(WARM_UP / BUYERS_OF_ONE, WARM_UP)), 16);
  print(`load of the machine before: ${loadavg()[0]!.toFixed(1)}`);
  const faults: string[] = [];
  const all: Acknowledged[] = [];
  for (const atOnce of AT_ONCE) {
    const goods = await stock(BUYERS / BUYERS_OF_ONE, BUYERS);
    const placing = await placeAll(await prepare(BUYERS, goods), atOnce);
    tell(`${atOnce} at once`, placing);
    if (placing.refused > 0) faults.push(`${placing.refused} orders refused with packs on the shelf`);
    all.push(...placing.acknowledged);
  }
  const last = await stock(2, LAST_PACKS);
  const rush = await placeAll(await prepare(BUYERS, last), 64);
  tell(`${BUYERS} buyers for the last packs, 64 at once`, rush);
  const sold = rush.acknowledged.length;
  const left = await Promise.all(last.map((product) => freePacks(db, product)));
  print(`  ${sold} got one, ${rush.refused} were told that there is none for them`);
  if (sold !== 2 * LAST_FOR_STRANGERS || left.some((packs) => packs !== LAST_PACKS - LAST_FOR_STRANGERS))
    faults.push(`${sold} packs sold where ${2 * LAST_FOR_STRANGERS} may be, ${left.join(" and ")} left`);
  return [...faults, ...(await judgeOrders(db, [...all, ...rush.acknowledged]))];
}

function stock(products: number, packsOfEach: number): Promise<AddedProduct[]> {
  return Promise.all(
    Array.from({ length: products }, () => addStockedProduct(db, { quantity: packsOfEach })),
  );
}

/** Buyers with one pack each in the cart and a filled checkout page before them. */
async function prepare(count: number, goods: AddedProduct[]): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let n = 0; n < count; n++) {
    const address = addressOf(++buyerCount);
    const { ask, close } = openConnection(shop.origin, address);
    const visitor = openBrowser({ ask, address, origin: shop.origin });
    await visitor.add(goods[n % goods.length]!.slug);
    const page = await visitor.fillCheckout({ phone: `9${String(buyerCount).padStart(9, "0")}` });
    buyers.push({ visitor, page, close });
  }
  return buyers;
}

/** Has the buyers send their pages, so many at once; the next one sends as soon as one has an answer. */
async function placeAll(buyers: Buyer[], atOnce: number): Promise<Placing> {
  const placing: Placing = { acknowledged: [], refused: 0, times: [], seconds: 0 };
  const waiting = buyers.values();
  const startedAt = performance.now();
  const work = async () => {
    for (const { visitor, page } of waiting) {
      const sentAt = performance.now();
      const answer = await visitor.send("/checkout", page);
      placing.times.push(performance.now() - sentAt);
      const token = tokenOfOrder(answer);
      if (token !== undefined) placing.acknowledged.push({ key: page.idempotencyKey!, token });
      else if (answer.status === 409) placing.refused += 1;
      else throw new Error(`An order is answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  placing.seconds = (performance.now() - startedAt) / 1000;
  for (const each of buyers) each.close();
  return placing;
}

/** How many packs of so many strangers get who share neither phone nor network. */
function packsForStrangers(stock: number): number {
  let strangers = 0;
  while (packsForStranger({ stock, strangers, own: 0, block: 0 }) > 0) strangers += 1;
  return strangers;
}

async function freePacks(db: Db, { id }: AddedProduct): Promise<number> {
  const [row] = await db
    .select({ free: sql<number>`sum(quantity - held_quantity)::int` })
    .from(batches)
    .where(eq(batches.productId, id));
  return row!.free;
}

function tell(what: string, { acknowledged, times, seconds }: Placing): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0);
  print(
    `${what.padEnd(44)}${(acknowledged.length / seconds).toFixed(1)} orders/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
