import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobRuns } from "#app/db/schema/ground-jobs.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import {
  issueCode,
  issueLinkToken,
  readLinkToken,
  takeCode,
  takeLinkToken,
} from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { findWait, purgeAttempts, spend } from "#app/services/budget.server.ts";
import { hasSteadyClock, writeJobNews } from "#app/services/job-history.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { nextPaperNumber } from "#app/services/paper-number.server.ts";
import { addBatch, addProduct, SATURDAY_MORNING as now, placeTestOrder } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { shop, stateOf, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const at = (ms: number) => new Date(now.getTime() + ms);
/** Where the clock stands one after the other, in the end right again. */
const JUMPS = [0, 3 * HOUR_MS, 0, 9 * 365 * DAY_MS, -6 * 365 * DAY_MS, 0].map(at);

async function placeAt(clock: Date) {
  const { db } = database;
  const product = await addProduct(db);
  await addBatch(db, { productId: product.id, quantity: 5, expiresOn: "2045-01-31" });
  const lines = [{ slug: product.slug, quantity: 2 }];
  const phone = `98${String(Math.random()).slice(2, 10)}`;
  const form = { paymentMethod: "upi" as const, email: "asha@example.org", phone };
  return { ...(await placeTestOrder(db, { lines, form, now: clock })), product };
}

test("orders, papers and bills taken while the clock jumps by hours and years have each a number of its own", async () => {
  const { db } = database;
  const numbers = new Set<string>();
  for (const clock of JUMPS) {
    const { number } = await placeAt(clock);
    numbers.add(number);
    numbers.add(await nextPaperNumber(db, { kind: "enquiry", now: clock }));
    expect(await confirmPayment(db, { ...shop, number, now: clock })).toMatchObject({ ok: true });
  }
  expect(numbers.size).toBe(2 * JUMPS.length);
  const bills = (await db.select({ number: invoices.number }).from(invoices)).map(({ number }) => number);
  expect(new Set(bills).size).toBe(bills.length);
});

test.each([3 * HOUR_MS, 40 * DAY_MS, 9 * 365 * DAY_MS])(
  "packs that a clock %i ms ahead has held are held as long as others once it is right, then free",
  async (aheadMs) => {
    const { db } = database;
    const { product, trackingToken } = await placeAt(at(aheadMs));
    for (const minutes of [0, 14]) {
      await releaseExpiredHolds(db, at(minutes * MINUTE_MS));
      expect(await stockOf(db, product)).toEqual([5, 2]);
    }
    await releaseExpiredHolds(db, at(16 * MINUTE_MS));
    expect(await stockOf(db, product)).toEqual([5, 0]);
    expect(await stateOf(db, trackingToken)).toMatchObject({ status: "cancelled" });
  },
);

test("packs that are held while the clock is set years back are free once it is right", async () => {
  const { db } = database;
  const { product } = await placeAt(at(-6 * 365 * DAY_MS));
  await releaseExpiredHolds(db, now);
  expect(await stockOf(db, product)).toEqual([5, 0]);
  expect(await db.$count(orders, eq(orders.status, "awaiting_payment"))).toBe(0);
});

test("a code and a link made by a clock that ran ahead open nothing once it is right, new ones do", async () => {
  const { db } = database;
  const secret = "a-secret-of-the-tests";
  const ahead = at(9 * 365 * DAY_MS);
  const asked = { subject: "phone 9810012345", secret };
  const old = await issueCode(db, { ...asked, now: ahead });
  expect(await takeCode(db, { ...asked, code: old, now })).toBe(false);
  const code = await issueCode(db, { ...asked, now });
  expect(await takeCode(db, { ...asked, code, now })).toBe(true);
  const link = { purpose: "reset", subject: "asha@example.org", value: "asha", minutes: 30 } as const;
  const token = await issueLinkToken(db, { ...link, now: ahead });
  expect(await readLinkToken(db, { ...link, token, now })).toBeUndefined();
  expect(await takeLinkToken(db, { ...link, token, now })).toBeUndefined();
  const fresh = await issueLinkToken(db, { ...link, now });
  expect(await takeLinkToken(db, { ...link, token: fresh, now })).toBe("asha");
});

test("tries counted by a clock that ran ahead lock nobody out, and are forgotten", async () => {
  const { db } = database;
  const who = { address: "198.51.100.7", subject: "asha@example.org" };
  const ahead = at(9 * 365 * DAY_MS);
  while (!(await spend(db, { budget: "track-order", who, now: ahead })));
  expect(await findWait(db, { budget: "track-order", who, now })).toBeUndefined();
  expect(await purgeAttempts(db, now)).toBeGreaterThan(0);
  expect(await spend(db, { budget: "track-order", who, now })).toBeUndefined();
});

test("nothing is deleted for good within a day of a jump of the clock, also over a restart", async () => {
  const { db } = database;
  await db.delete(jobRuns);
  const work = (clock: Date) => {
    const times = { startedAt: clock, endedAt: clock, longestMs: 1, tookMs: 1 };
    return writeJobNews(db, [{ job: "turn-sales", fault: undefined, isByHand: false, rounds: 1, ...times }]);
  };
  for (let day = -5; day <= 0; day++) await work(at(day * DAY_MS));
  expect(await hasSteadyClock(db, now)).toBe(true);
  for (const jump of [9 * 365 * DAY_MS, -6 * 365 * DAY_MS]) {
    for (let hours = 0; hours < 24; hours += 4) {
      await work(at(jump + hours * HOUR_MS));
      expect(await hasSteadyClock(db, at(jump + hours * HOUR_MS))).toBe(false);
    }
    expect(await hasSteadyClock(db, at(jump + 60 * HOUR_MS))).toBe(true);
  }
  // Right again: what is due goes on at once.
  expect(await hasSteadyClock(db, at(HOUR_MS))).toBe(true);
});
