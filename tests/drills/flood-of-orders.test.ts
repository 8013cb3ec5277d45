import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { batches } from "#app/db/schema/stock.ts";
import { openBrowserAt } from "#tests/support/browser-at.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type AddedProduct, addStockedProduct } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { locationOf } from "#tests/support/visitor.ts";

const STOCK = 40;
const AT_ONCE = 6;
/** Enough to take all of the stock four times over, if nothing bounds them. */
const PHONES_BEFORE_ANYBODY = 32;
const HONEST_BUYERS = 3;
const A_MINUTE_MS = 60_000;

let database: TestDatabase;
let shop: RunningShop;
beforeAll(async () => {
  database = await createTestDatabase("open");
  // The proxy says which network each phone comes from, as a real one would.
  const env = { UPI_VPA: "shop@upi", TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  shop = await runShop({ DATABASE_URL: database.url, ...env });
});
afterAll(async () => {
  await shop.stop();
  expect(await findLedgerFaults(database.db)).toEqual([]);
  await database.drop();
});

let count = 0;

/** Orders as a guest who was never seen before; true once the packs are theirs, or wait for their payment. */
async function buy(
  { slug }: AddedProduct,
  { address, quantity, method }: { address: string; quantity: number; method: "upi" | "cod" },
): Promise<boolean> {
  const buyer = openBrowserAt(shop.origin, { address });
  const added = await buyer.send("/cart", { intent: "add", slug, quantity: String(quantity) });
  if (added.status !== 303) return false;
  const form = await buyer.fillCheckout({ phone: phoneOf(++count), paymentMethod: method });
  const path = locationOf(await buyer.send("/checkout", form));
  if (path === undefined) return false;
  return method === "cod" || (await buyer.read(path)).html.includes("QR code to pay");
}

function phoneOf(n: number): string {
  return `95${String(n).padStart(8, "0")}`;
}

/** So many phones order, a few at once; `tally` says how many have tried so far, and how many of them got packs. */
function startAttack(product: AddedProduct, { phones, addressOf }: Attackers) {
  const tally = { tried: 0, got: 0 };
  let next = 0;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    while (next < phones) {
      const n = next++;
      const method = n % 2 === 0 ? "upi" : "cod";
      if (await buy(product, { address: addressOf(n), quantity: 5, method })) tally.got++;
      tally.tried++;
    }
  });
  return { tally, end: Promise.all(workers) };
}

async function freePacks({ id }: AddedProduct): Promise<number> {
  const free = sql<number>`sum(${batches.quantity} - ${batches.heldQuantity})::int`;
  const [row] = await database.db.select({ free }).from(batches).where(eq(batches.productId, id));
  return row!.free;
}

type Attackers = { phones: number; addressOf: (n: number) => string };

test.each<[string, Attackers]>([
  ["a thousand phones behind one IPv4 address", { phones: 1_000, addressOf: () => "198.51.100.7" }],
  [
    "a thousand phones behind one home's IPv6 addresses",
    { phones: 1_000, addressOf: (n) => `2001:db8:7:1::${n.toString(16)}` },
  ],
  // Each phone is a network of its own here, so that the shop answers each in full: fewer show the same.
  ["the IPv4 addresses of one provider", { phones: 120, addressOf: (n) => `198.51.101.${n}` }],
  ["the networks of one IPv6 /48", { phones: 120, addressOf: (n) => `2001:db8:8:${n.toString(16)}::1` }],
])("%s never keep a best seller from honest buyers for a minute", async (_, attackers) => {
  const bestSeller = await addStockedProduct(database.db, { quantity: STOCK });
  const { tally, end } = startAttack(bestSeller, attackers);
  onTestFinished(async () => void (await end));
  await expect.poll(() => tally.tried).toBeGreaterThanOrEqual(PHONES_BEFORE_ANYBODY);
  for (let n = 1; n < HONEST_BUYERS; n++) await getTheirs(bestSeller, n);
  await end;
  // The attack did take packs: else all this would prove nothing.
  expect(tally).toEqual({ tried: attackers.phones, got: expect.toSatisfy((got: number) => got > 0) });
  await getTheirs(bestSeller, HONEST_BUYERS);
});

/** An honest buyer, each from elsewhere, who wants three packs and tries for a minute. */
async function getTheirs(product: AddedProduct, n: number): Promise<void> {
  const address = `49.${++count % 250}.${n}.20`;
  const want = { address, quantity: 3, method: n % 2 === 0 ? "upi" : "cod" } as const;
  const startedAt = performance.now();
  let hasIt = await buy(product, want);
  while (!hasIt && performance.now() - startedAt < A_MINUTE_MS) hasIt = await buy(product, want);
  expect(hasIt, `buyer ${n}, ${await freePacks(product)} packs are free`).toBe(true);
}
