import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#app/db/schema/invoices.ts";
import { returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { cancelOrder, changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { linesOf, papersOf, placeMixed, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

test("what comes back is taken off by credit notes of the same batch, rate and price, and never more than there is", async () => {
  const { db } = database;
  const { number } = await placeMixed(database.db);
  await moveThrough(db, number, ...TO_DISPATCH, "delivered");
  const [first, second] = await linesOf(database.db, number);
  const back = (lineId: number, quantity: number, isSealed = true) =>
    returnLines(db, { ...shop, number, isSealed, lines: [{ lineId, quantity }] });
  await back(first!.id, 2);
  await back(second!.id, 1, false);
  const [invoice, one, two] = await papersOf(database.db, number);
  expect(one).toMatchObject({
    kind: "credit-note",
    series: "CN",
    againstId: invoice!.id,
    totalPaise: 21_000,
    delivery: null,
  });
  expect(one!.number).toMatch(/^CN\/26-27\/\d{5}$/);
  expect(one!.lines).toMatchObject([
    {
      gstPercent: 5,
      pricePaise: 10_500,
      quantity: 2,
      batches: [
        { number: "LATE", quantity: 1 },
        { number: "EARLY", quantity: 1 },
      ],
    },
  ]);
  expect(two!.lines).toMatchObject([{ hsn: "33049990", gstPercent: 18, quantity: 1, totalPaise: 10_000 }]);
  const kept = (await findOfficeOrder(db, { number, now }))!;
  expect(invoice!.taxablePaise - one!.taxablePaise - two!.taxablePaise).toBe(kept.gst.taxablePaise);
  expect(invoice!.cgstPaise - one!.cgstPaise - two!.cgstPaise).toBe(kept.gst.cgstPaise);
  await back(first!.id, 1);
  const papers = await papersOf(database.db, number);
  const credited = papers.slice(1).reduce((sum, paper) => sum + paper.totalPaise, 0);
  expect(credited).toBe(invoice!.totalPaise);
});

test("a parcel that comes back whole, and one that is cancelled on the shelf after nobody was at home, are credited whole", async () => {
  const { db } = database;
  const ways = [
    (number: string) => changeOrderStatus(db, { ...shop, number, to: "returned" }),
    async (number: string) => {
      await changeOrderStatus(db, { ...shop, number, to: "packed" });
      return cancelOrder(db, { ...shop, number });
    },
  ];
  for (const way of ways) {
    const { number } = await placeMixed(database.db);
    await moveThrough(db, number, ...TO_DISPATCH);
    expect(await way(number)).toMatchObject({ ok: true });
    const [invoice, note, ...more] = await papersOf(database.db, number);
    expect(more).toEqual([]);
    const { lines, taxablePaise, cgstPaise, totalPaise } = note!;
    expect({ taxablePaise, cgstPaise, totalPaise }).toEqual({
      taxablePaise: invoice!.taxablePaise,
      cgstPaise: invoice!.cgstPaise,
      totalPaise: invoice!.totalPaise,
    });
    expect(lines.map((line) => line.quantity)).toEqual(invoice!.lines.map((line) => line.quantity));
  }
  const { number } = await placeMixed(database.db);
  await moveThrough(db, number, "confirmed");
  await cancelOrder(db, { ...shop, number });
  expect(await papersOf(database.db, number)).toEqual([]);
});

test("nobody changes, removes or skips an invoice, not even the owner of the tables, and notes never exceed theirs", async () => {
  const { db, pool } = database;
  const [paper] = await db.select().from(invoices).limit(1);
  for (const statement of [
    "update invoices set total_paise = total_paise + 1",
    "delete from invoices",
    "update invoices set buyer = '{}'",
    "delete from invoice_series",
    "update invoice_series set last_number = last_number + 2",
    "update invoice_series set last_number = last_number + 1",
    "insert into invoice_series values ('26-27', 'X', 2)",
  ])
    await expect(pool.query(statement), statement).rejects.toThrow();
  const { id: _, number: __, ...copy } = paper!;
  await expect(
    db.insert(invoices).values({ ...copy, number: "W/26-27/99999", sequence: 99_999 }),
  ).rejects.toThrow();
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into invoice_series values ('26-27', 'T', 1)`);
      const note = {
        ...copy,
        kind: "credit-note" as const,
        againstId: paper!.id,
        totalPaise: copy.totalPaise + 1,
      };
      const more = { ...note, roundingPaise: 1, series: "T", sequence: 1, number: "T/26-27/00001" };
      await tx.insert(invoices).values(more);
    }),
  ).rejects.toMatchObject({ cause: { constraint: "invoices_credit_within" } });
});
