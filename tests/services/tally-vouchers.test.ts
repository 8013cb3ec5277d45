import fc from "fast-check";
import { expect, test } from "vitest";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { byUser } from "#app/domain/actor.ts";
import type { TallyLedger } from "#app/domain/books/tally/tally-ledgers.ts";
import { type TallyVoucher, trialBalance } from "#app/domain/books/tally/tally-voucher.ts";
import {
  closeVouchers,
  moneyVoucher,
  paperVoucher,
  slipVoucher,
} from "#app/domain/books/tally/vouchers-of.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { openTally } from "#app/integrations/tally.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { sendMonth } from "#app/services/books/tally/month-vouchers.server.ts";
import { sendVouchers } from "#app/services/books/tally/send-vouchers.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { openTallyDouble } from "#tests/doubles/tally/server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addStockedProduct, ORIGIN } from "#tests/support/fixtures.ts";
import { anyMonth, papersOfMonth } from "#tests/support/random-month.ts";

const { company: _, ...names } = settingsSchema.parse({}).tally;
const ledgers = Object.values(names);
const day = "2026-10-05";

/** 2,000 vouchers of every kind, with what each ledger must come to by sums of its own. */
function manyVouchers() {
  const papers = fc
    .sample(anyMonth, { numRuns: 400, seed: 70 })
    .flatMap(papersOfMonth)
    .slice(0, 1_200)
    // Each of the random months begins its numbers anew.
    .map((paper, index) => ({
      ...paper,
      number: `${paper.kind === "credit-note" ? "CN" : "W"}/26-27/${index}`,
    }));
  const methods = ["cash", "cod", "upi", "online", "bank-transfer"] as const;
  const money = Array.from({ length: 500 }, (_, id) => {
    const kind = id % 7 === 0 ? ("refund" as const) : ("payment" as const);
    const amountPaise = (kind === "refund" ? -1 : 1) * (id * 137 + 1);
    return { id, day, orderNumber: `SH-${id}`, kind, method: methods[id % 5]!, amountPaise };
  });
  const kinds = ["petty", "deposit", "change-in", "clinic-fees", "found-later", "missing-later"] as const;
  const slips = Array.from({ length: 150 }, (_, id) => {
    const kind = kinds[id % 6]!;
    const isOut = kind === "petty" || kind === "deposit" || kind === "missing-later";
    return { id, day, kind, amountPaise: (isOut ? -1 : 1) * (id * 11 + 5), reason: `Tea & <tape> ${id}` };
  });
  const closes = Array.from({ length: 60 }, (_, id) => ({
    ...{ id, day, reason: "Counted twice", differencePaise: (id % 5) - 2 },
    ...{ riderHandedPaise: id * 1_000, depositPaise: id * 900 + 1 },
  }));
  const vouchers = [
    ...papers.map(paperVoucher),
    ...money.map(moneyVoucher),
    ...slips.map(slipVoucher),
    ...closes.flatMap(closeVouchers),
  ];
  const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
    items.reduce((all, item) => all + of(item), 0);
  const sign = (paper: (typeof papers)[number]) => (paper.kind === "credit-note" ? -1 : 1);
  const tax = (key: "cgstPaise" | "sgstPaise" | "igstPaise" | "roundingPaise") =>
    -sum(papers, (paper) => sign(paper) * paper[key]);
  const came = (...ways: string[]) =>
    sum(
      money.filter(({ method }) => ways.includes(method)),
      ({ amountPaise }) => amountPaise,
    );
  const slipped = (...of: string[]) =>
    sum(
      slips.filter(({ kind }) => of.includes(kind)),
      ({ amountPaise }) => amountPaise,
    );
  const codBack = sum(
    money.filter(({ method, kind }) => method === "cod" && kind === "refund"),
    ({ amountPaise }) => amountPaise,
  );
  const handed = sum(closes, ({ riderHandedPaise }) => riderHandedPaise);
  const banked = sum(closes, ({ depositPaise }) => depositPaise);
  const differences = sum(closes, ({ differencePaise }) => differencePaise);
  const expected: Record<TallyLedger, number> = {
    sales: -sum(papers, (paper) => sign(paper) * sum(paper.lines, ({ taxablePaise }) => taxablePaise)),
    delivery: -sum(papers, (paper) => sign(paper) * (paper.delivery?.taxablePaise ?? 0)),
    ...{
      cgst: tax("cgstPaise"),
      sgst: tax("sgstPaise"),
      igst: tax("igstPaise"),
      rounding: tax("roundingPaise"),
    },
    customers:
      sum(papers, (paper) => sign(paper) * paper.totalPaise) - sum(money, ({ amountPaise }) => amountPaise),
    cash: came("cash") + codBack + slipped(...kinds) + handed - banked + differences,
    riders: came("cod") - codBack - handed,
    ...{
      upi: came("upi"),
      online: came("online"),
      bank: came("bank-transfer") + banked - slipped("deposit"),
    },
    ...{ petty: -slipped("petty"), change: -slipped("change-in"), clinic: -slipped("clinic-fees") },
    shortOver: -slipped("found-later", "missing-later") - differences,
  };
  return { vouchers, expected };
}

const byName = (balance: Partial<Record<TallyLedger, number>>) =>
  Object.fromEntries(
    Object.entries(balance)
      .filter(([, paise]) => paise !== 0)
      .map(([ledger, paise]) => [names[ledger as TallyLedger], paise]),
  );

test("2,000 vouchers go into Tally once each, and its trial balance is the ledger's to the paisa, whatever is lost on the way", async () => {
  const { vouchers, expected } = manyVouchers();
  expect(vouchers.length).toBeGreaterThan(1_990);
  expect(byName(trialBalance(vouchers))).toEqual(byName(expected));
  const tally = await openTallyDouble({ ledgers });
  tally.mischief.losesEvery = 3;
  const sent = await sendVouchers(openTally(tally.url), { vouchers, names });
  expect(sent).toMatchObject({ isReached: true, errors: 0, lineErrors: [], answered: vouchers.length });
  expect(sent.created + sent.altered).toBe(vouchers.length);
  expect(tally.vouchers()).toHaveLength(vouchers.length);
  tally.mischief.losesEvery = 0;
  const again = await sendVouchers(openTally(tally.url), { vouchers, names });
  expect(again).toMatchObject({ created: 0, altered: vouchers.length, errors: 0 });
  expect(tally.vouchers()).toHaveLength(vouchers.length);
  const said = Object.entries(tally.trialBalance()).filter(([, paise]) => paise !== 0);
  expect(Object.fromEntries(said)).toEqual(byName(expected));
  await tally.close();
}, 60_000);

const voucher: TallyVoucher = {
  ...{ guid: "slip 1", type: "Payment", number: "S-1", day, narration: 'Tea & <tape> "large"' },
  entries: [
    { ledger: "cash", debitPaise: -12_000 },
    { ledger: "petty", debitPaise: 12_000 },
  ],
};

test("Tally refuses what does not balance, ledgers it does not have, and a number twice, with 200 and its own words", async () => {
  const tally = await openTallyDouble({ ledgers: ledgers.filter((name) => name !== "Petty Expenses") });
  const send = (...vouchers: TallyVoucher[]) => sendVouchers(openTally(tally.url), { vouchers, names });
  expect(await send(voucher)).toMatchObject({
    ...{ created: 0, errors: 1, lineErrors: ["Ledger 'Petty Expenses' does not exist!"] },
  });
  const good: TallyVoucher = {
    ...voucher,
    entries: [
      { ledger: "bank", debitPaise: 5 },
      { ledger: "cash", debitPaise: -5 },
    ],
  };
  const off = {
    ...good,
    guid: "off",
    number: "S-2",
    entries: [good.entries[0]!, { ledger: "cash" as const, debitPaise: -4 }],
  };
  expect(await send(good, off)).toMatchObject({
    ...{ created: 1, errors: 1, lineErrors: [expect.stringContaining("Totals do not match")] },
  });
  expect(await send({ ...good, guid: "another" })).toMatchObject({
    lineErrors: ["Voucher Number 'S-1' already exists!"],
  });
  const elsewhere = await sendVouchers(openTally(tally.url), { vouchers: [good], names, company: "Other" });
  expect(elsewhere).toMatchObject({ errors: 1, lineErrors: [expect.stringContaining("Other")] });
  expect(tally.vouchers()).toHaveLength(1);
  // A company of another name refuses the first message: the others are not sent to be refused too.
  const many = Array.from({ length: 250 }, (_, n) => ({ ...good, guid: `many ${n}`, number: `N-${n}` }));
  const before = tally.messages;
  expect(await sendVouchers(openTally(tally.url), { vouchers: many, names, company: "Other" })).toMatchObject(
    { isStopped: true, created: 0, errors: 1, lineErrors: [expect.stringContaining("Other")] },
  );
  expect(tally.messages - before).toBe(1);
  await tally.close();
});

test("a Tally that is away, slow or something else is said so, and nothing is counted as taken", async () => {
  const tally = await openTallyDouble({ ledgers });
  const fast = openTally(tally.url, 100);
  tally.mischief.slowMs = 300;
  expect(await sendVouchers(fast, { vouchers: [voucher], names })).toMatchObject({
    isReached: false,
    answered: 0,
  });
  tally.mischief.slowMs = 0;
  tally.mischief.isOther = true;
  expect(await sendVouchers(fast, { vouchers: [voucher], names })).toMatchObject({ isReached: false });
  await tally.close();
  expect(await sendVouchers(fast, { vouchers: [voucher], names })).toMatchObject({ isReached: false });
});

test("a month of real sales balances in Tally, and its cash is the ledger's", async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 50 });
  for (let n = 0; n < 20; n++)
    expect(
      await sellAtCounter(db, {
        lines: [{ productId: product.id, quantity: 1 + (n % 2) }],
        ...{ customer: {}, paymentMethod: n % 3 ? "cash" : "upi", isPrescriptionSeen: false },
        ...(n % 3 ? {} : { reference: String(412345678000 + n) }),
        ...{ shownTotalPaise: 10_000 * (1 + (n % 2)), idempotencyKey: `tally ${n}` },
        ...{ actor: byUser({ userId: "x" }), now: new Date("2026-11-21T05:00:00Z"), publicOrigin: ORIGIN },
      }),
    ).toMatchObject({ ok: true });
  const tally = await openTallyDouble({ ledgers });
  const read = await readMonth(db, { month: "2026-11", today: "2026-12-01" });
  expect(await sendMonth(db, { read, url: tally.url })).toMatchObject({ created: 40, errors: 0 });
  const ledger = await db.select().from(orderTransactions);
  const cash = ledger
    .filter(({ method }) => method === "cash")
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  expect(tally.trialBalance()).toMatchObject({ [names.cash]: cash, [names.customers]: 0 });
  await tally.close();
  await database.drop();
});
