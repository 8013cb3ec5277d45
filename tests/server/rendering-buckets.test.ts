import { expect, test } from "vitest";
import { RENDERINGS, renderingCost } from "#app/domain/rendering-budget.ts";
import { createRenderingBuckets, type KnownVisitor } from "#server/rendering-buckets.ts";

const CARRIER = "203.0.113.7";

function openBuckets() {
  let now = 0;
  const buckets = createRenderingBuckets(() => now);
  return {
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    ask: (address: string, visitor?: KnownVisitor, cost = 1) =>
      buckets.take({ address, cost, findVisitor: async () => visitor }),
    /** How many of that many are let through. */
    async flood(address: string, times: number, visitor?: (n: number) => KnownVisitor) {
      let passed = 0;
      for (let n = 0; n < times; n++) if ((await this.ask(address, visitor?.(n))) === 0) passed++;
      return passed;
    },
  };
}

test("a line has its burst, then so many a second, and is told when to come back; other lines are not touched", async () => {
  const shop = openBuckets();
  const { burst, perSecond } = RENDERINGS.line;
  expect(await shop.flood(CARRIER, 2_000)).toBe(burst);
  expect(await shop.ask(CARRIER)).toBe(1);
  expect(await shop.ask(CARRIER, undefined, 4)).toBe(1);
  expect(await shop.ask("203.0.113.8")).toBe(0);
  shop.pass(10);
  expect(await shop.flood(CARRIER, 2_000)).toBe(10 * perSecond);
  shop.pass(3_600);
  expect(await shop.flood(CARRIER, 2_000)).toBe(burst);
});

test("while strangers flood from a carrier's address, its people with an account or a cart go on, each with their own", async () => {
  const shop = openBuckets();
  await shop.flood(CARRIER, 2_000);
  expect(await shop.ask(CARRIER)).toBeGreaterThan(0);
  expect(await shop.flood(CARRIER, 500, () => ({ account: "asha" }))).toBe(RENDERINGS.account.burst);
  expect(await shop.ask(CARRIER, { account: "meera" })).toBe(0);
  expect(await shop.ask(CARRIER, { cart: "a-cart" })).toBe(0);
});

test("a flood that makes itself carts takes no more than the carts of its line may, and nothing of accounts", async () => {
  const shop = openBuckets();
  await shop.flood(CARRIER, 2_000);
  expect(await shop.flood(CARRIER, 5_000, (n) => ({ cart: `cart ${n}` }))).toBe(RENDERINGS.cartsOfLine.burst);
  expect(await shop.ask(CARRIER, { account: "asha" })).toBe(0);
  expect(await shop.ask("203.0.113.8", { cart: "another" })).toBe(0);
});

test("a /48 of networks has what ten lines have", async () => {
  const shop = openBuckets();
  let passed = 0;
  for (let n = 0; n < 60; n++) passed += await shop.flood(`2001:db8:1:${n.toString(16)}::1`, 100);
  expect(passed).toBe(10 * RENDERINGS.line.burst);
  expect(await shop.ask("2001:db8:2::1")).toBe(0);
});

test("strangers without end take no more memory than a bounded number of buckets", async () => {
  const shop = openBuckets();
  await shop.flood(CARRIER, 2_000);
  for (let n = 0; n < 30_000; n++) await shop.ask(`198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`);
  // The first line was forgotten, so it is full again: the newest 20,000 are kept.
  expect(await shop.ask(CARRIER)).toBe(0);
});

test("a search counts as four pages, an empty one as one", () => {
  const searches = ["", "?page=2", "?q=", "?q=arnica", "?sort=price&q=arnica"];
  expect(searches.map((search) => renderingCost({ page: "/shop", search }))).toEqual([1, 1, 1, 4, 4]);
});

test("who types fast all the time, and finds nothing kept, has pages left", () => {
  const keysPerSecond = 8;
  const cost = renderingCost({ page: "/api/suggest", search: "?q=arn" });
  expect(keysPerSecond * cost).toBeLessThan(RENDERINGS.line.perSecond / 2);
});
