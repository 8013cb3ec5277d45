import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { type ExternalPostgres, startExternalPostgres } from "#tests/support/external-postgres.ts";
import { type AddedProduct, addStockedProduct } from "#tests/support/fixtures.ts";
import { freeze } from "#tests/support/freeze.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { untilAnswering } from "#tests/support/watch-database.ts";

const NOTICE = /<p id="stale-notice" class="stale-notice">/;
const FAILED_SHELF = "Failed to load products";
/** The seconds that the shop may take, and what a busy machine may add. */
const BUSY_MS = 5_000;

let server: ExternalPostgres;
let shop: RunningShop;
let database: Database;
let product: AddedProduct;

beforeAll(async () => {
  server = await startExternalPostgres();
  shop = await runShop({
    DATABASE_URL: server.url,
    MIGRATION_DATABASE_URL: server.ownerUrl,
    SEED: "none",
    LOG_LEVEL: "silent",
  });
  database = openDatabase(server.url);
  product = await addStockedProduct(database.db, { quantity: 9, pricePaise: 10_000, mrpPaise: 20_000 });
}, 120_000);
afterAll(async () => {
  await database.close();
  await shop.stop();
  await server.stop();
});

async function ask(path: string) {
  const startedAt = performance.now();
  const response = await fetch(shop.origin + path, { redirect: "manual" });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, tookMs: performance.now() - startedAt };
}

const FAULTS = {
  async frozen() {
    const thaw = freeze(server.pid());
    return once(async () => thaw());
  },
  async gone() {
    await server.end();
    return once(() => server.start());
  },
};

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

test.each(["frozen", "gone"] as const)(
  "with its database %s the shop still shows what it showed last, says so, and tells how it is",
  { timeout: 240_000 },
  async (fault) => {
    const page = `/product/${product.slug}`;
    const paths = ["/", "/shop", page, `${page}.data`, "/faq"];
    for (const path of paths) expect((await ask(path)).status, path).toBe(200);
    await expect
      .poll(async () => (await ask("/health")).text, { timeout: 90_000 })
      .toContain('"status":"ok"');
    expect((await ask("/ready")).status).toBe(200);
    // A change drops all fresh pages, as every order does; another address of the page tells that it has.
    const [pricePaise, laterPaise] = fault === "frozen" ? [10_100, 10_200] : [10_300, 10_400];
    await setPrice(pricePaise);
    const changed = `₹${pricePaise / 100}`;
    await expect.poll(async () => (await ask(`${page}?tab=reviews`)).text).toContain(changed);

    const end = await FAULTS[fault]();
    onTestFinished(end);
    const health = await ask("/health");
    expect([health.status, JSON.parse(health.text)]).toEqual([
      503,
      expect.objectContaining({
        status: "down",
        reasons: expect.arrayContaining(["The database does not answer."]),
      }),
    ]);
    expect(health.tookMs).toBeLessThan(2_000 + BUSY_MS);
    expect((await ask("/ready")).status).toBe(503);
    for (const path of paths) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("cache-control"), path).toBe("no-store");
      expect(answer.headers.get("server-timing"), path).toBe("stale");
      if (!path.endsWith(".data")) expect(answer.text, path).toMatch(NOTICE);
      expect(answer.tookMs, path).toBeLessThan(10_000 + BUSY_MS);
    }
    for (const path of [`/shop?q=${fault}`, `/shop.data?q=${fault}2`]) {
      const search = await ask(path);
      expect(search.status, path).toBe(503);
      expect(search.headers.get("retry-after"), path).toMatch(/^\d+$/);
      expect(search.headers.get("cache-control"), path).toBe("no-store");
      if (!path.includes(".data")) expect(search.text).toContain(FAILED_SHELF);
      expect(search.tookMs, path).toBeLessThan(10_000 + BUSY_MS);
    }
    for (const path of ["/cart", "/login", "/api/visit"]) {
      const answer = await fetch(shop.origin + path, { headers: { cookie: "pincode=122103" } });
      expect(await answer.text(), path).not.toMatch(NOTICE);
      expect(answer.headers.get("server-timing"), path).toBeNull();
    }

    await end();
    await untilAnswering(server.url);
    await setPrice(laterPaise);
    const price = `₹${laterPaise / 100}`;
    await expect.poll(async () => (await ask(page)).text, { timeout: 30_000 }).toContain(price);
    expect((await ask(page)).text).not.toMatch(NOTICE);
    expect((await ask(`/shop?q=${fault}`)).text).not.toContain(FAILED_SHELF);
    expect((await ask("/health")).status).toBe(200);
  },
);

async function setPrice(pricePaise: number): Promise<void> {
  await database.db.update(products).set({ pricePaise }).where(eq(products.id, product.id));
}
