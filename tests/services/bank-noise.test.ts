import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { byCommand } from "#app/domain/actor.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { readBankFile } from "#app/services/payments/read-bank-file.server.ts";
import { readOpenLines, settleSureLines } from "#app/services/payments/sure-lines.server.ts";
import { type Booked, STATEMENTS } from "#tests/support/bank-statements.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes, addStockedProduct, ORIGIN } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { addUnpaidOrders, type Unpaid, type UnpaidOrder } from "#tests/support/unpaid-orders.ts";

/** How many orders; BANK_PAYMENTS=10000 is the long run. */
const ORDERS = Number(process.env.BANK_PAYMENTS ?? 300);
const A_DAY = 50;
const NOISE = 0.05;
const UNPAID = 0.08;
const KINDS = ["typo", "missing", "doubled", "off", "late", "split"] as const;
const FIRST_DAY = "2026-11-02";

/** What a buyer does; undefined where they pay nothing. */
type Paid = { utr: string; isTyped: boolean; noise: (typeof KINDS)[number] | undefined };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

const random = randomFrom(20_261_123);
const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
const by = { actor: byCommand("orders"), publicOrigin: ORIGIN };

test("statements with noise lose no payment, count none twice, and match none to another order", {
  timeout: Math.max(300_000, ORDERS * 1_000),
}, async () => {
  const { db } = database;
  const shelf: Pick<Unpaid, "product" | "pricePaise">[] = [];
  for (let n = 0; n < 60; n++) {
    const pricePaise = (70 + n * 7) * 100;
    const product = await addStockedProduct(db, { quantity: ORDERS, pricePaise, mrpPaise: pricePaise });
    shelf.push({ product, pricePaise });
  }
  /** The order of each narration; of a payment in two parts two have the same. */
  const truth = new Map<string, string>();
  const booked = new Map<string, Booked[]>();
  const files: Uint8Array[] = [];
  let [placed, paid, balance] = [0, 0, 100_000];
  const days = Math.ceil(ORDERS / A_DAY) + 3;
  for (let n = 0; n < days; n++) {
    const day = addDays(FIRST_DAY, n);
    await orderAndPay(day, Math.min(A_DAY, ORDERS - placed));
    const evening = indiaInstant(day, 1_300);
    while ((await releaseExpiredHolds(db, evening)) > 0);
    const today = booked.get(day);
    if (!today) continue;
    const write = Object.values(STATEMENTS)[n % 4]!;
    files.push(new TextEncoder().encode(write(today)));
    await take(files.at(-1)!, evening);
  }
  const end = indiaInstant(addDays(FIRST_DAY, days), 600);
  for (const file of files) expect(await take(file, end)).toMatchObject({ newLines: 0, settled: 0 });

  const lines = await db.select().from(bankLines).leftJoin(orders, eq(orders.id, bankLines.orderId));
  expect(lines).toHaveLength(truth.size);
  const wrong = lines.filter(
    ({ bank_lines: line, orders: order }) => order && truth.get(line.narration) !== order.number,
  );
  expect(wrong).toEqual([]);
  const ledger = await db.select().from(orderTransactions);
  expect(new Set(ledger.map(({ orderId }) => orderId)).size).toBe(ledger.length);
  const settled = lines.filter(({ orders: order }) => order !== null);
  const sum = (amounts: { amountPaise: number }[]) =>
    amounts.reduce((all, { amountPaise }) => all + amountPaise, 0);
  expect(sum(ledger)).toBe(sum(settled.map(({ bank_lines: line }) => line)));
  // What still waits was written without its packs; whatever was paid has them, its email and its steps.
  const faults = await findLedgerFaults(db);
  const isSettled = new Set(settled.map(({ orders: order }) => order!.number));
  expect(faults.filter((fault) => isSettled.has(fault.split(/[ :]/)[1]!))).toEqual([]);
  const share = settled.length / paid;
  process.stdout.write(
    `${placed} orders, ${paid} paid, ${settled.length} matched alone (${(share * 100).toFixed(2)} %)\n`,
  );
  expect(share).toBeGreaterThanOrEqual(0.98);

  async function orderAndPay(day: string, count: number): Promise<void> {
    const wanted = Array.from({ length: Math.max(0, count) }, (_, k) => {
      const paying = random() < UNPAID ? undefined : payingOf();
      const typed = paying?.noise === "typo" ? swapped(paying.utr) : paying?.utr;
      const reference = paying?.isTyped && paying.noise !== "missing" ? typed : undefined;
      const quantity = 1 + Math.floor(random() * 2);
      const claimed = paying && { reference };
      return { ...pick(shelf), quantity, placedAt: indiaInstant(day, 600 + k), claimed, paying };
    });
    if (wanted.length === 0) return;
    const added = await addUnpaidOrders(db, wanted);
    placed += added.length;
    for (const [at, { paying }] of wanted.entries()) if (paying) book(day, added[at]!, paying);
  }

  function payingOf(): Paid {
    const noise = random() < NOISE ? pick(KINDS) : undefined;
    paid += 1;
    // Far apart, as those of a bank: two swapped digits of one are not another.
    return {
      noise,
      isTyped: random() < 0.4,
      utr: `6${Math.floor(10_000_000_000 + random() * 89_999_999_999)}`,
    };
  }

  function book(day: string, { number, totalPaise }: UnpaidOrder, { utr, isTyped, noise }: Paid): void {
    const written = noise === "typo" ? swapped(number) : number;
    const note = isTyped || noise === "missing" ? "medicine" : written;
    const paise = totalPaise + (noise === "off" ? pick([-100, 100]) : 0);
    const on = noise === "late" ? addDays(day, pick([1, 2])) : day;
    const parts = noise === "split" ? [Math.round(paise * 0.6), paise - Math.round(paise * 0.6)] : [paise];
    for (const [part, amount] of parts.entries()) {
      balance += amount / 100;
      const narration = `UPI/${part === 0 ? utr : `7${utr.slice(1)}`}/BUYER/${note}`;
      const line = { day: on, rupees: (amount / 100).toFixed(2), narration, balance: balance.toFixed(2) };
      booked.set(on, [...(booked.get(on) ?? []), line, ...(noise === "doubled" ? [line] : [])]);
      truth.set(narration, number);
    }
  }

  async function take(file: Uint8Array, now: Date) {
    const read = await readBankFile(file);
    if (!read.ok) throw new Error(`The statement is refused: ${read.reason}`);
    const { newLines } = await importBankLines(db, { lines: read.value, source: "statement", now, ...by });
    const { sure } = await readOpenLines(db, now);
    const lineIds = sure.map(({ line }) => line.id);
    const { settled } = await settleSureLines(db, { lineIds, now, ...by });
    return { newLines, settled };
  }
});

/** Two digits next to each other change places, as fingers do it. */
function swapped(text: string): string {
  const place = text.length - 3;
  return `${text.slice(0, place)}${text[place + 1]}${text[place]}${text.slice(place + 2)}`;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
