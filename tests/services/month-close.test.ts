import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test, vi } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { TypedCount } from "#app/domain/books/day/day-form.ts";
import { countToMend, findingsOf } from "#app/domain/books/preflight.ts";
import { openBookFiles } from "#app/integrations/book-files.server.ts";
import { closeDay } from "#app/services/books/day/close-day.server.ts";
import { countDrawer } from "#app/services/books/day/count-drawer.server.ts";
import { moveCash } from "#app/services/books/day/drawer-moves.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";
import { listMonths } from "#app/services/books/list-months.server.ts";
import { closeMonth } from "#app/services/books/month/close-month.server.ts";
import { findMonthClose } from "#app/services/books/month/find-month-close.server.ts";
import { findObstacles } from "#app/services/books/month/month-obstacles.server.ts";
import { writeMonthFiles } from "#app/services/books/month/write-month-file.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { sumMonths } from "#app/services/books/sum-months.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addStockedProduct, ORIGIN } from "#tests/support/fixtures.ts";
import { copyInvoices } from "#tests/support/many-invoices.ts";

const actor = byUser({ userId: "owner" });
const NOVEMBER = new Date("2026-11-21T05:00:00Z");
const DECEMBER = new Date("2026-12-02T05:00:00Z");
const MONTH = "2026-11";
const folder = mkdtempSync(join(tmpdir(), "materia-books-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function openShop() {
  const database = await createTestDatabase();
  const product = await addStockedProduct(database.db, { quantity: 500 });
  let n = 0;
  const sell = (now: Date) =>
    sellAtCounter(database.db, {
      lines: [{ productId: product.id, quantity: 1 }],
      ...{ customer: {}, paymentMethod: "cash", isPrescriptionSeen: false, shownTotalPaise: 10_000 },
      ...{ idempotencyKey: `month ${++n}`, actor, now, publicOrigin: ORIGIN },
    });
  return { ...database, db: database.db, sell };
}

async function closeADay(db: Db, { paise, now, float }: { paise: number; now: Date; float?: number }) {
  const counted = { notes: {}, coinsPaise: paise, countedPaise: paise, riderHandedPaise: 0 };
  const count: TypedCount = { ...counted, upiPaise: null, onlinePaise: null, floatPaise: float };
  await countDrawer(db, { count, actor, now });
  const { sums, count: kept } = (await compareDay(db))!;
  const expectedPaise = sums.floatPaise + sums.cashInPaise + sums.paidInPaise - sums.paidOutPaise;
  const close = {
    keptPaise: 5_000,
    reason: "Note was torn",
    countId: kept.id,
    expectedPaise,
    actor,
    now,
  };
  expect(await closeDay(db, close)).toMatchObject({ ok: true });
}

async function obstaclesOf(db: Db, today: string) {
  const read = await readMonth(db, { month: MONTH, today });
  return (await findObstacles(db, read, countToMend(findingsOf(read)))).map(({ check }) => check);
}

test("a month is closed when nothing stands in its way, is frozen, and gives one file, the same each time", async () => {
  const { db, owner, sell, drop } = await openShop();
  expect(await sell(NOVEMBER)).toMatchObject({ ok: true });
  const slip = { kind: "petty" as const, amount: 500, reason: "=Tea", aboutDay: undefined };
  await moveCash(db, { slip, pageKey: "tea", actor, now: NOVEMBER });
  const line = {
    key: "bank 1",
    bookedOn: "2026-11-20",
    amountPaise: 100,
    narration: "UPI",
    status: "open" as const,
  };
  await db.insert(bankLines).values({ ...line, readAt: NOVEMBER });
  expect(await obstaclesOf(db, "2026-11-30")).toEqual(["month-not-over", "days-open", "bank-lines-open"]);
  expect(await closeMonth(db, { month: MONTH, actor, now: DECEMBER })).toEqual({
    ok: false,
    reason: "obstacles",
  });
  await db.update(bankLines).set({ status: "aside" });
  await closeADay(db, { paise: 11_400, float: 2_000, now: NOVEMBER });
  expect(await obstaclesOf(db, "2026-12-02")).toEqual([]);
  // Without a number of GST nothing is filed, so nothing of a return is to be mended.
  const unregistered = {
    month: MONTH,
    today: "2026-12-02",
    gstin: undefined,
    hsnDigits: 4 as const,
    papers: [],
  };
  const findings = findingsOf(unregistered);
  expect(findings).toMatchObject([{ rule: "own-gstin-missing", level: "look" }]);
  expect(await findObstacles(db, unregistered, countToMend(findings))).toEqual([]);
  expect(await closeMonth(db, { month: MONTH, actor, now: DECEMBER })).toEqual({
    ok: true,
    value: { paperCount: 1 },
  });
  expect(await closeMonth(db, { month: MONTH, actor, now: DECEMBER })).toMatchObject({
    reason: "closed-already",
  });
  // Whoever asks, nothing of the month is added or changed; the next month goes on.
  await expect(sell(NOVEMBER)).rejects.toMatchObject({ cause: { message: "the month 2026-11 is closed" } });
  await expect(moveCash(db, { slip, pageKey: "more tea", actor, now: NOVEMBER })).rejects.toMatchObject({
    cause: { constraint: "month_is_closed" },
  });
  for (const statement of [
    "insert into order_transactions (order_id, kind, method, amount_paise, key, happened_at, actor_kind) select order_id, kind, method, 1, 'x', happened_at, 'unknown' from order_transactions limit 1",
    "update invoices set total_paise = 1",
    "delete from order_transactions",
    "delete from month_closes",
  ])
    await expect(owner.query(statement), statement).rejects.toThrow(/closed|only ever added to/);
  expect(await sell(DECEMBER)).toMatchObject({ ok: true });
  const files = openBookFiles(folder);
  const clock = () => DECEMBER;
  expect(await findMonthClose(db, MONTH)).toMatchObject({ paperCount: 1, drawnCount: 0, file: undefined });
  expect(await writeMonthFiles(db, { files, clock })).toEqual([MONTH]);
  expect(await writeMonthFiles(db, { files, clock })).toEqual([]);
  const bytes = readFileSync(join(folder, "books", `${MONTH}.zip`));
  const kept = (await findMonthClose(db, MONTH))!.file!;
  expect(kept).toEqual({
    digest: createHash("sha256").update(bytes).digest("hex"),
    byteCount: bytes.byteLength,
    isAgain: false,
  });
  const taken = Buffer.concat(await Array.fromAsync(files.read(MONTH)));
  expect(taken.equals(bytes)).toBe(true);
  const zip = unzipSync(bytes);
  expect(Object.keys(zip).sort()).toEqual([
    ...[
      "cash-book.csv",
      "gstr1.json",
      "gstr3b.csv",
      "papers/C-26-27-00001.pdf",
      "stock-value.csv",
      "tally.xml",
    ],
  ]);
  expect(JSON.parse(strFromU8(zip["gstr1.json"]!))).toMatchObject({ fp: "112026" });
  expect(strFromU8(zip["papers/C-26-27-00001.pdf"]!.subarray(0, 5))).toBe("%PDF-");
  const cash = strFromU8(zip["cash-book.csv"]!).trim().split("\r\n");
  expect(cash.at(1)).toMatch(/,0\.00$/);
  expect(cash.at(2)).toMatch(/,First count.*,20\.00$/);
  expect(cash.some((row) => row.includes("'=Tea"))).toBe(true);
  // Float 20, sale 100, tea 5, short 1, 64 to the bank: 50 stay.
  expect(cash.at(-1)).toMatch(/,50\.00$/);
  const stock = strFromU8(zip["stock-value.csv"]!);
  expect(stock).toContain("unknown");
  expect(stock).toContain("499");
  // The disk is lost: the same file is made again.
  const again = openBookFiles(join(folder, "again"));
  expect(await writeMonthFiles(db, { files: again, clock: () => new Date("2027-01-05T00:00:00Z") })).toEqual([
    MONTH,
  ]);
  expect(readFileSync(join(folder, "again", "books", `${MONTH}.zip`)).equals(bytes)).toBe(true);
  expect((await findMonthClose(db, MONTH))!.file).toEqual({ ...kept, isAgain: true });
  await drop();
});

test("2,000 invoices are closed at once, and the list of months reads no paper of months that are over", async () => {
  const { db, owner, sell, drop } = await openShop();
  expect(await sell(NOVEMBER)).toMatchObject({ ok: true });
  await closeADay(db, { paise: 10_000, float: 0, now: NOVEMBER });
  await copyInvoices(owner, 1_999);
  const all = await listMonths(db);
  expect(all).toMatchObject([{ month: MONTH, invoiceCount: 2_000, totalPaise: 20_000_000, isClosed: false }]);
  expect(await sumMonths(db, NOVEMBER)).toBe(0);
  expect(await sumMonths(db, DECEMBER)).toBe(1);
  expect(await sumMonths(db, DECEMBER)).toBe(0);
  expect(await listMonths(db)).toEqual(all);
  await db.execute(sql`vacuum analyze invoices`).catch(() => owner.query("vacuum analyze invoices"));
  expect(await papersReadByList(db)).toBeLessThan(10);
  // A paper that comes after all takes the sum away, and it is made anew.
  await copyInvoices(owner, 1);
  expect(await listMonths(db)).toMatchObject([{ invoiceCount: 2_001 }]);
  expect(await sumMonths(db, DECEMBER)).toBe(1);
  expect(await listMonths(db)).toMatchObject([{ invoiceCount: 2_001 }]);
  const began = performance.now();
  expect(await closeMonth(db, { month: MONTH, actor, now: DECEMBER })).toMatchObject({ ok: true });
  process.stdout.write(`2,001 invoices: closed in ${Math.round(performance.now() - began)} ms\n`);
  await drop();
}, 120_000);

test("a sale that writes its money and then its paper is not undone by a close that begins between the two", async () => {
  const { db, owner, drop } = await openShop();
  const sale = await owner.connect();
  await sale.query("begin; lock table order_transactions in row exclusive mode");
  const held = inTransaction(db, (tx) => tx.execute(sql`select hold_books()`));
  await vi.waitFor(async () => {
    const { rows } = await owner.query(
      `select from pg_locks join pg_database on pg_database.oid = database
        where not granted and datname = current_database() and relation = 'order_transactions'::regclass`,
    );
    expect(rows).toHaveLength(1);
  });
  await sale.query("lock table invoices in row exclusive mode; commit");
  await held;
  sale.release();
  await drop();
});

/** How many rows of invoices PostgreSQL looks at for the list, by its own account. */
async function papersReadByList(db: Db): Promise<number> {
  let seen = 0;
  const told = new Proxy(db, {
    get: (target, key) =>
      key === "execute"
        ? async (statement: ReturnType<typeof sql>) => {
            const { rows } = await target.execute<{ "QUERY PLAN": unknown[] }>(
              sql`explain (analyze, format json) ${statement}`,
            );
            seen = rowsOf(rows[0]!["QUERY PLAN"]);
            return { rows: [] };
          }
        : Reflect.get(target, key),
  });
  await listMonths(told);
  return seen;
}

function rowsOf(plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce((sum: number, part) => sum + rowsOf(part), 0);
  if (typeof plan !== "object" || plan === null) return 0;
  const node = plan as Record<string, unknown>;
  const own =
    node["Relation Name"] === "invoices" ? Number(node["Actual Rows"]) * Number(node["Actual Loops"]) : 0;
  return own + rowsOf(Object.values(node));
}
