import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findOfficeReturn } from "#app/services/orders/returns/find-office-return.server.ts";
import { approveReturn } from "#app/services/orders/returns/handle-return.server.ts";
import { askBack, deliverFive } from "#tests/support/asked-return.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();
/** Every so many statements of the work the process dies; 1 tries all of them. */
const EVERY = Number(process.env.KILL_EVERY ?? 5);
const MOST_STATEMENTS = 200;

test("killed in front of any statement of counting a return in, all of it is done or nothing", {
  timeout: 600_000,
}, async () => {
  const { db, pool } = database;
  const order = await deliverFive(db);
  const [first, second] = order.lineIds;
  const asked = await askBack(db, {
    token: order.trackingToken,
    lines: [
      { lineId: first, quantity: 3, reason: "sealed" },
      { lineId: second, quantity: 2, reason: "damaged" },
    ],
  });
  if (!asked.ok) throw new Error(asked.reason);
  const { number } = asked.value;
  await approveReturn(db, { ...shop, number });
  const back = (await findOfficeReturn(db, { number, now: shop.now }))!;
  const lines = back.lines.map(({ id, orderLineId }) =>
    orderLineId === first
      ? { id, quantity: 2, outcome: "sell-again" }
      : { id, quantity: 1, outcome: "destroy" },
  );
  const untouched = await booksOf();
  let killed = 0;
  for (let killAt = 1; killAt <= MOST_STATEMENTS; killAt += EVERY) {
    const url = (pool.options as { connectionString?: string }).connectionString ?? "";
    const worker = spawn(
      process.execPath,
      ["tests/support/receive-return.ts", url, number, JSON.stringify(lines), String(killAt)],
      { stdio: "inherit" },
    );
    const [code, signal] = await once(worker, "exit");
    if (signal === null) {
      expect(code).toBe(0);
      break;
    }
    killed++;
    await untilAlone();
    const books = await booksOf();
    // Killed behind the commit, before anybody heard of it: then it is whole.
    if (books.status !== "approved") break;
    expect(books).toEqual(untouched);
    expect(await findLedgerFaults(db)).toEqual([]);
  }
  expect(killed).toBeGreaterThan(20 / EVERY);
  expect(await booksOf()).toEqual({
    status: "received",
    notes: 1,
    letters: untouched.letters + 1,
    movements: untouched.movements + 3,
    entries: expect.any(Number),
    cancelled: back.lines.reduce(
      (sum, { id, pricePaise }) => sum + pricePaise * lines.find((line) => line.id === id)!.quantity,
      0,
    ),
  });
  expect(await findLedgerFaults(db)).toEqual([]);

  async function booksOf() {
    const { rows } = await db.execute<Record<string, string>>(sql`
      select (select status from returns where number = ${number}) as status,
        (select count(*)::int from invoices where kind = 'credit-note') as notes,
        (select count(*)::int from outbox) as letters,
        (select count(*)::int from stock_movements) as movements,
        (select count(*)::int from audit) as entries,
        (select cancelled_paise from orders where number = ${order.number}) as cancelled`);
    return rows[0] as unknown as {
      status: string;
      notes: number;
      letters: number;
      movements: number;
      entries: number;
      cancelled: number;
    };
  }

  /** The database has noticed that the killed process is gone. */
  async function untilAlone() {
    await expect
      .poll(
        async () => {
          const { rows } = await db.execute<{ busy: string }>(
            sql`select count(*) as busy from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
          );
          return Number(rows[0]!.busy);
        },
        { timeout: 20_000 },
      )
      .toBe(0);
  }
});
