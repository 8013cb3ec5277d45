import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { readBankDesk } from "#app/services/payments/bank-desk.server.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { readBankFile } from "#app/services/payments/read-bank-file.server.ts";
import { putLineBack, setLineAside, settleBankLine } from "#app/services/payments/settle-bank-line.server.ts";
import { readOpenLines, settleSureLines } from "#app/services/payments/sure-lines.server.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, placeTwo, shop, stateOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();
let count = 0;
const newUtr = () => `7${String(++count).padStart(11, "0")}`;

async function placeUpi() {
  const placed = await placeTwo(database.db, "upi");
  const [order] = await database.db.select().from(orders).where(eq(orders.number, placed.number));
  return { ...placed, amountPaise: order!.totalPaise };
}

/** A line about `note`, as the import takes it. */
function lineOf(amountPaise: number, note: string, reference = newUtr()) {
  const narration = `UPI/${reference}/${note}`;
  return { bookedOn: "2026-11-21", amountPaise, narration, reference, balance: "1.00" };
}
/** Reads lines of a statement and presses "Confirm all". */
async function take(...lines: ReturnType<typeof lineOf>[]) {
  const { newLines, knownLines } = await importBankLines(database.db, {
    lines,
    source: "statement",
    ...shop,
  });
  const { sure } = await readOpenLines(database.db, now);
  const lineIds = sure.map(({ line }) => line.id);
  const { settled } = await settleSureLines(database.db, { lineIds, ...shop });
  return { newLines, knownLines, settled };
}
async function lineIn(reference: string) {
  const [line] = await database.db.select().from(bankLines).where(eq(bankLines.reference, reference));
  return line!;
}

test("a line that names its order pays for it as the office does, once, however often it is read", async () => {
  const { db } = database;
  const { number, trackingToken, amountPaise } = await placeUpi();
  const line = lineOf(amountPaise, number);
  expect(await take(line, line)).toEqual({ newLines: 1, knownLines: 1, settled: 1 });
  expect(await take(line)).toEqual({ newLines: 0, knownLines: 1, settled: 0 });
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "placed", payment: "paid" });
  expect(await lettersOf(db, number)).toContain("customer paid");
});

test("a second payment of the same order, and one that is a rupee off, wait for a human", async () => {
  const { db } = database;
  const { number, amountPaise } = await placeUpi();
  const second = lineOf(amountPaise, number);
  await take(lineOf(amountPaise, number));
  expect(await take(second)).toMatchObject({ settled: 0 });
  const off = await placeUpi();
  const less = lineOf(off.amountPaise - 100, off.number);
  const more = lineOf(off.amountPaise + 500, "medicine");
  expect(await take(less)).toMatchObject({ settled: 0 });
  expect(await take(more)).toMatchObject({ settled: 0 });
  const press = async (reference: string, to: string) =>
    settleBankLine(db, { lineId: (await lineIn(reference)).id, number: to, matchedBy: "hand", ...shop });
  expect(await press(second.reference, number)).toEqual({ ok: false, reason: "other-line" });
  expect(await press(less.reference, off.number)).toEqual({ ok: false, reason: "too-little" });
  expect(await press(more.reference, "SH-0000-0000")).toEqual({ ok: false, reason: "unknown-order" });
  expect(await press(more.reference, off.number)).toEqual({ ok: true, value: { excessPaise: 500 } });
  expect(await press(more.reference, off.number)).toEqual({ ok: false, reason: "line-settled" });
});

test("money for an order that ran out is shown to a human as such", async () => {
  const { db } = database;
  const { number, amountPaise } = await placeUpi();
  await releaseExpiredHolds(db, new Date(now.getTime() + 3 * 3_600_000));
  const line = lineOf(amountPaise, number);
  expect(await take(line)).toMatchObject({ settled: 0 });
  const { unsure } = await readBankDesk(db, now);
  const shown = unsure.find(({ reference }) => reference === line.reference)!;
  expect(shown.likely[0]).toMatchObject({ number, state: "ended" });
  const lineId = (await lineIn(line.reference)).id;
  expect(await setLineAside(db, { ...shop, lineId })).toMatchObject({ ok: true });
  expect(await setLineAside(db, { ...shop, lineId })).toMatchObject({ ok: false });
  expect(await putLineBack(db, { ...shop, lineId })).toMatchObject({ ok: true });
  expect(await lineIn(line.reference)).toMatchObject({ status: "open", settledAt: null });
  expect(await putLineBack(db, { ...shop, lineId })).toMatchObject({ ok: false });
});

test("the line of an order that was confirmed by hand posts nothing again", async () => {
  const { db } = database;
  const { number, amountPaise } = await placeUpi();
  const line = lineOf(amountPaise, "medicine");
  await confirmPayment(db, { ...shop, number, reference: line.reference });
  expect(await take(line)).toMatchObject({ settled: 1 });
  expect(await lineIn(line.reference)).toMatchObject({ status: "matched", matchedBy: "known" });
});

test("at the same moment two lines settle one order once, and two readings settle each line once", async () => {
  const { number, amountPaise } = await placeUpi();
  const line = lineOf(amountPaise, number);
  const all = await Promise.all([take(line), take(line), take(line)]);
  expect(all.map(({ settled }) => settled).sort()).toEqual([0, 0, 1]);
});

test("files that are no statement are refused with their reason", async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const reasonOf = (text: string) => readBankFile(bytes(text));
  expect(await reasonOf("PK\u0003\u0004 xl/workbook.xml")).toEqual({ ok: false, reason: "sheet-broken" });
  expect(await reasonOf("%PDF-1.7")).toEqual({ ok: false, reason: "pdf" });
  expect(await reasonOf("a\0b")).toEqual({ ok: false, reason: "not-text" });
  expect(await reasonOf("")).toEqual({ ok: false, reason: "no-headings" });
  expect(await reasonOf(`"${"x".repeat(70_000)}`)).toEqual({ ok: false, reason: "broken" });
  const text = `Date,Narration,Deposit,Balance\n21/11/26,=cmd,${rupeesExact(100)},1\n`;
  expect(await reasonOf(text)).toMatchObject({ ok: true });
});
