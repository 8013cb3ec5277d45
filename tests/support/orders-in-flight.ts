import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { Asked, TestShop } from "#tests/support/app.ts";
import { type AddedProduct, addStockedProduct } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { enterFacts } from "#tests/support/open-shop.ts";
import { openVisitor } from "#tests/support/visitor.ts";

const AT_ONCE = 8;
/** How long a buyer waits before sending a refused page again. */
const PAUSE_MS = 250;
/** The shop sells again within 2 s; counted in tries, so that a busy machine, on which each takes longer, fails nobody. */
const TRIES_OF_TWO_SECONDS = 2_000 / PAUSE_MS;

type Try = { status: number; retryAfter: string | null; begunAt: number; answeredAt: number };
type Send = () => Promise<Response>;
type Checkout = { key: string; send: Send; tries: Try[]; token?: string };

/** The shops at those addresses, asked in turn; each visitor comes from a network of its own. */
function shopAt(origins: string[]): Pick<TestShop, "ask" | "send"> {
  let turn = 0;
  const ask = (path: string, { address = "192.0.2.1", ...init }: Asked = {}, origin = nextOrigin()) => {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", address);
    if (init.method === "POST") headers.set("origin", origin);
    return fetch(origin + path, { redirect: "manual", ...init, headers });
  };
  const nextOrigin = () => origins[turn++ % origins.length]!;
  return {
    ask,
    send: (path, fields, init) => ask(path, { method: "POST", body: new URLSearchParams(fields), ...init }),
  };
}

/** Opens the shop by its facts, with two products that never run out. */
export async function openWithPlenty(db: Db): Promise<AddedProduct[]> {
  await enterFacts(db);
  return Promise.all([1, 2].map(() => addStockedProduct(db, { quantity: 100_000 })));
}

/**
 * Eight orders at once while `fault` befalls the shop, sent again until accepted; fails the test unless every answer is
 * 303, 409, or 503 with a time to try again, and each order is there once. `fault` resolves when the database is back.
 * Gives a line of what was counted and measured.
 */
export async function orderThrough(
  { origins, db, products }: { origins: string[]; db: Db; products: AddedProduct[] },
  fault: () => Promise<void>,
): Promise<string> {
  const shop = shopAt(origins);
  const checkouts = await Promise.all(
    Array.from({ length: 2 * AT_ONCE }, () => fillCheckout(shop, products)),
  );
  const waiting = [...checkouts];
  const buying = Array.from({ length: AT_ONCE }, async () => {
    for (let checkout = waiting.shift(); checkout; checkout = waiting.shift())
      await sendUntilAccepted(checkout);
  });
  const [backAt] = await Promise.all([fault().then(() => Date.now()), ...buying]);

  const tries = checkouts.flatMap((checkout) => checkout.tries);
  for (const { status, retryAfter } of tries) {
    expect([303, 409, 503]).toContain(status);
    if (status === 503) expect(retryAfter).toMatch(/^\d+$/);
  }
  await expectOncePerKey(db, checkouts);
  const late = tries.filter(({ begunAt }) => begunAt > backAt).sort((a, b) => a.answeredAt - b.answeredAt);
  const refusedBefore = late.findIndex(({ status }) => status === 303);
  expect(refusedBefore).toBeGreaterThanOrEqual(0);
  expect(refusedBefore).toBeLessThanOrEqual(AT_ONCE * TRIES_OF_TWO_SECONDS);
  const seconds = (late[refusedBefore]!.answeredAt - backAt) / 1000;
  const refused = tries.filter(({ status }) => status === 503).length;
  return `${checkouts.length} orders, ${refused} times 503, sold ${seconds.toFixed(2)} s after the database was back`;
}

async function fillCheckout(shop: ReturnType<typeof shopAt>, products: AddedProduct[]): Promise<Checkout> {
  const visitor = openVisitor(shop);
  for (const { slug } of products) await visitor.add(slug, 2);
  const page = await visitor.fillCheckout();
  return { key: page.idempotencyKey!, send: () => visitor.send("/checkout", page), tries: [] };
}

async function sendUntilAccepted(checkout: Checkout): Promise<void> {
  for (;;) {
    const begunAt = Date.now();
    const answer = await checkout.send();
    checkout.tries.push({
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      begunAt,
      answeredAt: Date.now(),
    });
    if (answer.status !== 503) {
      checkout.token = tokenOf(answer);
      return;
    }
    await sleep(PAUSE_MS);
  }
}

/** Every acknowledged order is in the table, once, and the same page sent once more is the same order. */
async function expectOncePerKey(db: Db, checkouts: Checkout[]): Promise<void> {
  for (const { key, token, send } of checkouts) {
    const kept = await db.select().from(orders).where(eq(orders.idempotencyKey, key));
    expect(kept.map((order) => order.trackingToken)).toEqual([token]);
    expect(tokenOf(await send())).toBe(token);
  }
  expect(await findLedgerFaults(db)).toEqual([]);
}

function tokenOf(answer: Response): string | undefined {
  return /\/checkout\/thank-you\/([\w-]{32})$/.exec(answer.headers.get("location") ?? "")?.[1];
}
