import { once } from "node:events";
import { connect } from "node:net";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { openBrowserAt } from "#tests/support/browser-at.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { locationOf } from "#tests/support/visitor.ts";

/** Far more at once than the shop works on and lets wait. */
const CONNECTIONS = 20;
const EACH = 30;
const BUYERS = 8;
const ROUNDS = 2;

let database: TestDatabase;
let shop: RunningShop;
beforeAll(async () => {
  database = await createTestDatabase("open");
  const env = { UPI_VPA: "shop@upi", TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  shop = await runShop({ DATABASE_URL: database.url, ...env });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

/**
 * Searches for what nobody has searched for before, each from a network of its own, over one connection that asks for all of them
 * in one breath: however slow the machine is, they are all there at once. Gives the heads of the answers.
 */
async function search(numbers: number[]): Promise<string[]> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const asked = numbers.map((n, at) => {
    const last = at === numbers.length - 1 ? "connection: close\r\n" : "";
    const address = `x-forwarded-for: 49.${32 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
    return `HEAD /shop?q=arnica&min=${n} HTTP/1.1\r\nhost: shop\r\n${address}\r\n${last}\r\n`;
  });
  socket.write(asked.join(""));
  let said = "";
  for await (const part of socket.setEncoding("latin1")) said += part;
  return said.split("\r\n\r\n").slice(0, -1);
}

/** As a person does whose browser says that nothing came back. */
async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  return send().catch(send);
}

test("six hundred searches at once: who is too many is told when to come again, every order is placed, kept pages are shown, and then all is as before", async () => {
  const { slug } = await addStockedProduct(database.db, { quantity: 1_000 });
  const passer = openBrowserAt(shop.origin, { address: "49.200.1.1" });
  expect((await passer.ask("/faq")).status).toBe(200);
  for (let round = 0; round < ROUNDS; round++) {
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, n) => {
        const buyer = openBrowserAt(shop.origin, { address: `49.201.${round}.${n}` });
        await buyer.add(slug);
        return { buyer, form: await buyer.fillCheckout({ phone: `9${round}${String(n).padStart(8, "0")}` }) };
      }),
    );
    const seekers = Array.from({ length: CONNECTIONS }, (_, c) =>
      search(Array.from({ length: EACH }, (_, n) => 1 + n + EACH * (c + CONNECTIONS * round))),
    );
    const placed = buyers.map(({ buyer, form }) => untilAnswered(() => buyer.send("/checkout", form)));
    expect((await untilAnswered(() => passer.ask("/faq"))).status).toBe(200);

    const locations = (await Promise.all(placed)).map((answer) => locationOf(answer));
    for (const location of locations) expect(location).toMatch(/\/checkout\/thank-you\/[\w-]{32}$/);
    const keys = buyers.map(({ form }) => form.idempotencyKey!);
    expect(await database.db.$count(orders, inArray(orders.idempotencyKey, keys))).toBe(BUYERS);

    const heads = (await Promise.all(seekers)).flat();
    const refused = heads.filter((head) => head.startsWith("HTTP/1.1 503 "));
    const shown = heads.filter((head) => head.startsWith("HTTP/1.1 200 "));
    expect(heads).toHaveLength(CONNECTIONS * EACH);
    expect(heads).toHaveLength(refused.length + shown.length);
    expect(refused.filter((head) => !/\r\nretry-after: \d+(?:\r\n|$)/i.test(head))).toEqual([]);
    // Neither none of them nor all: without a bound on what waits each would be searched for.
    expect(refused.length).toBeGreaterThan(0);
    expect(shown.length).toBeGreaterThan(0);
    expect((await passer.ask(`/shop?q=arnica&min=${10_000 + round}`)).status).toBe(200);
  }
  expect(await findLedgerFaults(database.db)).toEqual([]);
});
