import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit, settings } from "#app/db/schema/ground.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { batches } from "#app/db/schema/stock.ts";
import { returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { findDebits } from "#app/services/payments/debits/find-debits.server.ts";
import { issueDebitNote, takeBackDebitNote } from "#app/services/payments/debits/issue-debit-note.server.ts";
import { settleDebitNote } from "#app/services/payments/debits/settle-debit-note.server.ts";
import { papersOf, placeMixed, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

async function billed() {
  const { db } = database;
  const { number } = await placeMixed(db);
  await moveThrough(db, number, ...TO_DISPATCH, "delivered");
  const { lines, paperCount } = await findDebits(db, number);
  const raise = (paise: number, papers = paperCount) =>
    issueDebitNote(db, {
      ...{ ...shop, number, reason: "The old price was charged", paperCount: papers },
      raises: [{ lineId: lines[0]!.line.lineId, paise }],
    });
  const note = async () => (await findDebits(db, number)).notes.at(-1)!;
  return { number, lines, paperCount, raise, note };
}

test("a debit note has the rates, buyer and place of its invoice, a number of its own series, and is made once", async () => {
  const { db } = database;
  const { number, lines, raise } = await billed();
  expect(lines[0]!.roomPaise).toBeGreaterThan(300);
  const both = await Promise.all([raise(101), raise(101)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "changed" });
  const [invoice, debit, ...more] = await papersOf(db, number);
  expect(more).toEqual([]);
  const { seller, buyer, placeOfSupply } = invoice!;
  expect(debit).toMatchObject({
    ...{ kind: "debit-note", series: "DN", againstId: invoice!.id, totalPaise: 303 },
    ...{ seller, buyer, placeOfSupply, reason: "The old price was charged", delivery: null },
  });
  expect(debit!.number).toMatch(/^DN\/\d\d-\d\d\/\d{5}$/);
  expect(debit!.lines[0]).toMatchObject({ quantity: 3, pricePaise: 101, gstPercent: 5 });
  const acts = await db.select().from(audit).where(eq(audit.action, "issue-debit-note"));
  expect(acts.map(({ subject }) => subject)).toContain(`order ${number}`);
});

test("no note leads above the MRP, nor above the lower one of a batch, however many there are", async () => {
  const { db } = database;
  const { lines, raise } = await billed();
  const room = lines[0]!.roomPaise;
  expect(await raise(room + 1)).toEqual({ ok: false, reason: "above-mrp" });
  expect(await raise(room - 1)).toMatchObject({ ok: true });
  expect(await raise(2, 2)).toEqual({ ok: false, reason: "above-mrp" });
  expect(await raise(1, 2)).toMatchObject({ ok: true });
  expect(await raise(1, 3)).toEqual({ ok: false, reason: "above-mrp" });
  const other = await billed();
  const [batch] = other.lines[0]!.line.batches;
  const mrpPaise = other.lines[0]!.line.mrpPaise - 200;
  await db.update(batches).set({ mrpPaise }).where(eq(batches.number, batch!.number));
  expect(await other.raise(room - 199)).toEqual({ ok: false, reason: "above-mrp" });
  expect(await other.raise(room - 200)).toMatchObject({ ok: true });
});

test("its money is written down once, and is owed back when the packs or the note are taken back", async () => {
  const { db } = database;
  const { number, lines, raise, note } = await billed();
  await raise(100);
  const { id } = await note();
  const settle = (due: number, reference = `41235678${number.slice(-4)}`, way: "upi" | "cash" = "upi") =>
    settleDebitNote(db, { ...shop, number, settled: { note: id, due, way, reference } });
  expect(await settle(300, "1")).toEqual({ ok: false, reason: "bad-reference" });
  expect(await settle(299)).toEqual({ ok: false, reason: "changed" });
  const both = await Promise.all([settle(300), settle(300)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await note()).toMatchObject({ duePaise: 0, leftPaise: 300 });
  await returnLines(db, {
    ...{ ...shop, number, isSealed: true },
    lines: [{ lineId: lines[0]!.line.lineId, quantity: 1 }],
  });
  expect(await note()).toMatchObject({ duePaise: -100, leftPaise: 200 });
  expect(await takeBackDebitNote(db, { ...shop, number, noteId: id })).toMatchObject({ ok: true });
  expect(await takeBackDebitNote(db, { ...shop, number, noteId: id })).toEqual({
    ok: false,
    reason: "changed",
  });
  expect(await note()).toMatchObject({ duePaise: -300, leftPaise: 0 });
  expect(await settle(-300, "", "cash")).toEqual({ ok: true, value: { duePaise: -300 } });
  expect(await note()).toMatchObject({ duePaise: 0, leftPaise: 0 });
  const money = await db
    .select()
    .from(orderTransactions)
    .where(like(orderTransactions.key, `debit-note ${id} %`));
  expect(money.map(({ amountPaise, method }) => [amountPaise, method])).toEqual([
    [300, "upi"],
    [-300, "cash"],
  ]);
  const other = await billed();
  await other.raise(100);
  const used = {
    note: (await other.note()).id,
    due: 300,
    way: "upi" as const,
    reference: money[0]!.reference!,
  };
  expect(await settleDebitNote(db, { ...shop, number: other.number, settled: used })).toEqual({
    ok: false,
    reason: "reference-used",
  });
});

test("the tables refuse a debit note of another buyer, of another place, or about a note", async () => {
  const { db } = database;
  const { raise, number } = await billed();
  await raise(100);
  const [, debit] = await papersOf(db, number);
  const { id: _, ...copy } = debit!;
  for (const change of [{ againstId: debit!.id }, { placeOfSupply: "27" }, { reason: null }])
    await expect(
      db.transaction(async (tx) => {
        await tx.execute("insert into invoice_series values ('26-27', 'T', 1)");
        await tx
          .insert(invoices)
          .values({ ...copy, ...change, series: "T", sequence: 1, number: "T/26-27/00001" });
      }),
      JSON.stringify(change),
    ).rejects.toMatchObject({ cause: { code: "23514" } });
});

test("a shop that is not registered makes a supplementary bill of supply, without tax", async () => {
  const { db } = database;
  const isShop = eq(settings.key, "shop");
  const [row] = await db.select().from(settings).where(isShop);
  const { gstin: _, ...facts } = row!.value as { gstin: string };
  await db
    .update(settings)
    .set({ value: { ...facts, isGstUnregistered: true } })
    .where(isShop);
  const { raise, number } = await billed();
  expect(await raise(50)).toMatchObject({ ok: true });
  const [bill, debit] = await papersOf(db, number);
  expect([bill!.kind, debit!.kind, debit!.series]).toEqual(["bill-of-supply", "supplementary-bill", "DNS"]);
  expect(debit).toMatchObject({
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
    totalPaise: 150,
    taxablePaise: 150,
  });
  await db.update(settings).set({ value: row!.value }).where(isShop);
});
