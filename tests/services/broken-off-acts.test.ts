import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { cancelOrder, changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { receiveBatch } from "#app/services/stock/receive-batch.server.ts";
import { BREAKING, type Break, openBreaking } from "#tests/support/breaking-connection.ts";
import { addStockedProduct, fillCart, orderRequest } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, placeTwo, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();
/** At every so many statements of an act the connection breaks; 1 tries all of them, both before they are sent and before they are answered. */
const EVERY = Number(process.env.BREAK_EVERY ?? 3);
const MOST_STATEMENTS = 300;

type Outcome = { ok: boolean; reason?: string };
/** What is made ready, and how it is done: the same press of a button each time it is called. */
type Act = (db: Db) => Promise<(through: Db) => Promise<Outcome>>;

const ACTS: Record<string, { act: Act; onceMore: RegExp }> = {
  "placing an order": {
    onceMore: /^done$/,
    async act(db) {
      const product = await addStockedProduct(db, { quantity: 5 });
      const request = await orderRequest(db, {
        cartId: await fillCart(db, [{ slug: product.slug, quantity: 2 }]),
      });
      return (through) => placeOrder(through, request);
    },
  },
  "confirming a payment": {
    onceMore: /^already-paid$/,
    async act(db) {
      const { number } = await placeTwo(db, "upi");
      return (through) => confirmPayment(through, { ...shop, number });
    },
  },
  "handing a parcel to the rider, with its invoice": {
    onceMore: /^(done|no-change|not-allowed|.*already.*)$/,
    async act(db) {
      const { number } = await placeTwo(db, "cod");
      await moveThrough(db, number, "confirmed", "packed");
      return (through) => changeOrderStatus(through, { ...shop, number, to: "out_for_delivery" });
    },
  },
  "cancelling a paid order": {
    onceMore: /^(done|no-change|not-allowed|.*already.*)$/,
    async act(db) {
      const { number } = await placeTwo(db, "upi");
      await confirmPayment(db, { ...shop, number });
      return (through) => cancelOrder(through, { ...shop, number });
    },
  },
  "giving money back": {
    onceMore: /^done$/,
    async act(db) {
      const { number } = await placeTwo(db, "upi");
      await confirmPayment(db, { ...shop, number });
      await cancelOrder(db, { ...shop, number });
      const once = { reason: "cancelled" as const, idempotencyKey: `back ${number}` };
      return (through) => refundOrder(through, { ...shop, ...once, number });
    },
  },
  "a sale over the counter": {
    onceMore: /^done$/,
    async act(db) {
      const { id: productId, slug } = await addStockedProduct(db, { quantity: 5 });
      const sale = {
        ...shop,
        lines: [{ productId, quantity: 2 }],
        customer: {},
        paymentMethod: "cash" as const,
        isPrescriptionSeen: false,
        shownTotalPaise: 20_000,
        idempotencyKey: `counter ${slug}`,
      };
      return (through) => sellAtCounter(through, sale);
    },
  },
  "taking packs in": {
    onceMore: /^done$/,
    async act(db) {
      const { id } = await addStockedProduct(db, { quantity: 5 });
      const { rows } = await db.execute<{ sku: string }>(sql`select sku from products where id = ${id}`);
      const batch = {
        number: `NEW-${id}`,
        expiresOn: "2029-06-30",
        mrp: 12_000,
        quantity: 10,
        cost: undefined,
        supplier: "",
      };
      const received = { sku: rows[0]!.sku, batch, idempotencyKey: `receive ${id}` };
      return (through) => receiveBatch(through, { ...shop, ...received });
    },
  },
};

let tables: string[];
beforeAll(async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  tables = rows.map(({ name }) => name);
});

/** Every table of the shop in one line: how many rows it has, and what is in them. */
async function readBooks(): Promise<Record<string, string>> {
  const { db } = database;
  const each = tables.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as said from "${name}" t`,
  );
  const { rows } = await db.execute<{ name: string; said: string }>(
    sql.raw(`${each.join(" union all ")} order by name`),
  );
  return Object.fromEntries(rows.map(({ name, said }) => [name, said]));
}

/** The database has noticed that the broken connection is gone, and has undone or written what it was at. */
async function untilAlone(): Promise<void> {
  const others = sql`select from pg_stat_activity where datname = current_database() and application_name = ${BREAKING}`;
  await expect.poll(async () => (await database.db.execute(others)).rowCount).toBe(0);
}

async function tryBroken(press: (through: Db) => Promise<Outcome>, at: number, when: Break) {
  const breaking = openBreaking(database.pool.options.connectionString!, { at, when });
  const outcome = await press(breaking.db).catch((error: unknown) => ({ error }));
  await breaking.close().catch(() => undefined);
  await untilAlone();
  return { outcome, isBroken: breaking.count >= at };
}

test.each(Object.entries(ACTS))(
  "%s, its connection broken at any statement, is done whole or not at all, and the next press does it once",
  async (_, { act, onceMore }) => {
    const { db } = database;
    let press = await act(db);
    let [undone, done] = [0, 0];
    for (let at = 1; at <= MOST_STATEMENTS; at += EVERY)
      for (const when of EVERY === 1
        ? (["before", "after"] as const)
        : ([at % 2 ? "before" : "after"] as Break[])) {
        const before = await readBooks();
        const { outcome, isBroken } = await tryBroken(press, at, when);
        if (!isBroken) {
          expect(outcome).toMatchObject({ ok: true });
          expect(undone).toBeGreaterThan(2);
          expect(await findLedgerFaults(db)).toEqual([]);
          return;
        }
        const after = await readBooks();
        if (JSON.stringify(after) === JSON.stringify(before)) undone++;
        else {
          done++;
          expect(await findLedgerFaults(db)).toEqual([]);
          const again = await press(db);
          expect(again.ok ? "done" : again.reason).toMatch(onceMore);
          expect(await readBooks()).toEqual(after);
          press = await act(db);
        }
      }
    throw new Error(`Never came to an end: ${undone} undone, ${done} done.`);
  },
);
