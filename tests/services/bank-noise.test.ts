import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { byCommand } from "#app/domain/actor.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { claimPayment } from "#app/services/orders/pay-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { readBankFile } from "#app/services/payments/read-bank-file.server.ts";
import { type Booked, STATEMENTS } from "#tests/support/bank-statements.ts";
import { addStockedProduct, ORIGIN, placeTestOrder } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";

/** How many orders; BANK_PAYMENTS=10000 is the long run. */
const ORDERS = Number(process.env.BANK_PAYMENTS ?? 150);
const A_DAY = 50;
const NOISE = 0.05;
const UNPAID = 0.08;
const KINDS = ["typo", "missing", "doubled", "off", "late"] as const;

const database = orderDatabase();
const random = randomFrom(20_261_123);
const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;

test("statements with noise lose no payment, count none twice, and match none to another order", {
  timeout: Math.max(300_000, ORDERS * 1_000),
}, async () => {
  const { db } = database;
  const shelf: string[] = [];
  for (let n = 0; n < 60; n++) {
    const pricePaise = (70 + n * 7) * 100;
    const product = await addStockedProduct(db, { quantity: ORDERS, pricePaise, mrpPaise: pricePaise });
    shelf.push(product.slug);
  }
  /** The order of each narration, which is of one payment. */
  const truth = new Map<string, string>();
  const booked = new Map<string, Booked[]>();
  const files: Uint8Array[] = [];
  let [placed, paid, matched, balance] = [0, 0, 0, 100_000];
  const days = Math.ceil(ORDERS / A_DAY) + 3;
  for (let n = 0; n < days; n++) {
    const day = addDays("2026-11-02", n);
    for (let k = 0; k < A_DAY && placed < ORDERS; k++, placed++)
      await orderAndPay(day, indiaInstant(day, 600 + k));
    const evening = indiaInstant(day, 1_300);
    await releaseExpiredHolds(db, evening);
    const today = booked.get(day);
    if (!today) continue;
    const write = Object.values(STATEMENTS)[n % 4]!;
    files.push(new TextEncoder().encode(write(today)));
    matched += (await take(files.at(-1)!, evening)).settled;
  }
  const end = indiaInstant(addDays("2026-11-02", days), 600);
  for (const file of files) expect(await take(file, end)).toMatchObject({ newLines: 0, settled: 0 });

  const lines = await db.select().from(bankLines).leftJoin(orders, eq(orders.id, bankLines.orderId));
  expect(lines).toHaveLength(paid);
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
  expect(settled).toHaveLength(matched);
  const share = matched / paid;
  process.stdout.write(
    `${placed} orders, ${paid} paid, ${matched} matched alone (${(share * 100).toFixed(2)} %)\n`,
  );
  expect(share).toBeGreaterThanOrEqual(0.98);

  async function orderAndPay(day: string, now: Date): Promise<void> {
    const { number, trackingToken: token } = await placeTestOrder(db, {
      lines: [{ slug: pick(shelf), quantity: 1 + Math.floor(random() * 2) }],
      form: { paymentMethod: "upi", phone: `98${String(placed).padStart(8, "0")}` },
      now,
    });
    await openPayPage(db, { token, now });
    if (random() < UNPAID) return;
    const noise = random() < NOISE ? pick(KINDS) : undefined;
    const isTyped = random() < 0.4;
    const utr = `6${String(30_000_000_000 + paid * 7_919)}`;
    const typed = noise === "typo" ? swapped(utr) : utr;
    const claim = {
      token,
      now,
      publicOrigin: ORIGIN,
      ...(isTyped && noise !== "missing" && { reference: typed }),
    };
    expect((await claimPayment(db, claim)).ok).toBe(true);
    const written = noise === "typo" ? swapped(number) : number;
    const note = isTyped || noise === "missing" ? "medicine" : written;
    const [order] = await db.select().from(orders).where(eq(orders.number, number));
    const paise = order!.totalPaise + (noise === "off" ? pick([-100, 100]) : 0);
    const on = noise === "late" ? addDays(day, pick([1, 2])) : day;
    balance += paise / 100;
    const narration = `UPI/${utr}/BUYER ${paid}/${note}`;
    const line = { day: on, rupees: (paise / 100).toFixed(2), narration, balance: balance.toFixed(2) };
    booked.set(on, [...(booked.get(on) ?? []), line, ...(noise === "doubled" ? [line] : [])]);
    truth.set(narration, number);
    paid++;
  }

  async function take(file: Uint8Array, now: Date) {
    const read = await readBankFile(file);
    if (!read.ok) throw new Error(`The statement is refused: ${read.reason}`);
    return importBankLines(db, { lines: read.value, actor: byCommand("orders"), now, publicOrigin: ORIGIN });
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
