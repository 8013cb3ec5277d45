import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { invoiceSeries, invoices } from "#app/db/schema/invoices.ts";
import { byUser } from "#app/domain/actor.ts";
import { INVOICE_NUMBER } from "#app/domain/invoices/invoice-number.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type AddedProduct, addStockedProduct, ORIGIN } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const WORKERS = 8;
const SALES = 500;
const LAST_MS = Date.parse("2027-03-31T18:29:59.999Z");

function sell(db: Db, { product, n, now }: { product: AddedProduct; n: string; now: Date }) {
  return sellAtCounter(db, {
    lines: [{ productId: product.id, quantity: 1 }],
    customer: {},
    paymentMethod: "cash",
    isPrescriptionSeen: false,
    shownTotalPaise: 10_000,
    idempotencyKey: `series ${n}`,
    actor: byUser({ userId: "Meena" }),
    now,
    publicOrigin: ORIGIN,
  });
}

/** Sells and gives up: undone on purpose, or with a backend that dies. */
async function sellInVain(db: Db, sale: Parameters<typeof sell>[1], how: "undone" | "killed"): Promise<void> {
  const work = db.transaction(async (tx) => {
    expect(await sell(tx, sale)).toMatchObject({ ok: true });
    if (how === "undone") throw new Error("undone");
    await tx.execute("select pg_terminate_backend(pg_backend_pid())");
  });
  await expect(work).rejects.toThrow();
}

async function sequencesOf(series: string, financialYear: string) {
  const rows = await database.db
    .select({ sequence: invoices.sequence, number: invoices.number, issuedOn: invoices.issuedOn })
    .from(invoices)
    .where(and(eq(invoices.series, series), eq(invoices.financialYear, financialYear)))
    .orderBy(asc(invoices.sequence));
  const [row] = await database.db
    .select()
    .from(invoiceSeries)
    .where(and(eq(invoiceSeries.series, series), eq(invoiceSeries.financialYear, financialYear)));
  return { rows, lastNumber: row?.lastNumber };
}

test("500 invoices of 8 workers over the end of the financial year, many undone and some backends killed, have no gap and no double", async () => {
  const shelf = await Promise.all(
    Array.from({ length: 4 }, () => addStockedProduct(database.db, { quantity: SALES })),
  );
  let n = 0;
  let [inVain, isNewYear] = [0, 0];
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      const { db, close } = openDatabase(database.url, { maxConnections: 1 });
      for (let mine = ++n; mine <= SALES; mine = ++n) {
        // To and fro over midnight of 31 March in India.
        const now = new Date(LAST_MS + (mine % 3 === 0 ? mine : -mine));
        const sale = { product: shelf[mine % shelf.length]!, n: `${mine}`, now };
        if (mine % 10 === 0) {
          inVain++;
          await sellInVain(db, { ...sale, n: `${mine} in vain` }, mine % 20 === 0 ? "killed" : "undone");
        }
        expect(await sell(db, sale), `worker ${worker}`).toMatchObject({ ok: true });
        if (now.getTime() > LAST_MS) isNewYear++;
      }
      await close();
    }),
  );
  expect(inVain).toBe(SALES / 10);
  for (const { year, count, day } of [
    { year: "26-27", count: SALES - isNewYear, day: "2027-03-31" },
    { year: "27-28", count: isNewYear, day: "2027-04-01" },
  ]) {
    const { rows, lastNumber } = await sequencesOf("C", year);
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(lastNumber).toBe(count);
    expect(new Set(rows.map(({ issuedOn }) => issuedOn))).toEqual(new Set([day]));
    for (const { number } of rows) expect(number).toMatch(INVOICE_NUMBER);
  }
  expect(await findLedgerFaults(database.db)).toEqual([]);
});
