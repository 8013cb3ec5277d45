import { afterAll, expect, test } from "vitest";
import { byUser } from "#app/domain/actor.ts";
import type { TypedCount } from "#app/domain/books/day/day-form.ts";
import { cashBook } from "#app/domain/books/month/cash-book.ts";
import { indiaInstant } from "#app/domain/india-time.ts";
import { closeDay } from "#app/services/books/day/close-day.server.ts";
import { countDrawer } from "#app/services/books/day/count-drawer.server.ts";
import { countOpenDay } from "#app/services/books/day/count-open-day.server.ts";
import { moveCash } from "#app/services/books/day/drawer-moves.server.ts";
import { countUnclosedDays } from "#app/services/books/day/find-days.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";
import { readCash } from "#app/services/books/month/cash-book.server.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct } from "#tests/support/fixtures.ts";
import { addSale } from "#tests/support/sale.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);
const actor = byUser({ userId: "kavita" });

test("what came before the first count is in its float: neither the close nor the cash book has it twice", async () => {
  const september = indiaInstant("2026-09-10", 600);
  const november = (day: number, minutes = 600) =>
    indiaInstant(`2026-11-${String(day).padStart(2, "0")}`, minutes);
  const product = await addProduct(db);
  const line = { productId: product.id, quantity: 1, pricePaise: 10_000 };
  const orderId = await addSale(db, { lines: [line], channel: "counter", placedAt: september });
  const money = (method: "cash" | "cod", amountPaise: number, now: Date) =>
    recordMoney(db, {
      ...{ orderId, kind: "payment", method, amountPaise, key: now.toISOString(), by: { actor, now } },
    });
  const slip = (amount: number, now: Date) =>
    moveCash(db, {
      slip: { kind: "petty", amount, reason: "Tea", aboutDay: undefined },
      ...{ pageKey: now.toISOString(), actor, now },
    });
  await money("cash", 5_000_000, september);
  await money("cod", 40_000, indiaInstant("2026-10-20", 600));
  await slip(9_000, november(4));
  await money("cash", 30_000, november(5));
  await slip(1_000, november(5, 610));
  // Each day of the last month waits for a close, though the first one begins with its own day.
  expect(await countUnclosedDays(db, november(6))).toBe(3);
  expect(await countOpenDay(db, november(5, 700))).toMatchObject({ slipCount: 1 });
  const counted = { notes: {}, coinsPaise: 229_000, countedPaise: 229_000, riderHandedPaise: 0 };
  const count: TypedCount = { ...counted, upiPaise: null, onlinePaise: null, floatPaise: 200_000 };
  await countDrawer(db, { count, actor, now: november(5, 1_200) });
  const compared = (await compareDay(db))!;
  expect(compared.sums).toMatchObject({ cashInPaise: 30_000, paidOutPaise: 1_000 });
  const sums = { keptPaise: 229_000, reason: "", expectedPaise: 229_000 };
  const close = { ...sums, countId: compared.count.id, actor, now: november(5, 1_210) };
  expect(await closeDay(db, close)).toMatchObject({ ok: true, value: { depositPaise: 0 } });
  await money("cash", 500, november(7));
  const october = await readCash(db, "2026-10");
  expect(cashBook(october.openingPaise, october.entries).map(({ balancePaise }) => balancePaise)).toEqual([
    5_040_000,
  ]);
  const { openingPaise, entries } = await readCash(db, "2026-11");
  expect(openingPaise).toBe(5_040_000);
  expect(cashBook(openingPaise, entries).map(({ kind, balancePaise }) => [kind, balancePaise])).toEqual([
    ["slip", 5_031_000],
    ["first-count", 200_000],
    ["sale", 230_000],
    ["slip", 229_000],
    ["sale", 229_500],
  ]);
  expect((await readCash(db, "2026-12")).openingPaise).toBe(229_500);
});
